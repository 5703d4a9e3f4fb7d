"""Build the static site in build/site: the page, its compiled modules and the runtime."""

import gzip
import hashlib
import json
import os
import re
import shutil
import sys
import tomllib
from html import escape
from pathlib import Path

from cache import tidy
from called import names as called_names
from catalogues import FIRST, block, texts, words
from labels import filled, labelled, manifest, said
from lean import bare
from licences import licences_page
from modules import ENTRY, bundles, pyscript_names
from names import integrity, listed, plain_name, web_name
from runtime import runtime_files
from shrink import bundle_scripts, bundle_worker, bundled_files, deflate, shrink
from sources import NAME as SOURCES
from sources import sources

from pyapp.check.cases import joined
from pyapp.riichi.rulebooks import rules_for
from pyapp.screen.find import NAMES
from pyapp.screen.hand.tools import keys_stand
from pyapp.words.languages import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]
SITE = ROOT / "build/site"
PARTS = ("", "-later", "-shared", "-guide", "-game", "-club", "-seldom")
BUNDLES = tuple(f"pyapp{name}.bin" for name in PARTS)
BUNDLE, LATER_BUNDLE, *ASKED_BUNDLES = BUNDLES
GROUPS = ("ours", "runtime", "later", "asked")
WORKER = "sw.js"
MANIFEST = "static/manifest"
LICENCES = "licences.html"
CASES = "cases.txt"
PAGES = ("index.html", LICENCES)
WASM = "pyscript/micropython.wasm"
# Loaded by itself once the page is ready.
LATER_STYLE = "static/later.css"
LATER = (LATER_BUNDLE, "words/en-later.txt", WORKER, "static/offline.js", LATER_STYLE)
WORDS = "words/"  # of other languages and terminologies
# Loaded when the game, the club, the Guide, its sources, licences, a language or a terminology are
# asked for, the self-check begins, something is printed, or the page is installed.
FROM_STATIC = tuple(
    "static/" + name for name in ("club.css", "game.css", "guide.css", "paper.css", "qr.js")
)
ASKED = (
    *ASKED_BUNDLES,
    WORDS,
    SOURCES,
    LICENCES,
    CASES,
    *FROM_STATIC,
    "static/icons/",
    "static/screenshots/",
    MANIFEST,
)
# What the page works without: a browser asks for these when it installs the page, online.
NOT_KEPT = (
    "index.html",
    WORKER,
    "static/icons/icon",
    "static/icons/apple",
    "static/screenshots/",
    MANIFEST,
)
TILES = "static/tiles.svg"
# Scripts of the page that come as one, under the name of the first.
BOOT, SPEECH, STORE = "static/boot.js", "static/speech.js", "static/store.js"
QR = "static/qr.js"  # comes with the package it imports
# What runs before anything is painted stands in the page: in the head, and behind what it says.
INSIDE = ("static/language.js", "static/keys.js"), ("static/files.js", "static/words.js")
LANGUAGE_BOOKS = "LANGUAGE_BOOKS"  # in them: by tag what `keys_stand` says of a first visit
# Styles linked from the head go inside the page; one linked from its body comes beside it.
STYLES = re.compile(r' *<link rel="stylesheet" href="\./(static/[\w.-]+)">\n')
# The tile drawings and styles go inside index.html, the service worker to the root; the
# pictures of README.md are no part of the page.
NOT_SERVED = (TILES, SPEECH, STORE, *INSIDE[0], *INSIDE[1], "static/readme/", "static/sw.js")
TILES_MARK = "<!-- tiles -->"
SYMBOL = re.compile(r'<symbol (?P<names>id="(?P<name>\w+)" [^>]*)>(?P<paths>.*)</symbol>\n')
ENTRY_MARK = "<!-- entry -->"  # where the script stands that PyScript runs
CONFIG = tomllib.loads((ROOT / "pyscript.toml").read_text())
# What scripts ask for by the names that the build has, and find on the web by its list.
BY_SCRIPTS = (*BUNDLES, WORDS, SOURCES, CASES, *FROM_STATIC, "static/offline.js", LATER_STYLE)


def site_files(pseudo: bool = False, quick: bool = False) -> dict[str, bytes]:
    """Every file of the site by its path; the same sources give the same bytes.

    With `pseudo`, the site speaks the pseudo-language; `quick` saves seconds, and not every byte.
    """
    return published(index_page(pseudo), content_files(pseudo, quick))


def content_files(pseudo: bool = False, quick: bool = False) -> dict[str, bytes]:
    """What the page is made of beside index.html and the service worker, by path in the build."""
    files, inputs = runtime_files(pyscript_names())
    images = [deflate(image, quick) for image in bundles(pseudo, quick)]
    files.update(zip(BUNDLES, images, strict=True))
    files[SOURCES] = sources().encode()
    files.update(static_files())
    files.update(manifests())
    files.update(words_files(pseudo))
    files[BOOT] = bundle_scripts([ROOT / name for name in (BOOT, SPEECH, STORE)])
    files[QR] = bundle_scripts([ROOT / QR])
    inputs += bundled_files((ROOT / "static").glob("*.js"))
    files[LICENCES] = licences(inputs, pseudo).encode()
    files[CASES] = cases()
    return files


def published(page: str, content: dict[str, bytes]) -> dict[str, bytes]:
    """The page and its files under the names that they have on the web, and the service worker."""
    asked = [name for name in content if name.startswith(BY_SCRIPTS)]
    page = listed(page, content, asked)
    files = {web_name(name, content[name]): content[name] for name in content}
    named = version(page, files)
    meta = f'<meta name="version" content="{named}">\n'
    if reports := os.environ.get("REPORTS"):  # where the page says what is wrong with it goes
        meta += f'<meta name="reports" content="{escape(reports)}">\n'
    files["index.html"] = page.replace("</head>", meta + "</head>", 1).encode()
    files[WORKER] = service_worker(files, named)
    return files


def cases() -> bytes:
    """The cases that the self-check runs."""
    return joined(lambda name: (ROOT / "tests/cases" / name).read_text()).encode()


def words_files(pseudo: bool = False) -> dict[str, bytes]:
    """The words that are no modules; before a language's first ones what index.html says in it."""
    source = (ROOT / "index.html").read_text()
    files = {f"{WORDS}{name}.txt": text for name, text in texts(pseudo).items()}
    for row in LANGUAGES[1:]:
        labels = said(filled(source, words(row, pseudo=pseudo)))
        name = f"{WORDS}{row.tag}-{FIRST}.txt"
        files[name] = "\n".join(labels) + "\0\0" + files[name]
    files[f"{WORDS}{NAMES}.txt"] = block(called_names())
    return {name: text.encode() for name, text in files.items()}


def manifests() -> dict[str, bytes]:
    """The web app's manifest in each language but the first, in which it is written."""
    written = (ROOT / f"{MANIFEST}.webmanifest").read_text()
    return {
        f"{MANIFEST}-{row.tag}.webmanifest": manifest(written, words(row)).encode()
        for row in LANGUAGES[1:]
    }


def static_files() -> dict[str, bytes]:
    """What is served beside the page: scripts and styles made smaller, the rest as it is."""
    heads = [(ROOT / page).read_text().partition("</head>")[0] for page in PAGES]
    inlined = [name for head in heads for name in STYLES.findall(head)]
    paths = sorted(path for path in (ROOT / "static").glob("**/*") if path.is_file())
    names = [path.relative_to(ROOT).as_posix() for path in paths]
    return {
        name: _static_file(ROOT / name)
        for name in names
        if name not in inlined and not name.startswith(NOT_SERVED)
    }


def _static_file(path: Path) -> bytes:
    if path.suffix in (".js", ".css"):
        return shrink(path.read_text(), path.suffix[1:]).encode()
    return path.read_bytes()


def version(page: str, files: dict[str, bytes]) -> str:
    """The project's version, and a short hash of what this build is made of."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    content = hashlib.sha256(page.encode())
    for name in sorted(files):
        content.update(files[name])
    return f"{project['version']}+{content.hexdigest()[:7]}"


def service_worker(files: dict[str, bytes], named: str) -> bytes:
    """The worker that keeps these files; a change in any of them makes it another."""
    known: dict[str, object] = {"PRECACHE": precache(files), "VERSION": named}
    return bundle_worker(ROOT / "static/sw.js", known)


def precache(files: dict[str, bytes]) -> list[tuple[str, str]]:
    """What the service worker keeps: each address with its integrity; the page is "."."""
    kept = {name: content for name, content in files.items() if not name.startswith(NOT_KEPT)}
    return [
        (name, integrity(content))
        for name, content in [(".", files["index.html"]), *sorted(kept.items())]
    ]


def inline_styles(page: str) -> str:
    """The page with its style sheets in one <style> that its policy allows by hash."""
    head, end, body = page.partition("</head>")
    names = STYLES.findall(head)
    text = shrink("\n".join((ROOT / name).read_text() for name in names), "css").strip()
    first, _, rest = head.partition(f'    <link rel="stylesheet" href="./{names[0]}">\n')
    head = first + f"<style>{text}</style>\n" + STYLES.sub("", rest)
    allowed = f"style-src 'self' '{integrity(text.encode())}'"
    return head.replace("style-src 'self'", allowed, 1) + end + body


def inline_scripts(page: str) -> str:
    """The page with the scripts that run first in it, which its policy allows by hash."""
    books = {row.tag: keys_stand(row.book, rules_for(row.book)) for row in LANGUAGES}
    for names in INSIDE:
        text = "\n".join((ROOT / name).read_text() for name in names)
        text = shrink(text.replace(LANGUAGE_BOOKS, json.dumps(books)), "js").strip()
        links = "".join(f'    <script src="./{name}"></script>\n' for name in names)
        page = page.replace(links, f"<script>{text}</script>\n", 1)
        allowed = f"script-src 'self' '{integrity(text.encode())}'"
        page = page.replace("script-src 'self'", allowed, 1)
    return page


def index_page(pseudo: bool = False) -> str:
    """index.html with its words, built addresses, styles, tile drawings and early links."""
    page = filled((ROOT / "index.html").read_text(), words(LANGUAGES[0], pseudo=pseudo))
    page = re.sub(r"\n +<", "\n<", inline_scripts(inline_styles(page)))  # not indented
    page = inline_drawings(page, (ROOT / TILES).read_text())
    entry = bare((ROOT / ENTRY).read_text())
    script = f"<script type=\"mpy\" config='{json.dumps(CONFIG)}'>\n{entry}</script>"
    page = page.replace(ENTRY_MARK, script, 1)
    # The largest file fills the line from the start; more links there would delay the first paint.
    page = page.replace("<title", early_link(WASM) + "<title", 1)
    return page.replace("</body>", early_link(BUNDLE) + "</body>", 1)


def licences(inputs: list[str], pseudo: bool = False) -> str:
    """licences.html, of what scripts made of these files contain, with its words and styles."""
    page = labelled((ROOT / LICENCES).read_text(), words(LANGUAGES[0], pseudo=pseudo))
    return licences_page(inline_styles(page), inputs)


def early_link(name: str) -> str:
    """A link that loads a file before PyScript asks for it."""
    return f'<link rel="preload" as="fetch" crossorigin href="./{name}">\n'


def inline_drawings(page: str, sprite: str) -> str:
    """The page with the sprite's drawings: each in the key that shows it, the rest apart.

    Other tiles refer to the keys' drawings, which need not be made twice before the first paint.
    """
    for symbol in SYMBOL.finditer(sprite):
        name, names, paths = symbol.group("name", "names", "paths")
        key = f'<use href="#{name}"/>'
        if key in page:
            page = page.replace(key, f"<svg {names}>{paths}</svg>", 1)
            sprite = sprite.replace(symbol[0], "")
    inner = sprite.partition("\n")[2].rpartition("</svg>")[0]
    apart = f'<svg class="tiles" width="0" height="0" aria-hidden="true">{inner}</svg>'
    return page.replace(TILES_MARK, apart)


def write_site(files: dict[str, bytes]) -> None:
    """Replace the whole of build/site."""
    fresh = SITE.with_name("site.new")
    shutil.rmtree(fresh, ignore_errors=True)
    write_files(fresh, files)
    shutil.rmtree(SITE, ignore_errors=True)
    fresh.rename(SITE)


def write_files(folder: Path, files: dict[str, bytes]) -> None:
    """Write files by their paths below a folder."""
    for name, content in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


def group(name: str) -> str:
    """Whose file it is, and when it is loaded."""
    if name.startswith("pyscript/"):
        return "runtime"
    return "later" if name.startswith(LATER) else "asked" if name.startswith(ASKED) else "ours"


def wire_size(name: str, content: bytes) -> int:
    """Bytes of a file from a host that compresses on the way."""
    plain = len(content)
    return plain if name.endswith(".bin") else min(plain, len(gzip.compress(content, 9, mtime=0)))


def sizes(files: dict[str, bytes]) -> dict[str, list[tuple[int, str]]]:
    """Gzipped bytes and name of each file by group, largest first."""
    rows = [(wire_size(name, files[name]), plain_name(name)) for name in files]
    rows.sort(key=lambda row: (-row[0], row[1]))
    return {title: [row for row in rows if group(row[1]) == title] for title in GROUPS}


def report(files: dict[str, bytes]) -> None:
    """Print what each file weighs on the wire."""
    measured = sizes(files)
    totals = {title: sum(size for size, _name in rows) for title, rows in measured.items()}
    print("  gzipped bytes")
    for title, rows in measured.items():
        print(f"{totals[title]:>9,}  {title}")
        for size, name in rows:
            print(f"{size:>18,}  {name}")
    print(f"{totals['ours'] + totals['runtime']:>9,}  until ready (ours + runtime)")


if __name__ == "__main__":
    tidy()
    quick = sys.argv[1:] == ["--quick"]
    built = site_files(quick=quick)
    write_site(built)
    if not quick:
        report(built)
