"""Lighthouse's four scores of the built site's pages, at its own idea of a slow phone."""

from __future__ import annotations

import json
import os
import subprocess
import tempfile
from pathlib import Path

from tests.browser import chromium
from web.build.serve import served
from web.build.site import build
from web.build.tools import tool

LIGHTHOUSE = "lighthouse@13.5.0"
PAGES = ("", "mastermind/", "chessguess/", "shot/")
CATEGORIES = ("performance", "accessibility", "best-practices", "seo")


def scores(url: str, browser: str) -> list[str]:
    """Return the score of each category of one page, and below it what cost points."""
    command = (tool("npx"), "--yes", LIGHTHOUSE, url, "--output=json", "--quiet")
    flags = "--chrome-flags=--headless=new --no-sandbox"
    done = subprocess.run(
        (*command, flags, f"--only-categories={','.join(CATEGORIES)}"),
        env={**os.environ, "CHROME_PATH": browser},
        stdout=subprocess.PIPE,
        check=True,
    )
    report = json.loads(done.stdout)
    categories = [report["categories"][name] for name in CATEGORIES]
    lines = ["".join(f"{category['score'] * 100:>16.0f}" for category in categories)]
    for category in categories:
        for audit in category["auditRefs"]:
            found = report["audits"][audit["id"]]
            if audit["weight"] and found["score"] is not None and found["score"] < 0.9:
                lines.append(f"    {found['title']}: {found.get('displayValue', '')}")
    return lines


def main() -> None:
    """Print the scores of each page."""
    browser = next(path for path in chromium.choices() if path)
    print(f"{'':14}" + "".join(f"{category:>16}" for category in CATEGORIES))
    with tempfile.TemporaryDirectory() as folder:
        build(Path(folder) / "site")
        with served(Path(folder) / "site") as root:
            for page in PAGES:
                first, *rest = scores(root + page, browser)
                print(f"/{page:13}{first}", *rest, sep="\n" if rest else "")


if __name__ == "__main__":
    main()
