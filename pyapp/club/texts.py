"""What is typed in a club: clean, and kept whole or refused."""

from ..riichi.free_text import LONGEST_NAME, LONGEST_REASON, visible
from ..riichi.problem import Problem, problem


def whole_name(text: str) -> str:
    """Clean a name as `clean_name` does, however long it is."""
    return " ".join([word for word in visible(text).split(" ") if word])


def too_long(names: tuple[str, ...]) -> Problem | None:
    """Say of the first name that is too long to be kept: "name_too_long", with it and the most."""
    for name in names:
        if len(name) > LONGEST_NAME:
            return problem("name_too_long", name[:LONGEST_NAME] + "…", LONGEST_NAME)
    return None


def whole_reason(text: str) -> str | Problem:
    """Clean a remark or a reason; "unfit_text" with the most characters where it is too long."""
    reason = visible(text)
    return reason if len(reason) <= LONGEST_REASON else problem("unfit_text", LONGEST_REASON)


def once(names: "list[str] | tuple[str, ...]") -> tuple[str, ...]:
    """List names, each once, as they come."""
    seen: dict[str, bool] = {}
    found = []
    for name in names:
        if name not in seen:
            seen[name] = True
            found.append(name)
    return tuple(found)
