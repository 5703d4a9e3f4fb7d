"""The page of licences names every package that the site's scripts are made of, with its text."""

import json
import re
from html import unescape
from pathlib import Path

import pytest
from build_site import licences
from licences import parts
from modules import pyscript_names
from runtime import runtime_files
from shrink import bundled_files

ROOT = Path(__file__).parents[1]
PART = re.compile(
    r"<details><summary><b>(.+?)</b> <small>(.+?)</small></summary><pre>(.+?)</pre></details>", re.S
)
OURS_AND_DATA = {"Tenbou", "Kaisei Tokumin ExtraBold 5.003", "Unicode CLDR"}


@pytest.fixture(scope="module")
def inputs() -> list[str]:
    """The files that esbuild makes the site's scripts of."""
    return runtime_files(pyscript_names())[1] + bundled_files((ROOT / "static").glob("*.js"))


def shown(page: str) -> dict[str, str]:
    """What the page names, each with its licence's text."""
    found = PART.findall(page)
    return {name: unescape(text) for names, _, text in found for name in names.split(", ")}


def package_of(path: Path) -> Path:
    """The folder of the package a file belongs to: the nearest that names itself."""
    folder = path.parent
    while "version" not in json.loads(_read(folder / "package.json") or "{}"):
        folder = folder.parent
    return folder


def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8") if path.exists() else ""


def installed(inputs: list[str]) -> dict[str, Path]:
    """The packages these files belong to, by name and version."""
    folders = {package_of(ROOT / name) for name in inputs if "node_modules/" in name}
    about = {folder: json.loads(_read(folder / "package.json")) for folder in folders}
    return {f"{each['name']} {each['version']}": folder for folder, each in about.items()}


def test_the_page_names_just_what_is_in_the_scripts(inputs: list[str]) -> None:
    packages = installed(inputs)
    assert {name.rpartition(" ")[0] for name in packages} >= {
        "@micropython/micropython-webassembly-pyscript",
        "@pyscript/core",
        "polyscript",
        "idb",
    }
    assert set(shown(licences(inputs))) == set(packages) | OURS_AND_DATA


def test_a_package_left_out_would_be_missed(inputs: list[str]) -> None:
    packages = installed(inputs)
    for name, folder in packages.items():
        rest = [file for file in inputs if package_of(ROOT / file) != folder]
        assert set(packages) - set(shown(licences(rest))) == {name}


def test_each_has_the_text_that_came_with_it(inputs: list[str]) -> None:
    texts = shown(licences(inputs))
    for name, folder in installed(inputs).items():
        own = [path.read_text(encoding="utf-8") for path in sorted(folder.glob("LICENSE*"))]
        assert not own or "\n".join(own).strip() == texts[name], name
    for name, text in texts.items():
        assert re.search(r"Copyright|©", text), name
        assert re.search("AS.IS", text, re.I), name


def test_the_font_and_our_own_are_there(inputs: list[str]) -> None:
    texts = shown(licences(inputs))
    assert texts["Tenbou"] == (ROOT / "LICENSE").read_text().strip()
    assert "The Kaisei Project Authors" in texts["Kaisei Tokumin ExtraBold 5.003"]
    assert "SIL OPEN FONT LICENSE" in texts["Kaisei Tokumin ExtraBold 5.003"]


def test_a_package_without_any_text_stops_the_build(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "node_modules/bare"
    folder.mkdir(parents=True)
    about = {"name": "bare", "version": "1.0.0", "license": "MIT", "author": "Ann"}
    (folder / "package.json").write_text(json.dumps(about))
    (tmp_path / "LICENSE").write_text("ours")
    monkeypatch.setattr("licences.ROOT", tmp_path)
    with pytest.raises(SystemExit, match="node_modules/bare has no text of its licence, MIT"):
        parts(["node_modules/bare/index.js"])
    (folder / "package.json").write_text(json.dumps({**about, "license": "ISC"}))
    assert parts(["node_modules/bare/index.js"])[-1].text.startswith("Copyright (c) Ann\n")


def test_the_script_of_the_runtime_names_the_page() -> None:
    script = runtime_files(pyscript_names())[0]["pyscript/core.js"].decode()
    assert "../licences.html" in script[: script.index("*/")]
