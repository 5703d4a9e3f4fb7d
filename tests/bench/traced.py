"""Where the time of a touch goes, from a trace of the browser with samples of its scripts.

The main thread's events lie in each other; time belongs to the innermost, and within a script to
MicroPython (its wasm) or to JavaScript as the samples share it. Beside the time stands how many
elements were styled and how many objects laid out anew, which no other work on the machine changes.
"""

import bisect
import json
from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

CATEGORIES = [
    "blink.user_timing",
    "devtools.timeline",
    "v8",
    "disabled-by-default-v8.cpu_profiler",
    "disabled-by-default-v8.cpu_profiler.hires",
]
WHY = "disabled-by-default-devtools.timeline.invalidationTracking"  # asked for apart: it takes long
INVALIDATED = "StyleInvalidatorInvalidationTracking"
RECALCULATED = "StyleRecalcInvalidationTracking"
BY_RULE = "Related style rule"  # a reason that another kind of event tells with the rule
WASM, SCRIPT = "MicroPython", "JavaScript"
PARTS = (WASM, SCRIPT, "html", "style", "layout", "paint", "garbage", "other")
COUNTED = ("styled", "laid out")
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
Thread = tuple[int, int]  # its process, and its id there


class Stretch(NamedTuple):
    """Microseconds in which one part of the browser was at work."""

    begin: float
    end: float
    part: str


def parts(trace: bytes) -> dict[str, float]:
    """Milliseconds of each of PARTS, and COUNTED, from that event of the touch that took longest to
    its frame.
    """
    events: list[Event] = json.loads(trace)["traceEvents"]
    marks = [each for each in events if each["name"] in ("touched", "shown")]
    thread = (marks[0]["pid"], marks[0]["tid"])
    begin, end = longest(marks)
    own = [each for each in events if each["ph"] == "X" and of_thread(each, thread)]
    spent: dict[str, float] = dict.fromkeys((*PARTS, *COUNTED), 0)
    scripts = []
    for stretch in stretches(own):
        begun, ended = max(stretch.begin, begin), min(stretch.end, end)
        if begun < ended:
            spent[stretch.part] += (ended - begun) / 1000
            if stretch.part == SCRIPT:
                scripts.append((begun, ended))
    for event in own:
        if begin <= event["ts"] <= end:
            spent["styled"] += event["args"].get("elementCount", 0)
            spent["laid out"] += event["args"].get("beginData", {}).get("dirtyObjects", 0)
    spent[WASM] = spent[SCRIPT] * wasm_share(events, thread, scripts)
    spent[SCRIPT] -= spent[WASM]
    return spent


def reasons(trace: bytes) -> Counter[str]:
    """What had all that is within an element styled anew, with the elements that it was: rules of
    style, else what changed, from a trace of WHY too.
    """
    found: Counter[str] = Counter()
    for event in json.loads(trace)["traceEvents"]:
        data = event["args"].get("data", {})
        if event["name"] == INVALIDATED and "subtree" in data["reason"]:
            selectors = "; ".join(each["selector"] for each in data.get("selectors", ()))
            found[f"{data['nodeName']}: {selectors}"] += 1
        elif event["name"] == RECALCULATED and data["subtree"] and data["reason"] != BY_RULE:
            found[f"{data['nodeName']}: {data['reason']}"] += 1
    return found


def longest(marks: list[Event]) -> tuple[float, float]:
    """The longest time from a mark of a touch to the next one of a frame."""
    frames = [each["ts"] for each in marks if each["name"] == "shown"]
    begun = [each["ts"] for each in marks if each["name"] == "touched"]
    spans = [(ts, min(end for end in frames if end > ts)) for ts in begun if ts < max(frames)]
    return max(spans, key=lambda span: span[1] - span[0])


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


def wasm_share(events: list[Event], thread: Thread, scripts: list[tuple[float, float]]) -> float:
    """How much of the thread's samples within these stretches is in wasm."""
    wasm: dict[int, bool] = {}
    count = {True: 0, False: 0}
    begins = [begin for begin, _end in scripts]
    starts = [each for each in events if each["name"] == "Profile" and of_thread(each, thread)]
    now = starts[0]["args"]["data"]["startTime"]
    for event in events:
        if event["name"] != "ProfileChunk" or event["id"] != starts[0]["id"]:
            continue
        data = event["args"]["data"]
        profile = data.get("cpuProfile", {})
        for node in profile.get("nodes", ()):
            wasm[node["id"]] = "wasm" in node["callFrame"].get("url", "")
        for sample, delta in zip(
            profile.get("samples", ()), data.get("timeDeltas", ()), strict=True
        ):
            now += delta
            place = bisect.bisect_right(begins, now) - 1
            if place >= 0 and now < scripts[place][1]:
                count[wasm[sample]] += 1
    return count[True] / max(1, sum(count.values()))


def of_thread(event: Event, thread: Thread) -> bool:
    """Whether a thread made the event."""
    return (event["pid"], event["tid"]) == thread
