"""Texts that are read out, where the device has a voice of its own for the language."""

from typing import Any, Callable

from pyscript import window

LOOKED_FOR = 250  # milliseconds until a browser knows its voices
_waited: list[bool] = []  # whether that was waited for


def _voice(language: str) -> Any:
    try:
        for voice in window.speechSynthesis.getVoices():
            if voice.localService and str(voice.lang)[:2] == language[:2]:
                return voice
    except Exception:  # there is no such thing here
        return None
    return None


def has_voice(language: str) -> bool:
    """Whether the device can read out that language."""
    return _voice(language) is not None


def speak(text: str, language: str, missing: Callable[[], None]) -> None:
    """Read a text out, instead of what is being read; missing: called where no voice can."""
    if not has_voice(language) and not _waited:
        _waited.append(True)  # a browser may look for its voices when they are first asked for
        window.setTimeout(lambda *_: speak(text, language, missing), LOOKED_FOR)
        return
    voice = _voice(language)
    if not voice:
        missing()
        return
    plain = text.replace("\u2011", "-")  # not every voice knows the hyphen that no line ends at
    said = window.SpeechSynthesisUtterance.new(plain)
    said.voice, said.lang = voice, voice.lang
    window.speechSynthesis.cancel()
    window.speechSynthesis.speak(said)
