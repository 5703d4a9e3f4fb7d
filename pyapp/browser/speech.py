"""Texts that are read out, where the device has a voice of its own for the language."""

from typing import Any

from pyscript import window


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


def speak(text: str, language: str) -> None:
    """Read a text out, instead of what is being read."""
    voice = _voice(language)
    if voice:
        said = window.SpeechSynthesisUtterance.new(text)
        said.voice, said.lang = voice, voice.lang
        window.speechSynthesis.cancel()
        window.speechSynthesis.speak(said)
