"""The areas of the tests, and the benchmarks: the commands that run them, on all cores."""

from __future__ import annotations

import os
import re
import subprocess
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

from web.build.site import make_parts
from web.build.tools import (
    ENVIRONMENT,
    ROOT,
    VENV_PYTHON,
    Problem,
    attempt,
    run,
    set_up,
    tool,
)

PYTEST_AREAS = ("python", "browser", "engines", "pyodide")
BUILDING_AREAS = ("browser", "engines")
QUICK_AREAS = ("python", "page", "types", "lint")
QUICK = ["-m", "not slow and not not_quick", "--hypothesis-profile=quick"]
CORES = os.cpu_count() or 1

Command = tuple[str | Path, ...]


class Area(NamedTuple):
    """What runs the tests of an area; `spread` over all cores by itself, or each command on one."""

    commands: list[Command]
    spread: bool = False


def all_areas(arguments: list[str], real: bool) -> dict[str, Area]:
    """Return the areas of the tests in the order in which they run.

    Args:
        arguments: what pytest is given besides.
        real: whether each page of the browser tests starts the site's own Python.
    """
    packages = run(
        *(VENV_PYTHON, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"),
        problem="The virtual environment is broken; delete .venv.",
    ).strip()
    pytest: Command = (VENV_PYTHON, "-m", "pytest", "-q", "-rs", *arguments)
    # A file is never split: what its tests share is made once. The longest ones begin.
    spread: Command = ("-n", str(CORES), "--dist", "loadfile", "--no-loadscope-reorder")
    with_real_python: Command = ("--real",) if real else ()
    npm_run: Command = (tool("npm"), "run", "--silent")
    ruff: Command = (VENV_PYTHON, "-m", "ruff")
    page_tests = sorted((ROOT / "tests/web").glob("*.test.js"))
    engines = "tests/browser/engines"
    return {
        "python": Area([(*pytest, *spread)], spread=True),
        "browser": Area(
            [(*pytest, *spread, *with_real_python, "tests/browser", f"--ignore={engines}")],
            spread=True,
        ),
        "engines": Area([(*pytest, engines)]),
        "pyodide": Area([(VENV_PYTHON, "tests/pyodide/run.py", packages, "-q", *arguments)]),
        "page": Area([(tool("node"), "--test", "--test-reporter=tap", *page_tests)]),
        "types": Area(
            [
                (VENV_PYTHON, "-m", "mypy"),
                (VENV_PYTHON, "web/build/declarations.py", "--check"),
                (*npm_run, "types"),
            ]
        ),
        "lint": Area(
            [
                (*ruff, "check", "--quiet"),
                (*ruff, "format", "--check", "--quiet"),
                (*npm_run, "lint"),
            ]
        ),
    }


def count(result: subprocess.CompletedProcess[str]) -> tuple[int, int]:
    """Return how many tests passed and failed; a checker counts as one test."""
    last_line = result.stdout.strip().rpartition("\n")[2]
    counts = dict(re.findall(r"^# (pass|fail) (\d+)$", result.stdout, re.M))  # Node's runner
    told = re.findall(r"(\d+) (pass|fail|error)", last_line)
    if told and re.search(r" in [\d.]+s", last_line):  # pytest's summary
        counts = {word: number for number, word in told}
    elif not counts:
        counts = {"pass": "1", "fail": "0"} if not result.returncode else {}
    failed = int(counts.get("fail", 0)) + int(counts.get("error", 0))
    return int(counts.get("pass", 0)), max(failed, int(result.returncode != 0))


class Run(NamedTuple):
    """A command that was run, and how many seconds it took."""

    result: subprocess.CompletedProcess[str]
    seconds: float


def timed(command: Command) -> Run:
    """Run a command of the tests."""
    started = time.monotonic()
    result = attempt(*command)
    return Run(result, time.monotonic() - started)


def tell(area: str, runs: list[Run], verbose: bool) -> tuple[int, int]:
    """Print the line of an area after what failed, and return how many passed and failed."""
    results = [run.result for run in runs]
    seconds = sum(run.seconds for run in runs)
    told = "".join(
        result.stdout
        if result.returncode or verbose
        else "".join(
            f"{line}\n" for line in re.findall(r"^SKIPPED.*|^ +[\d.]+ s .*", result.stdout, re.M)
        )
        for result in results
    )
    passed, failed = (sum(column) for column in zip(*map(count, results), strict=True))
    print(f"{told}{area:8} {passed:5} passed {failed:3} failed {seconds:7.1f} s", flush=True)
    return passed, failed


def test(named: list[str], arguments: list[str], *, real: bool) -> int:
    """Run the areas named, or all, and return the exit status.

    Args:
        named: the areas, or "quick".
        arguments: what pytest is given besides.
        real: whether each page of the browser tests starts the site's own Python.
    """
    set_up()
    if arguments and not (named and set(named) <= set(PYTEST_AREAS)):
        raise Problem(f"What follows -- is for pytest: name {' or '.join(PYTEST_AREAS)} before it.")
    verbose = bool(arguments)
    if named == ["quick"]:
        named, arguments = list(QUICK_AREAS), QUICK
    areas = all_areas(arguments, real)
    unknown = set(named) - set(areas)
    if unknown:
        known = ", ".join([*areas, "quick"])
        raise Problem(f"There is no area {', '.join(unknown)}; there are {known}.")
    chosen = {name: area for name, area in areas.items() if name in named or not named}
    started = time.monotonic()
    if set(chosen) & set(BUILDING_AREAS):
        make_parts()  # once, before commands side by side would each do it
    counts = []
    for name, area in chosen.items():
        if area.spread:
            counts.append(tell(name, [timed(each) for each in area.commands], verbose))
    with ThreadPoolExecutor(CORES) as pool:
        running = {
            name: [pool.submit(timed, each) for each in area.commands]
            for name, area in chosen.items()
            if not area.spread
        }
        for name, runs in running.items():
            counts.append(tell(name, [run.result() for run in runs], verbose))
    passed, failed = (sum(column) for column in zip(*counts, strict=True))
    print(f"{time.monotonic() - started:.0f} s in all\n{passed} passed, {failed} failed")
    return 1 if failed else 0


def bench(names: list[str]) -> int:
    """Run benchmarks, one after the other, and return the exit status."""
    set_up()
    scripts = {path.stem: path for path in sorted((ROOT / "tests/bench").glob("[!_]*.py"))}
    unknown = set(names) - set(scripts)
    if unknown:
        raise Problem(
            f"There is no benchmark {', '.join(unknown)}; there are {', '.join(scripts)}."
        )
    status = 0
    for name in names or scripts:
        print(f"\n{name}\n", flush=True)
        status |= subprocess.call([VENV_PYTHON, scripts[name]], cwd=ROOT, env=ENVIRONMENT)
    return status
