"""The names that files have on the web: each with a checksum of its content.

A page so asks for files of its own version alone, however long others are kept on the way, and
knows whether what came is whole: static/files.js holds it against the name.
"""

import base64
import hashlib
import json
import re
import zlib
from collections.abc import Collection

# What is known to others by its name, and what is read on its own.
STABLE = (
    "index.html",
    "licences.html",
    "sw.js",
    "static/icons/",
    "static/screenshots/",
    "static/manifest",
)
LIST_MARK = "<!-- files -->"
SUM = re.compile(r"\.[0-9a-f]{8}(?=\.\w+$)")


def checksum(content: bytes) -> str:
    """CRC-32 in eight digits: it tells damage and another version, not malice."""
    return f"{zlib.crc32(content):08x}"


def web_name(name: str, content: bytes) -> str:
    """The name of a file on the web: "pyapp.bin" as "pyapp.0a1b2c3d.bin"."""
    if name.startswith(STABLE):
        return name
    stem, _, kind = name.rpartition(".")
    return f"{stem}.{checksum(content)}.{kind}"


def plain_name(name: str) -> str:
    """The name that a file on the web has in the build."""
    return SUM.sub("", name)


def integrity(content: bytes) -> str:
    """A hash as browsers hold what they load against it."""
    return "sha256-" + base64.b64encode(hashlib.sha256(content).digest()).decode()


def listed(page: str, files: dict[str, bytes], asked: Collection[str]) -> str:
    """The page with the web names of what it links to, and a list of the checksums of what its
    scripts ask for.
    """
    for name, content in files.items():
        # Whatever the kind: PyScript finds micropython.wasm by the name of a script beside it.
        stem, sum_there = name.rpartition(".")[0], web_name(name, content).rpartition(".")[0]
        page = page.replace(f'"./{stem}.', f'"./{sum_there}.')
        if name.endswith((".js", ".css")):
            link = f'"./{web_name(name, content)}"'
            page = page.replace(link, f'{link} integrity="{integrity(content)}"')
    sums = {name: checksum(files[name]) for name in sorted(asked)}
    text = json.dumps(sums, separators=(",", ":"))
    return page.replace(LIST_MARK, f'<script type="application/json" id="files">{text}</script>')
