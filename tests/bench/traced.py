"""Where the time of a touch goes, from a trace of the browser with samples of its scripts.

The main thread's events lie in each other; time belongs to the innermost, and within a script to
MicroPython (its wasm) or to JavaScript as the samples share it.
"""

import bisect
import json
from collections import defaultdict
from collections.abc import Iterator
from typing import Any, NamedTuple

CATEGORIES = [
    "blink.user_timing",
    "devtools.timeline",
    "v8",
    "disabled-by-default-v8.cpu_profiler",
    "disabled-by-default-v8.cpu_profiler.hires",
]
WASM, SCRIPT = "MicroPython", "JavaScript"
PARTS = (WASM, SCRIPT, "html", "style", "layout", "paint", "garbage", "other")
OF_EVENT = {
    "ParseHTML": "html",
    "UpdateLayoutTree": "style",
    "RecalculateStyles": "style",
    "Layout": "layout",
    "HitTest": "layout",
    "PrePaint": "paint",
    "Paint": "paint",
    "Layerize": "paint",
    "Commit": "paint",
    "UpdateLayer": "paint",
    "MinorGC": "garbage",
    "MajorGC": "garbage",
    "V8.GCScavenger": "garbage",
    **dict.fromkeys(
        ("EventDispatch", "FunctionCall", "EvaluateScript", "TimerFire", "RunMicrotasks"), SCRIPT
    ),
    **dict.fromkeys(("FireAnimationFrame", "HandlePostMessage", "v8.callFunction"), SCRIPT),
}
Event = dict[str, Any]


class Stretch(NamedTuple):
    """Microseconds in which one part of the browser was at work."""

    begin: float
    end: float
    part: str


def parts(trace: bytes) -> dict[str, float]:
    """Milliseconds of each of PARTS between the touch and its last frame."""
    events: list[Event] = json.loads(trace)["traceEvents"]
    marks = [each for each in events if each["name"] in ("touched", "shown")]
    thread = (marks[0]["pid"], marks[0]["tid"])
    begin = min(each["ts"] for each in marks)
    end = max(each["ts"] for each in marks)
    own = [
        each
        for each in events
        if (each["pid"], each["tid"]) == thread
        and each["ph"] == "X"
        and begin < each["ts"] + each.get("dur", 0)
        and each["ts"] < end
    ]
    spent: dict[str, float] = dict.fromkeys(PARTS, 0)
    scripts = []
    for begun, ended, part in stretches(own):
        begun, ended = max(begun, begin), min(ended, end)
        if ended > begun:
            spent[part] += (ended - begun) / 1000
            if part == SCRIPT:
                scripts.append((begun, ended))
    share = wasm_share(events, thread[0], scripts)
    spent[WASM] = spent[SCRIPT] * share
    spent[SCRIPT] -= spent[WASM]
    return spent


def stretches(events: list[Event]) -> Iterator[Stretch]:
    """The time of each event that is not within another inside it."""
    above: list[tuple[float, str]] = []  # ends and parts of the events that are open
    now = 0.0
    for event in sorted(events, key=lambda each: (each["ts"], -each.get("dur", 0))):
        while above and above[-1][0] <= event["ts"]:
            end, part = above.pop()
            yield Stretch(now, end, part)
            now = max(now, end)
        if above:
            yield Stretch(now, event["ts"], above[-1][1])
        now = event["ts"]
        around = above[-1][1] if above else "other"
        above.append((now + event.get("dur", 0), OF_EVENT.get(event["name"], around)))
    while above:
        end, part = above.pop()
        yield Stretch(now, end, part)
        now = max(now, end)


def wasm_share(events: list[Event], pid: int, scripts: list[tuple[float, float]]) -> float:
    """How much of the samples within these stretches is in wasm."""
    wasm: dict[int, bool] = {}
    count: dict[bool, int] = defaultdict(int)
    begins = [begin for begin, _end in scripts]
    now = 0.0
    for event in events:
        if event["pid"] != pid or event["name"] not in ("Profile", "ProfileChunk"):
            continue
        data = event["args"]["data"]
        now = data.get("startTime", now)
        for node in data.get("cpuProfile", {}).get("nodes", ()):
            wasm[node["id"]] = node["callFrame"].get("url", "").startswith("wasm:")
        samples = data.get("cpuProfile", {}).get("samples", ())
        for node, delta in zip(samples, data.get("timeDeltas", ()), strict=True):
            now += delta
            place = bisect.bisect_right(begins, now) - 1
            if place >= 0 and now < scripts[place][1]:
                count[wasm[node]] += 1
    return count[True] / max(1, sum(count.values()))
