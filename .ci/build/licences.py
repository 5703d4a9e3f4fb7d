"""The page of licences: what the site contains, whose it is and on what terms.

Which packages of npm that is, esbuild says: they are the files it made the scripts of.
"""

import json
import re
from collections.abc import Iterable
from html import escape
from pathlib import Path
from typing import NamedTuple

import babel

ROOT = Path(__file__).resolve().parents[2]
TEXTS = Path(__file__).with_name("licence_texts")
MARK = "<!-- licences -->"
PACKAGE = re.compile(r"(.*\bnode_modules/(?:@[^/]+/)?[^/]+)/")
# Packages that bring no text: the one kept here is their own, not only their licence's.
OWN_TEXTS = {"@micropython/micropython-webassembly-pyscript": "MicroPython"}


class Part(NamedTuple):
    """Something the site contains: name and version, the licence by its id, and its text."""

    name: str
    licence: str
    text: str


def licences_page(template: str, inputs: Iterable[str]) -> str:
    """The page for a site whose scripts are made of these files, by their paths from ROOT."""
    return template.replace(MARK, "".join(map(_section, _together(parts(inputs)))))


def parts(inputs: Iterable[str]) -> list[Part]:
    """All that the site contains: our own, what the build reads of others, then the packages."""
    unicode = Path(babel.__file__).with_name("locale-data") / "LICENSE.unicode"
    return [
        Part("Tenbou", "MIT", (ROOT / "LICENSE").read_text()),
        Part("Kaisei Tokumin ExtraBold 5.003", "OFL-1.1", (TEXTS / "OFL.txt").read_text()),
        Part("Unicode CLDR", "Unicode-3.0", unicode.read_text(encoding="utf-8")),
        *map(_package, packages(inputs)),
    ]


def packages(inputs: Iterable[str]) -> list[str]:
    """The folders of the packages that these files belong to, sorted."""
    return sorted({found[1] for name in inputs if (found := PACKAGE.match(name))})


def _package(folder: str) -> Part:
    """SystemExit if nobody has the text of its licence."""
    about = json.loads((ROOT / folder / "package.json").read_text(encoding="utf-8"))
    name, licence = about["name"], about["license"]
    texts = sorted((ROOT / folder).glob("LICEN[CS]E*"))
    if name in OWN_TEXTS:
        text = (TEXTS / f"{OWN_TEXTS[name]}.txt").read_text(encoding="utf-8")
    elif texts:
        text = "\n".join(path.read_text(encoding="utf-8") for path in texts)
    elif about.get("author") and (standard := TEXTS / f"{licence}.txt").exists():
        text = f"Copyright (c) {_author(about['author'])}\n\n{standard.read_text()}"
    else:
        raise SystemExit(f"{folder} has no text of its licence, {licence}: put one in {TEXTS}")
    return Part(f"{name} {about['version']}", licence, text)


def _author(author: str | dict[str, str]) -> str:
    return author if isinstance(author, str) else author["name"]


def _together(all_parts: list[Part]) -> list[Part]:
    """The parts, those that have the same text in one."""
    found: dict[tuple[str, str], list[str]] = {}
    for name, licence, text in all_parts:
        found.setdefault((licence, text.strip()), []).append(name)
    return [Part(", ".join(names), licence, text) for (licence, text), names in found.items()]


def _section(part: Part) -> str:
    name, licence, text = map(escape, part)
    return (
        f"<details><summary><b>{name}</b> <small>{licence}</small></summary>"
        f"<pre>{text}</pre></details>\n"
    )
