"""Folders that a build makes once, and again after a change of what they are made from."""

from __future__ import annotations

import shutil
import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from web.build.tools import CACHE, ROOT, digest

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator


def made(name: str, inputs: Iterable[str], make: Callable[[Path], object]) -> Path:
    """Return the folder of what `make(folder)` writes, made again after a change of the inputs.

    It is made beside, and its name tells its inputs: builds side by side find it whole or make it
    themselves.
    """
    folder = CACHE / f"{name}-{digest(sys.version, *inputs)}"
    if not folder.exists():
        CACHE.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=CACHE) as beside:
            fresh = Path(beside) / name
            fresh.mkdir()
            make(fresh)
            with suppress(OSError):  # another build was quicker
                fresh.rename(folder)
        for old in CACHE.glob(f"{name}-*"):
            if old != folder:
                shutil.rmtree(old, ignore_errors=True)
    return folder


def contents(*paths: Path) -> Iterator[str]:
    """Yield each file with what it holds, for a digest; of a folder, all that lies in it."""
    for path in paths:
        for file in sorted(path.rglob("*")) if path.is_dir() else [path]:
            if file.is_file() and file.suffix != ".pyc":
                yield f"{file.relative_to(ROOT)}\0{file.read_bytes().hex()}"
