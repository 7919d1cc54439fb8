"""A person's script, as an editor sees it: names complete, misspelt ones are marked."""

from __future__ import annotations

import json
import os
import re
import runpy
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

pytestmark = pytest.mark.native

ROOT = Path(__file__).resolve().parents[3]
SCRIPT = Path(__file__).with_name("script.py")
MISSPELT = SCRIPT.with_name("misspelt.py.txt")
WRONG = [4, 5, 6, 7, 8, 9, 10]
"""The lines of the misspelt script with a name that there is not."""

Faults = dict[str, list[int]]
"""The lines that a checker marks, by the name of the script."""


def mypy(folder: Path) -> Faults:
    """What mypy in its strict mode says of the scripts in a folder that knows nothing of ours."""
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--config-file=", "--no-error-summary", "."],
        env={**os.environ, "MYPYPATH": str(ROOT / "pysrc")},
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    found = re.findall(r"^(\S+?):(\d+): error: ", done.stdout, re.M)
    assert done.stderr == ""
    assert len(found) == done.stdout.count(": error: ")
    return lines_by_name((name, int(line)) for name, line in found)


def pyright(folder: Path) -> Faults:
    """The same of pyright, which is what most editors ask."""
    node, program = shutil.which("node"), ROOT / "node_modules" / "pyright" / "index.js"
    if not node or not program.exists():
        pytest.skip("npm's packages are not installed")
    settings = {"typeCheckingMode": "strict", "extraPaths": [str(ROOT / "pysrc")]}
    settings |= {"pythonVersion": "3.11", "reportUnusedExpression": "none"}
    (folder / "pyrightconfig.json").write_text(json.dumps(settings), encoding="utf-8")
    done = subprocess.run(
        [node, program, "--outputjson", "--pythonpath", sys.executable],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    told = json.loads(done.stdout)["generalDiagnostics"]
    return lines_by_name(
        (Path(each["file"]).name, each["range"]["start"]["line"] + 1)
        for each in told
        if each["severity"] == "error"
    )


def lines_by_name(found: Iterable[tuple[str, int]]) -> Faults:
    """Each line once, in order."""
    faults: dict[str, set[int]] = {}
    for name, line in found:
        faults.setdefault(name, set()).add(line)
    return {name: sorted(lines) for name, lines in faults.items()}


@pytest.mark.slow
@pytest.mark.parametrize("checker", [mypy, pyright])
def test_a_checker_finds_what_is_misspelt_and_nothing_else(
    checker: Callable[[Path], Faults], tmp_path: Path
) -> None:
    shutil.copy(SCRIPT, tmp_path / "script.py")
    shutil.copy(MISSPELT, tmp_path / "misspelt.py")
    assert checker(tmp_path) == {"misspelt.py": WRONG}


def test_the_script_runs() -> None:
    assert runpy.run_path(str(SCRIPT))["hint"].guess == "1334"
