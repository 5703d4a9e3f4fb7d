"""Build the static site in build/site: the page, its compiled modules and the runtime."""

import gzip
import json
import shutil
from pathlib import Path

from modules import ENTRY, bundles
from runtime import BUILT_URL, PLUGINS_OFF, SOURCE_URLS, runtime_files

ROOT = Path(__file__).resolve().parent.parent
SITE = ROOT / "build/site"
BUNDLE, LATER_BUNDLE = "pyapp.bin", "pyapp-later.bin"
GROUPS = ("ours", "runtime", "later")
# Loaded once the page is ready, or when it is installed.
LATER = (LATER_BUNDLE, "static/icons/", "static/manifest")
TILES = "static/tiles.svg"
# The tile drawings go inside index.html; the pictures of README.md are no part of the page.
NOT_SERVED = (TILES, "static/readme/")
TILES_MARK = "<!-- tiles -->"
NO_PLUGINS = json.dumps([f"!{name}" for name in PLUGINS_OFF])
CONFIG = f"""interpreter = "{BUILT_URL}micropython.mjs"
plugins = {NO_PLUGINS}

[files]
"./{BUNDLE}" = "./{BUNDLE}"
"""


def site_files() -> dict[str, bytes]:
    """Every file of the site by its path; the same sources give the same bytes."""
    runtime = {BUILT_URL.removeprefix("./") + path.name: path for path in runtime_files()}
    files = {name: path.read_bytes() for name, path in runtime.items()}
    files[BUNDLE], files[LATER_BUNDLE] = bundles()
    files[ENTRY] = (ROOT / ENTRY).read_bytes()
    files["pyscript.toml"] = CONFIG.encode()
    files.update(static_files())
    files["index.html"] = index_page(list(runtime)).encode()
    return files


def static_files() -> dict[str, bytes]:
    """What is served as it stands."""
    paths = sorted(path for path in (ROOT / "static").glob("**/*") if path.is_file())
    names = [path.relative_to(ROOT).as_posix() for path in paths]
    return {name: (ROOT / name).read_bytes() for name in names if not name.startswith(NOT_SERVED)}


def index_page(runtime: list[str]) -> str:
    """index.html with the built addresses, the tile drawings and the early-loading links."""
    page = (ROOT / "index.html").read_text()
    for url in SOURCE_URLS:
        page = page.replace(url, BUILT_URL)
    if TILES_MARK in page and (ROOT / TILES).exists():
        page = page.replace(TILES_MARK, tile_symbols((ROOT / TILES).read_text()))
    scripts = [name for name in runtime if not name.endswith(".wasm")]
    fetched = [name for name in runtime if name.endswith(".wasm")]
    fetched += ["pyscript.toml", ENTRY, BUNDLE]
    links = [f'<link rel="modulepreload" href="./{name}">' for name in scripts]
    links += [f'<link rel="preload" as="fetch" crossorigin href="./{name}">' for name in fetched]
    page = page.replace("</head>", "\n".join(links) + "\n</head>", 1)
    # The plugins are loaded for Pyodide's script type too, unless its own element says no.
    config = f'<py-config type="json" hidden>{{"plugins": {NO_PLUGINS}}}</py-config>'
    return page.replace("</body>", config + "\n</body>", 1)


def tile_symbols(drawing: str) -> str:
    """The symbols of an SVG file in an element that takes no room in the page."""
    inner = drawing[drawing.index("<svg") :].partition(">")[2].rpartition("</svg>")[0]
    lines = [line.strip() for line in inner.splitlines() if line.strip()]
    return (
        '<svg class="tiles" width="0" height="0" aria-hidden="true">' + "\n".join(lines) + "</svg>"
    )


def write_site(files: dict[str, bytes]) -> None:
    """Replace the whole of build/site."""
    fresh = SITE.with_name("site.new")
    shutil.rmtree(fresh, ignore_errors=True)
    for name, content in files.items():
        path = fresh / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    shutil.rmtree(SITE, ignore_errors=True)
    fresh.rename(SITE)


def group(name: str) -> str:
    """Whose file it is and whether the first visit loads it."""
    if name.startswith(BUILT_URL.removeprefix("./")):
        return "runtime"
    return "later" if name.startswith(LATER) else "ours"


def sizes(files: dict[str, bytes]) -> dict[str, list[tuple[int, str]]]:
    """Gzipped bytes and name of each file by group, largest first."""
    rows = [(len(gzip.compress(content, 9, mtime=0)), name) for name, content in files.items()]
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
    built = site_files()
    write_site(built)
    report(built)
