"""The areas of the tests, and the benchmarks: the commands that run them, on all cores."""

from __future__ import annotations

import os
import subprocess
import time
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, NamedTuple

from tests.running import MAX_RETRIED, Failure, Outcome, retry, run_checker, run_pytest
from web.build.site import make_parts
from web.build.tools import (
    ENVIRONMENT,
    ROOT,
    VENV_PYTHON,
    Problem,
    run,
    set_up,
    tool,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tests.running import Command

PYTEST_AREAS = ("python", "browser", "engines", "pyodide")
BUILDING_AREAS = ("browser", "engines")
QUICK_AREAS = ("python", "page", "types", "lint")
QUICK = ["-m", "not slow and not not_quick", "--hypothesis-profile=quick"]
LIMIT = 90  # seconds of a test
CORES = os.cpu_count() or 1


class Area(NamedTuple):
    """What runs the tests of an area."""

    commands: list[Command]
    spread: bool = False
    """Whether a command takes all cores by itself, or one."""
    alone: Command | None = None
    """What tries tests once more, given their names."""


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
    pytest: Command = (VENV_PYTHON, "-m", "pytest", "-q", "-rs", "--instafail", *arguments)
    limited: Command = (*pytest, f"--timeout={LIMIT}")
    # A file is never split: what its tests share is made once. The longest ones begin.
    spread: Command = ("-n", str(CORES), "--dist", "loadfile", "--no-loadscope-reorder")
    with_real_python: Command = ("--real",) if real else ()
    npm_run: Command = (tool("npm"), "run", "--silent")
    ruff: Command = (VENV_PYTHON, "-m", "ruff")
    page_tests = sorted((ROOT / "tests/web").glob("*.test.js"))
    engines = "tests/browser/engines"
    return {
        "python": Area([(*limited, *spread)], spread=True, alone=limited),
        "browser": Area(
            [(*limited, *spread, *with_real_python, "tests/browser", f"--ignore={engines}")],
            spread=True,
            alone=(*limited, *with_real_python),
        ),
        "engines": Area([(*limited, engines)], alone=limited),
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


def tell(area: str, outcome: Outcome) -> None:
    """Print the line of an area."""
    print(
        f"{area:8} {outcome.passed:5} passed {outcome.failed:3} failed {outcome.seconds:7.1f} s",
        flush=True,
    )


def total(outcomes: Iterable[Outcome]) -> Outcome:
    """Return the outcomes of an area's commands as one."""
    passed, failed, failures, seconds = zip(*outcomes, strict=True)
    return Outcome(sum(passed), sum(failed), sum(failures, ()), sum(seconds))


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
    outcomes = run_areas(chosen)
    unsteady = run_again(chosen, outcomes) if not arguments else []
    for area, failure in unsteady:
        print(f"UNSTEADY {failure.test}: {failure.reason}")
        outcome = outcomes[area]
        outcomes[area] = outcome._replace(passed=outcome.passed + 1, failed=outcome.failed - 1)
    passed, failed, *_ = total(outcomes.values())
    told = f", {len(unsteady)} unsteady" if unsteady else ""
    print(f"{time.monotonic() - started:.0f} s in all\n{passed} passed, {failed} failed{told}")
    return 1 if failed else 0


def run_areas(areas: dict[str, Area]) -> dict[str, Outcome]:
    """Run areas: those that take all cores one after the other, then the rest side by side."""
    outcomes = {}

    def run_all(name: str) -> Outcome:
        run = run_pytest if name in PYTEST_AREAS else run_checker
        return total(run(name, command) for command in areas[name].commands)

    for name, area in areas.items():
        if area.spread:
            outcomes[name] = run_all(name)
            tell(name, outcomes[name])
    with ThreadPoolExecutor(CORES) as pool:
        rest = [name for name, area in areas.items() if not area.spread]
        for name, outcome in zip(rest, pool.map(run_all, rest), strict=True):
            outcomes[name] = outcome
            tell(name, outcome)
    return outcomes


def run_again(areas: dict[str, Area], outcomes: dict[str, Outcome]) -> list[tuple[str, Failure]]:
    """Try the few tests that failed once more, alone; return those that pass now."""
    return [
        (name, failure)
        for name, outcome in outcomes.items()
        if (alone := areas[name].alone) and 0 < len(outcome.failures) <= MAX_RETRIED
        for failure in retry(name, alone, outcome.failures)
    ]


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


def walk(engine: str, seed: int, actions: int) -> int:
    """Walk at random over the page in a browser, and return the exit status."""
    set_up()
    command: Command = (VENV_PYTHON, "-m", "tests.browser.walk_command")
    given = (f"--engine={engine}", f"--seed={seed}", f"--actions={actions}")
    return subprocess.call([*command, *given], cwd=ROOT, env=ENVIRONMENT)
