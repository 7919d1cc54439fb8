"""Lines of code by folder, for the table "Folders" of CONTRIBUTING.md.

A row is a folder, and counts what stands in it but not in a folder that has a row of its own. The
purposes are written by hand; the numbers are those of this module.
"""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "CONTRIBUTING.md"
TOPS = ("pysrc", "web", "tests")
SUFFIXES = {".py", ".js", ".mjs", ".ts", ".css", ".html", ".jinja2"}
MADE = {
    *(ROOT / "web" / "python" / name for name in ("constants.js", "contract.d.ts", "events.js")),
    ROOT / "web" / "languages" / "index.js",
}
"""Files that a build writes: they are not read or changed by hand."""

_ROW = re.compile(r"^\| `([^`]+)/` \| *[\d,]* \|", re.MULTILINE)
_TOTAL = re.compile(r"^\| product, without `tests/` \| *[\d,]* \|", re.MULTILINE)


def rows(page: str) -> dict[str, int]:
    """The folders of the table, relative to the project, with the lines that it tells."""
    found = re.findall(r"^\| `([^`]+)/` \| *([\d,]*) \|", page, re.MULTILINE)
    return {folder: int(lines.replace(",", "") or 0) for folder, lines in found}


def counted(folders: list[str]) -> dict[str, int]:
    """The lines of code in each of these folders, each file in the deepest that holds it."""
    sizes = dict.fromkeys(folders, 0)
    for path in (path for top in TOPS for path in (ROOT / top).rglob("*")):
        if path.suffix not in SUFFIXES or path in MADE or not path.is_file():
            continue
        holders = map(str, path.relative_to(ROOT).parents)
        folder = next(each for each in holders if each in sizes)
        sizes[folder] += len(path.read_text(encoding="utf-8").splitlines())
    return sizes


def written(page: str) -> str:
    """The page with the sizes of now in its table."""
    sizes = counted(list(rows(page)))
    product = sum(size for folder, size in sizes.items() if not folder.startswith("tests"))
    page = _ROW.sub(lambda row: f"| `{row[1]}/` | {sizes[row[1]]:,} |", page)
    return _TOTAL.sub(f"| product, without `tests/` | {product:,} |", page)


def write() -> None:
    """Count again and write the table."""
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
