"""The styles: one system of sizes and spaces, and no rule for what no screen has."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
STYLES = sorted((ROOT / "static").glob("*.css"))
WRITTEN = (
    *(ROOT / "pyapp").rglob("*.py"),
    *(ROOT / "static").glob("*.js"),
    *(ROOT / ".ci/build").glob("*.py"),
    *ROOT.glob("*.html"),
)
LINES = 1323  # of all styles together
SIZES = {"11px", "13px", "15px", "18px", "26px", "34px"}  # captions, small, text, titles, payments
# What has a size of its own: fields, into which iOS zooms below 16 pixels; the deal on the wide
# board; what is measured by its place.
OTHERS = {"16px", "44px", "0", "inherit", ".83em", "var(--said)", "var(--moved)"}
SPACES = {"1px", "2px", "4px", "8px", "12px", "16px"}
SPACED = re.compile(r"(?<![\w-])(?:margin|padding|(?:row-|column-)?gap)[a-z-]*: ([^;]+);")
PRINTED = ("paper", "lists", "code")  # in points and millimetres
NUMBERED = re.compile("n[0-9]+")  # how many tiles wide


def rules() -> list[tuple[str, str, str]]:
    """Each rule of the styles: its file, its selector and what it declares."""
    found = []
    for path in STYLES:
        if path.name == "paper.css":  # in points
            continue
        text = re.sub(r"/\*.*?\*/", "", path.read_text(), flags=re.S)
        found += [(path.name, *each) for each in re.findall(r"([^{};]+)\{([^{}]*)\}", text)]
    return [rule for rule in found if not any(name in rule[1] for name in PRINTED)]


def test_styles_are_short() -> None:
    assert sum(len(path.read_text().splitlines()) for path in STYLES) <= LINES


def test_what_is_set_for_some_languages_is_not_taken_for_something_else() -> None:
    """The columns of the tools, set for languages other than English, were those of answers too."""
    roots = [(file, made) for file, selector, made in rules() if ":root:not([lang" in selector]
    found = {
        (file, name)
        for file, _selector, declared in rules()
        for name in re.findall(r"var\((--[\w-]+),", declared)
        for elsewhere, made in roots
        if elsewhere != file and f"{name}:" in made
    }
    assert found == set()


def test_every_name_in_a_selector_is_written_somewhere() -> None:
    words = set(re.findall(r"[\w-]+", "\n".join(path.read_text() for path in WRITTEN)))
    unknown = set()
    for file, selector, _ in rules():
        bare = re.sub('"[^"]*"', "", selector)
        names = re.findall(r"[.#]([a-zA-Z][\w-]*)", bare) + re.findall(r"\[data-([\w-]+)", bare)
        values = re.findall(r'\[[\w-]+[|^$]?="([\w-]+)"', selector)
        for name in (*names, *values):
            if not NUMBERED.fullmatch(name) and not {name, "data-" + name} & words:
                unknown.add((file, name))
    assert unknown == set()


def test_sizes_and_spaces_are_of_the_scale() -> None:
    wrong = []
    for file, selector, declared in rules():
        sizes = set(re.findall(r"font-size: ([^;(]+);", declared)) - SIZES - OTHERS
        spaces = SPACED.findall(declared)
        bare = re.sub(r"\w+\(.*\)", "", " ".join(spaces))
        sizes |= {each.lstrip("-") for each in re.findall(r"-?[\d.]+px", bare)} - SPACES
        wrong += [(file, selector.strip(), size) for size in sizes]
    assert wrong == []


def test_no_style_of_the_guide_is_meant_for_the_club() -> None:
    """Both are there once both were open: a club's points had the frame of the score table."""
    guide = "".join(selector for file, selector, _ in rules() if file == "guide.css")
    used = "".join(each.read_text() for each in (ROOT / "pyapp/screen/club").glob("*.py"))
    bare = set(re.findall(r"(?:^|[,\n] *)\.([\w-]+)", guide))
    assert bare & set(re.findall(r"[\w-]+", " ".join(re.findall('class="([^"]*)', used)))) == set()


def test_no_place_among_siblings_is_that_of_anything() -> None:
    """One `* + *`, or `:nth-child` of anything, and a browser styles anew all that stands beside
    what comes or goes, wherever that is: every tile put down did so to the whole hand.
    """
    anything = re.compile(r"\*\s*[+~]|(?:^|[\s>+~])(?::(?!nth|has)[\w-]+(?:\([^()]*\))?)*:nth-")
    inside = re.compile(r":(?:has|is)\((?:[^()]|\([^()]*\))*\)")
    found = [(file, each) for file, each, _ in rules() if anything.search(inside.sub("", each))]
    assert found == []
