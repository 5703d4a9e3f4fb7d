"""The fonts that tests and pictures see: those that come with the tools, whatever the machine has.

A browser on Linux that is told of the written file in FONTCONFIG_FILE knows no other fonts. Which
for Chinese, Japanese and Korean, says FONTS: `noto`, which most systems have, with tall lines;
`small`, with lines a fifth lower; `none`, and what those languages say is empty boxes.
"""

import os
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
LATIN = ROOT / "node_modules/dejavu-fonts-ttf/ttf"
FOLDERS = {"noto": "fonts/noto", "small": "fonts/wqy", "none": ""}  # in the package mpl_font
CHOICE = os.environ.get("FONTS", "noto")
# What comes as one region's goes by the names of all: the system's has all of them in one file.
FILE = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  {folders}
  <cachedir>{cache}</cachedir>
  <match target="scan">
    <test name="family"><string>Noto Sans CJK SC</string></test>
    <edit name="family" mode="append">
      <string>Noto Sans CJK JP</string>
      <string>Noto Sans CJK KR</string>
      <string>Noto Sans CJK TC</string>
    </edit>
  </match>
  <alias><family>monospace</family><prefer><family>DejaVu Sans Mono</family></prefer></alias>
  <match target="pattern">
    <edit name="hintstyle" mode="assign"><const>hintslight</const></edit>
    <edit name="family" mode="append_last"><string>DejaVu Sans</string></edit>
  </match>
</fontconfig>
"""


def folders() -> list[Path]:
    """Where the fonts lie that FONTS names."""
    if CHOICE not in FOLDERS:
        raise SystemExit(f"FONTS is one of {', '.join(FOLDERS)}, not {CHOICE}")
    found = [LATIN]
    if FOLDERS[CHOICE]:
        # Not imported: that would want matplotlib, for which the package is made.
        package = find_spec("mpl_font")
        places = (package and package.submodule_search_locations) or ["mpl_font"]
        found.append(Path(places[0]) / FOLDERS[CHOICE])
    for folder in found:
        if not folder.is_dir():
            raise SystemExit(f"no fonts in {folder}: `make test` installs them")
    return [folder.resolve() for folder in found]


def pin() -> None:
    """Have the browsers that are started from now on see these fonts alone."""
    lines = "\n  ".join(f"<dir>{folder}</dir>" for folder in folders())
    kept = ROOT / "build/fonts"
    kept.mkdir(parents=True, exist_ok=True)
    fresh = kept / f"{CHOICE}.{os.getpid()}"
    fresh.write_text(FILE.format(folders=lines, cache=kept / "cache"))
    # Whole at any time: several tests start at once.
    os.environ["FONTCONFIG_FILE"] = str(fresh.replace(kept / f"{CHOICE}.conf"))
