"""The areas of the tests, and the benchmarks: what runs them, two commands at a time."""

from __future__ import annotations

import re
import subprocess
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

from web.pack.site import make_parts
from web.pack.tools import (
    ENVIRONMENT,
    ROOT,
    VENV_PYTHON,
    Problem,
    attempt,
    run,
    set_up_node,
    set_up_python,
    tool,
)

PYTEST_AREAS = ("python", "browser", "engines", "pyodide")
BUILDING_AREAS = ("browser", "engines")
QUICK_AREAS = ("python", "page", "types", "lint")

Command = tuple[str | Path, ...]


def area_commands(arguments: list[str]) -> dict[str, list[Command]]:
    """Return what each area of the tests runs, slowest first; pytest takes the arguments."""
    packages = run(
        *(VENV_PYTHON, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"),
        problem="The virtual environment is broken; delete .venv.",
    ).strip()
    pytest: Command = (VENV_PYTHON, "-m", "pytest", "-q", *arguments)
    npm_run: Command = (tool("npm"), "run", "--silent")
    ruff: Command = (VENV_PYTHON, "-m", "ruff")
    browser: Command = (*pytest, "-rs", "tests/browser", "--ignore=tests/browser/engines")
    # In halves, side by side; what somebody chooses may all lie in one of them.
    halves: list[Command] = [(*browser, "--part=1/2"), (*browser, "--part=2/2")]
    return {
        "browser": [browser] if arguments else halves,
        "python": [pytest],
        "engines": [(*pytest, "-rs", "tests/browser/engines")],
        "pyodide": [(VENV_PYTHON, "tests/pyodide/run.py", packages, "-q", *arguments)],
        "page": [
            (
                *(tool("node"), "--test", "--test-reporter=tap"),
                *sorted((ROOT / "tests/web").glob("*.test.js")),
            )
        ],
        "types": [
            (VENV_PYTHON, "-m", "mypy"),
            (VENV_PYTHON, "web/pack/declarations.py", "--check"),
            (*npm_run, "types"),
        ],
        "lint": [
            (*ruff, "check", "--quiet"),
            (*ruff, "format", "--check", "--quiet"),
            (*npm_run, "lint"),
        ],
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
    complaints = "".join(
        result.stdout
        if result.returncode or verbose
        else "".join(f"{line}\n" for line in re.findall(r"^SKIPPED.*", result.stdout, re.M))
        for result in results
    )
    passed, failed = (sum(column) for column in zip(*map(count, results), strict=True))
    print(f"{complaints}{area:8} {passed:5} passed {failed:3} failed {seconds:7.1f} s", flush=True)
    return passed, failed


def test(areas: list[str], arguments: list[str]) -> int:
    """Run the commands of the areas, two at a time, and return the exit status."""
    set_up_node()
    set_up_python()
    if arguments and not (areas and set(areas) <= set(PYTEST_AREAS)):
        raise Problem(f"What follows -- is for pytest: name {' or '.join(PYTEST_AREAS)} before it.")
    verbose = bool(arguments)
    if areas == ["quick"]:
        areas, arguments = list(QUICK_AREAS), ["-m", "not slow"]
    commands = area_commands(arguments)
    unknown = set(areas) - set(commands)
    if unknown:
        known = ", ".join([*commands, "quick"])
        raise Problem(f"There is no area {', '.join(unknown)}; there are {known}.")
    chosen = [area for area in commands if area in areas or not areas]
    started = time.monotonic()
    if set(chosen) & set(BUILDING_AREAS):
        make_parts()  # once, before commands side by side would each do it
    with ThreadPoolExecutor(2) as pool:
        runs = {area: [pool.submit(timed, each) for each in commands[area]] for area in chosen}
        told = [tell(area, [run.result() for run in runs[area]], verbose) for area in chosen]
    passed, failed = (sum(column) for column in zip(*told, strict=True))
    print(f"{time.monotonic() - started:.0f} s in all\n{passed} passed, {failed} failed")
    return 1 if failed else 0


def bench(names: list[str]) -> int:
    """Run benchmarks, one after the other, and return the exit status."""
    set_up_node()
    set_up_python()
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
