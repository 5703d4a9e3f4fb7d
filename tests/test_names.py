"""The names of the site's files: a checksum in each, which the page counts in the same way."""

import json
import subprocess
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st
from names import checksum, integrity, listed, plain_name, web_name

SCRIPT = Path(__file__).parents[1] / "static/files.js"
# The script in the page, and what it says of a name, of its content and of a content beside it.
ASK = """
const [list, name, content, other] = JSON.parse(process.argv[2]);
globalThis.window = { tenbou: {} };
globalThis.document = {
    querySelector: () => ({}), getElementById: () => ({ textContent: JSON.stringify(list) }),
};
eval(require("fs").readFileSync(process.argv[1], "utf8"));
const { address, isWhole } = window.tenbou;
const whole = [content, other].map((each) => isWhole(name, Uint8Array.from(each)));
process.stdout.write(JSON.stringify([address(name), ...whole]));
"""


def ask(sums: dict[str, str], name: str, content: bytes, other: bytes) -> list[object]:
    question = json.dumps([sums, name, list(content), list(other)])
    done = subprocess.run(
        ["node", "-e", ASK, SCRIPT, question], capture_output=True, text=True, check=True
    )
    answer: list[object] = json.loads(done.stdout)
    return answer


def test_the_page_counts_as_the_build_does() -> None:
    content = bytes(range(256)) * 40
    sums = {"words/de-first.txt": checksum(content)}
    told = ask(sums, "words/de-first.txt", content, content[: len(content) * 9 // 10])
    assert told == ["./" + web_name("words/de-first.txt", content), True, False]
    assert ask({"a.bin": checksum(b"")}, "a.bin", b"", b"\0") == ["./a.00000000.bin", True, False]


@given(st.binary(max_size=50))
def test_a_name_goes_and_comes(content: bytes) -> None:
    for name in ("pyapp.bin", "words/zh-Hans-first.txt", "static/boot.js"):
        assert web_name(name, content) != name
        assert plain_name(web_name(name, content)) == name
    for name in ("index.html", "sw.js", "licences.html", "static/icons/icon.svg"):
        assert web_name(name, content) == plain_name(name) == name


def test_a_page_links_to_its_own_files_alone() -> None:
    files = {"static/boot.js": b"1", "pyscript/micropython.wasm": b"2", "words/ja.txt": b"3"}
    page = (
        '<!-- files --><script src="./static/boot.js">'
        '<script config=\'{"interpreter": "./pyscript/micropython.mjs"}\'>'
    )
    boot, wasm = checksum(b"1"), checksum(b"2")
    assert listed(page, files, ["words/ja.txt"]) == (
        '<script type="application/json" id="files">{{"words/ja.txt":"{}"}}</script>'
        '<script src="./static/boot.{}.js" integrity="{}">'
        '<script config=\'{{"interpreter": "./pyscript/micropython.{}.mjs"}}\'>'
    ).format(checksum(b"3"), boot, integrity(b"1"), wasm)
