"""The gong, made by the device: no file has to come for it.

A browser lets a page sound once it was touched, and again only after it was touched anew.
"""

from typing import Any

from pyscript import window

STRUCK = 3  # times
APART, LONG = 1.6, 4.0  # seconds from one to the next, and until one has died away
# Of each tone of the bell: hertz, how loud.
TONES = ((196.0, 0.5), (392.0, 0.3), (541.0, 0.2), (823.0, 0.12))
FAINT = 0.0001
_context: list[Any] = []  # one, once it has sounded


def gong() -> None:
    """Sound the gong."""
    try:
        context = _ready()
        for place in range(STRUCK):
            for hertz, loud in TONES:
                _tone(context, float(context.currentTime) + place * APART, hertz, loud)
    except Exception:  # there is no such thing here
        return


def _ready() -> Any:
    if not _context:
        session = getattr(window.navigator, "audioSession", None)
        if session:
            session.type = "playback"  # else an iPhone's switch silences it
        _context.append(window.AudioContext.new())
    _context[0].resume()
    return _context[0]


def _tone(context: Any, at: float, hertz: float, loud: float) -> None:
    """Have a tone begin at a time, and die away."""
    tone, volume = context.createOscillator(), context.createGain()
    tone.frequency.value = hertz
    volume.gain.setValueAtTime(loud, at)
    volume.gain.exponentialRampToValueAtTime(FAINT, at + LONG)
    tone.connect(volume)
    volume.connect(context.destination)
    tone.start(at)
    tone.stop(at + LONG)
