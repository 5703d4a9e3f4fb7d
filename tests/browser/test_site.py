"""The built site as files: small enough, the same every time, and at home under any path."""

import gzip
import re

from build_site import group, site_files, sizes

from pyapp.riichi.tiles import NAMES
from pyapp.words.languages import LANGUAGES

FIRST_VISIT = 321_000  # gzipped bytes of all files together, until the page listens
BY_ITSELF = 400_000  # with what comes once the page is ready, and nobody asked for
OURS = 85_500
FIRST_PAINT = 12_800  # gzipped bytes of index.html until the picker is whole
ANY_LANGUAGE = 335_000  # the same with the first words of a language
FIRST_WORDS = 8_000


def test_a_build_gives_the_same_bytes_again(files: dict[str, bytes]) -> None:
    again = site_files()
    assert sorted(again) == sorted(files)
    changed = [name for name in files if again[name] != files[name]]
    assert changed == [], "not the same, or build/site is older than the sources: run `make site`"


def test_the_first_visit_is_small(files: dict[str, bytes]) -> None:
    measured = sizes(files)
    ours = sum(size for size, _name in measured["ours"])
    runtime = sum(size for size, _name in measured["runtime"])
    assert ours <= OURS
    picker, end, _rest = files["index.html"].partition(b'<div id="ring"')
    assert end
    assert len(gzip.compress(picker, 9)) <= FIRST_PAINT
    assert ours + runtime <= FIRST_VISIT
    assert ours + runtime + sum(size for size, _name in measured["later"]) <= BY_ITSELF


def test_no_language_costs_much_more(files: dict[str, bytes]) -> None:
    measured = sizes(files)
    ready = sum(size for title in ("ours", "runtime") for size, _name in measured[title])
    asked = {name: size for size, name in measured["asked"]}
    for row in LANGUAGES[1:]:
        first = asked[f"words/{row.tag}-first.txt"]
        assert first <= FIRST_WORDS, row.tag
        assert ready + first <= ANY_LANGUAGE, row.tag


def test_every_address_is_relative(files: dict[str, bytes]) -> None:
    page = files["index.html"].decode()
    addresses = re.findall(r'\b(?:href|src|config)="([^"#]*)', page)
    assert "./static/manifest.webmanifest" in addresses
    assert [address for address in addresses if address and not address.startswith("./")] == []


def test_every_early_link_names_a_file(files: dict[str, bytes]) -> None:
    page = files["index.html"].decode()
    links = re.findall(r'<link rel="preload"[^>]* href="\./([^"]+)"', page)
    scripts = re.findall(r'<script [^>]*src="\./([^"]+)"', page)
    assert {*links, *scripts} >= {name for name in files if group(name) == "runtime"}
    assert [name for name in links if name not in files] == []


def test_each_drawing_is_in_the_page_once(files: dict[str, bytes]) -> None:
    page = files["index.html"].decode()
    drawn = re.findall(r'<(svg|symbol) id="t(\w+)" viewBox', page)
    assert sorted(name for _, name in drawn) == sorted([*NAMES, "back"])
    keys = re.findall(r'data-tile="(\w\w)".*?<svg id="t(\w\w)"', page)
    assert keys == [(name, name) for name in NAMES]
