"""Lighthouse's scores of the built page on a phone; fails below the targets.

Lighthouse is large and no part of the build, so npx fetches it at a pinned version.
"""

import json
import os
import subprocess
import threading
from pathlib import Path
from typing import Any

from browser import FLAGS, find_chromium
from serve import Server

ROOT = Path(__file__).resolve().parents[2]
LIGHTHOUSE = "lighthouse@13.5.0"
REPORT = ROOT / "build/lighthouse.json"
TARGETS = {"performance": 97, "accessibility": 100, "best-practices": 100, "seo": 100}


def audit(url: str) -> dict[str, Any]:
    """The report of one visit."""
    subprocess.run(
        [
            *("npx", "--yes", LIGHTHOUSE, url, "--quiet", "--output=json"),
            f"--output-path={REPORT}",
            f"--only-categories={','.join(TARGETS)}",
            f"--chrome-flags=--headless=new {' '.join(FLAGS)}",
        ],
        env={**os.environ, "CHROME_PATH": find_chromium() or ""},
        check=True,
    )
    report: dict[str, Any] = json.loads(REPORT.read_text())
    return report


def shortfalls(report: dict[str, Any], category: str) -> list[str]:
    """What cost the category points."""
    parts = report["categories"][category]["auditRefs"]
    audits = [report["audits"][part["id"]] for part in parts if part["weight"]]
    lost = [each for each in audits if each["score"] is not None and each["score"] < 1]
    return [f"{each['title']}: {each.get('displayValue', each['score'])}" for each in lost]


def main() -> None:
    """Audit the built site and print the scores."""
    server = Server(ROOT / "build/site")
    threading.Thread(target=server.serve_forever, daemon=True).start()
    report = audit(server.url)
    server.shutdown()
    missed = False
    for category, target in TARGETS.items():
        score = round(100 * report["categories"][category]["score"])
        missed = missed or score < target
        print(f"{score:>4}  {category} (target {target})")
        for line in shortfalls(report, category):
            print(f"        {line}")
    if missed:
        raise SystemExit("below the targets; build/lighthouse.json has the whole report")


if __name__ == "__main__":
    main()
