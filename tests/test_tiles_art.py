"""The tile drawings and icons: complete, harmless under the page's policy, and small."""

import gzip
import json
import re
import struct
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import pytest
import tiles

STATIC = Path(__file__).resolve().parent.parent / "static"
SPRITE = (STATIC / "tiles.svg").read_text(encoding="utf-8")
SVG = "{http://www.w3.org/2000/svg}"
NAMES = {f"t{n}{suit}" for suit in "mps" for n in range(10)}
NAMES |= {f"t{n}z" for n in range(1, 8)} | {"tback"}
GLYPHS = {f"t{n}m" for n in range(10)} | {"t1z", "t2z", "t3z", "t4z", "t6z", "t7z"}

ROOT = ET.fromstring(SPRITE)
SYMBOLS = {symbol.get("id", ""): symbol for symbol in ROOT}


def test_one_symbol_for_each_face_and_the_back() -> None:
    assert len(ROOT) == 38
    assert set(SYMBOLS) == NAMES
    for symbol in ROOT:
        assert symbol.tag == f"{SVG}symbol"
        assert symbol.get("viewBox") == "0 0 300 400"
        assert list(symbol.iter(f"{SVG}path")), symbol.get("id")


def test_only_plain_shapes_that_the_page_policy_allows() -> None:
    known = {"symbol": {"id", "viewBox"}, "path": {"fill", "d", "stroke", "stroke-width"}}
    for element in ROOT.iter():
        tag = element.tag.removeprefix(SVG)
        if tag == "svg":
            assert not element.attrib
            continue
        assert set(element.attrib) <= known[tag], (tag, element.attrib)
    assert "url(" not in SPRITE
    assert "<!DOCTYPE" not in SPRITE


def test_faces_differ() -> None:
    drawings = [b"".join(map(ET.tostring, symbol)) for symbol in ROOT]
    assert len(set(drawings)) == len(drawings)


@pytest.mark.parametrize("name", ["t0m", "t0p", "t0s"])
def test_red_fives_are_red_and_carry_the_mark(name: str) -> None:
    paths = list(SYMBOLS[name].iter(f"{SVG}path"))
    assert {path.get("fill") for path in paths} == {tiles.RED}
    mark = ET.fromstring(tiles.red_mark()).get("d")
    assert paths[-1].get("d") == mark
    plain = SYMBOLS[name.replace("0", "5")]
    assert mark not in {path.get("d") for path in plain.iter(f"{SVG}path")}


def test_drawing_is_what_its_source_draws() -> None:
    drawn = tiles.drawn()
    assert set(drawn) == NAMES - GLYPHS
    for name, drawing in drawn.items():
        assert tiles.symbol(name, drawing) in SPRITE, f"{name}: run .ci/draw/tiles.py"


def luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_colours_stand_out_on_ivory() -> None:
    used = set(re.findall(r"#[0-9a-f]{6}", SPRITE)) - {tiles.BACK_LATTICE}
    assert used >= {tiles.INK, tiles.RED, tiles.GREEN, tiles.BLUE}
    for colour in used:
        contrast = (luminance("#fdfaf0") + 0.05) / (luminance(colour) + 0.05)
        assert contrast >= 4.5, colour


def test_notice_of_the_font() -> None:
    assert "Copyright 2020 The Kaisei Project Authors" in SPRITE
    assert "SIL Open Font License 1.1" in SPRITE


def test_sprite_is_small() -> None:
    assert len(gzip.compress(SPRITE.encode(), 9)) <= 5_600


def manifest() -> dict[str, Any]:
    text = (STATIC / "manifest.webmanifest").read_text(encoding="utf-8")
    loaded: dict[str, Any] = json.loads(text)
    return loaded


def png_size(path: Path) -> tuple[int, int]:
    data = path.read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", data[16:24])
    return width, height


def test_manifest_can_be_installed_from_any_folder() -> None:
    # Addresses in a manifest are relative to the manifest, which is in static/.
    loaded = manifest()
    assert (loaded["start_url"], loaded["scope"]) == ("../", "../")
    # An id is relative to the host's root, where other pages of the host live too.
    assert "id" not in loaded
    assert loaded["display"] == "standalone"
    assert loaded["short_name"] == "Tenbou"
    purposes = {(icon["sizes"], icon["purpose"]) for icon in loaded["icons"]}
    assert purposes >= {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")}


def test_manifest_icons_exist_at_their_size() -> None:
    for icon in manifest()["icons"]:
        path = STATIC / icon["src"]
        if icon["type"] == "image/svg+xml":
            assert ET.parse(path).getroot().tag == f"{SVG}svg"
            continue
        width, height = png_size(path)
        assert icon["sizes"] == f"{width}x{height}"
        assert path.stat().st_size <= 8_000


def test_apple_touch_icon() -> None:
    path = STATIC / "icons" / "apple-touch-icon.png"
    assert png_size(path) == (180, 180)
    assert path.stat().st_size <= 6_000
    assert path.read_bytes()[25] in (2, 3), "no alpha: iOS would show it black"
