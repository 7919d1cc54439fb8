"""The certificates that ship: their claims and bytes, and how long they take to make and to check.

Beside the seconds of a check in this process stand those in Chromium; with `--made` also those of
`pysrc/offline/certificates.py`, whose packages have to be installed for it. Names after the options
choose some; unless told, the small boards are left out that are checked in a moment.
"""

from __future__ import annotations

import sys
import zlib
from time import perf_counter
from typing import TYPE_CHECKING

from cicada.certificates.certificate import read
from cicada.certificates.check import Check
from cicada.certificates.shipped import text_of

if TYPE_CHECKING:
    from collections.abc import Iterator

NAMES = (
    *("mastermind-3x6", "mastermind-4x5", "mastermind-5x4"),
    *("mastermind-4x6", "mastermind-4x6-within-4", "mastermind-4x6-within-5"),
    *("mastermind-4x7", "mastermind-4x7-within-5"),
    *("mastermind-5x5", "mastermind-5x5-within-4", "mastermind-5x5-within-5"),
    *("mastermind-4x8", "mastermind-4x10n", "mastermind-6x4"),
    *("mastermind-4x9", "mastermind-5x6", "mastermind-5x8n"),
    *("chessguess-1", "chessguess-2", "chessguess-3", "chessguess-4", "chessguess-5"),
)


def checked(name: str) -> float:
    """The seconds of a check."""
    began = perf_counter()
    for _ in Check(read(text_of(name))):
        pass
    return perf_counter() - began


def measure() -> Iterator[tuple[str, float]]:
    """The certificates with the seconds of their checks, as they come."""
    for name in NAMES:
        yield name, checked(name)


def made(name: str) -> float | None:
    """The seconds that the program takes that makes it; None if it makes another one."""
    import subprocess  # noqa: PLC0415  not inside Pyodide

    text = text_of(name)
    program, *head = text.partition("\n")[0].removeprefix("# Made by ").split()
    began = perf_counter()
    command = [sys.executable, f"pysrc/offline/{program}", *head]
    run = subprocess.run(command, capture_output=True, text=True, check=True)
    return perf_counter() - began if run.stdout == text else None


def main() -> None:
    """Print the table, and then the seconds in Chromium."""
    is_making = "--made" in sys.argv
    names = [name for name in sys.argv[1:] if name != "--made"] or NAMES
    print(f"{'':24}{'claims':>8}{'bytes':>9}{'packed':>8}{'made, s':>9}{'checked, s':>12}")
    for name in names:
        text = text_of(name).encode("ascii")
        claims, packed = len(read(text.decode()).claims), len(zlib.compress(text, 9))
        seconds = (made(name) if is_making else None) or 0
        making = f"{seconds:9.1f}" if seconds else f"{'–':>9}"
        print(
            f"{name:24}{claims:8,}{len(text):9,}{packed:8,}{making}{checked(name):12.1f}",
            flush=True,
        )
    if names is NAMES:
        from tests.bench._chromium import measured  # noqa: PLC0415  not inside Pyodide

        print("\nIn Chromium:")
        for (name, seconds), heap in measured("certificates"):
            print(f"{name:24}{seconds:12.1f} s, heap {heap / 1e6:.0f} MB", flush=True)


if __name__ == "__main__":
    main()
