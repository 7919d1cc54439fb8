"""The areas of the tests, and the benchmarks: the commands that run them, on all cores."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from concurrent.futures import ThreadPoolExecutor
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from tests.changed import EVERYTHING, Selection, changed_files, select
from tests.running import MAX_RETRIED, Failure, Outcome, retry, run_checker, run_pytest
from web.build.site import build, write_declarations
from web.build.tools import (
    CACHE,
    ENVIRONMENT,
    ROOT,
    VENV_PYTHON,
    Problem,
    run,
    set_up,
    tool,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from tests.running import Command

PYTEST_AREAS = ("python", "browser", "engines", "pyodide", "slow-python", "hosts")
# Run where they are named only: one takes hours, the other needs servers that are installed.
NAMED_ONLY = ("files", "hosts")
BUILDING_AREAS = ("browser", "engines", "slow-python", "files")
ENGINES = ("chromium", "firefox", "webkit")
QUICK_AREAS = ("python", "page", "types", "lint")
QUICK = ["-m", "not slow and not not_quick", "--hypothesis-profile=quick"]
CORES = os.cpu_count() or 1
SITE = CACHE / "site"
# Seconds of a test: Playwright's `evaluate` waits for ever. Some of --all play whole boards.
LIMIT, LIMIT_OF_ALL = 90, 600
NODE_LIMIT = "--test-timeout=60000"  # milliseconds of a test of the page in Node
SLOW_PYTHON = "0.3"  # seconds by which each answer is held back in a run of --all
WALK = 300  # actions, in a run of --all


class Area(NamedTuple):
    """What runs the tests of an area."""

    commands: list[Command]
    spread: bool = False
    """Whether a command takes all cores by itself, or one."""
    alone: Command | None = None
    """The command that runs single tests again; their names follow it."""
    environment: Mapping[str, str] = MappingProxyType({})
    """Variables that are set besides."""


def all_areas(
    arguments: list[str], *, everything: bool, real: bool, selection: Selection = EVERYTHING
) -> dict[str, Area]:
    """Return the areas of the tests in the order in which they run.

    Args:
        arguments: further arguments of pytest.
        everything: whether the tests run too that are left to --all (tests/conftest.py).
        real: whether each page of the browser tests starts the site's own Python.
        selection: the files of the areas "python" and "browser".
    """
    packages = run(
        *(VENV_PYTHON, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"),
        problem="The virtual environment is broken; delete .venv.",
    ).strip()
    more: Command = ("--all",) if everything else ()
    pytest: Command = (
        *(VENV_PYTHON, "-m", "pytest", "-q", "-rs", "--instafail"),
        f"--timeout={LIMIT_OF_ALL if more else LIMIT}",
        *(*more, *arguments),
    )
    # The longest tests begin; tests that share an expensive fixture name a group. A test that waits
    # for its browser leaves room for another one.
    browsers = str(CORES + CORES // 2)
    spread: Command = ("-n", browsers, "--dist", "loadgroup", "--no-loadscope-reorder")
    engines, hosts = "tests/browser/engines", "tests/browser/hosts"
    in_browser: Command = (*pytest, f"--site={SITE}")
    apart = (f"--ignore={engines}", f"--ignore={hosts}")
    browser: Command = (*in_browser, *spread, *selection.browser, *apart)
    npm_run: Command = (tool("npm"), "run", "--silent")
    ruff: Command = (VENV_PYTHON, "-m", "ruff")
    in_node: Command = (
        *(tool("node"), "--test", "--test-reporter=tap"),
        *(f"--test-concurrency={CORES}", NODE_LIMIT),
    )
    page_tests = [
        path
        for room in ("page", "web")
        for path in sorted((ROOT / "tests" / room).glob("*.test.js"))
    ]
    of_all = {
        "slow-python": Area(
            [(*browser, "-m", "not real_python and not many_answers")],
            spread=True,
            alone=in_browser,
            environment={"SLOW_PYTHON": SLOW_PYTHON},
        ),
        "walk": Area([walk_command("chromium", 1, WALK)]),
    }
    files: Command = (VENV_PYTHON, "-m", "tests.browser.files_command", f"--site={SITE}")
    return {
        "python": Area(
            [(*pytest, *selection.python, "-n", str(CORES), "--dist", "worksteal")],
            spread=True,
            alone=pytest,
        ),
        "browser": Area(
            [(*browser, *(("--real",) if real else ()))], spread=True, alone=in_browser
        ),
        # The longest of those that run side by side begins.
        "page": Area([(*in_node, *page_tests)]),
        "engines": Area([(*in_browser, engines)], alone=in_browser),
        "pyodide": Area([(VENV_PYTHON, "tests/pyodide/run.py", packages, "-q", *more, *arguments)]),
        "types": Area([(VENV_PYTHON, "-m", "mypy"), (*npm_run, "types")]),
        "lint": Area(
            [
                (*ruff, "check", "--quiet"),
                (*ruff, "format", "--check", "--quiet"),
                (*npm_run, "lint"),
            ]
        ),
        **(of_all if everything else {}),
        "files": Area([(*files, "--slow", *ENGINES), *((*files, engine) for engine in ENGINES)]),
        "hosts": Area([(*pytest, hosts)], alone=pytest),
    }


def tell(area: str, outcome: Outcome) -> None:
    """Print the line of an area."""
    print(
        f"{area:11} {outcome.passed:5} passed {outcome.failed:3} failed {outcome.seconds:7.1f} s",
        flush=True,
    )


def total(outcomes: Iterable[Outcome]) -> Outcome:
    """Return the outcomes of an area's commands as one."""
    passed, failed, failures, seconds = zip(*outcomes, strict=True)
    return Outcome(sum(passed), sum(failed), sum(failures, ()), sum(seconds))


def test(named: list[str], arguments: list[str], *, everything: bool, real: bool) -> int:
    """Run the areas named, or all, and return the exit status.

    Args:
        named: the areas, or "quick", or "changed".
        arguments: further arguments of pytest; all tests can be chosen by them.
        everything: whether the tests run too that are left to --all.
        real: whether each page of the browser tests starts the site's own Python.
    """
    set_up()
    if arguments and not (named and set(named) <= set(PYTEST_AREAS)):
        raise Problem(f"What follows -- is for pytest: name {' or '.join(PYTEST_AREAS)} before it.")
    selection = EVERYTHING
    if named == ["changed"]:
        selection = select(changed_files())
        named = areas_of(selection)
    retried = not arguments
    everything = everything or bool(arguments)
    if named == ["quick"]:
        named, arguments = list(QUICK_AREAS), QUICK
    areas = all_areas(arguments, everything=everything, real=real, selection=selection)
    unknown = set(named) - set(areas)
    if unknown:
        known = ", ".join([*areas, "quick", "changed"])
        raise Problem(f"There is no area {', '.join(unknown)}; there are {known}.")
    chosen = {
        name: area
        for name, area in areas.items()
        if (name in named if named else name not in NAMED_ONLY)
    }
    started = time.monotonic()
    write_declarations()  # types, the table of imports and the page's own tests need them
    if set(chosen) & set(BUILDING_AREAS):
        # Once, before processes side by side would each do it; and without an older release.
        shutil.rmtree(SITE, ignore_errors=True)
        build(SITE)
    outcomes = run_areas(chosen)
    unsteady = run_again(chosen, outcomes) if retried else []
    for area, failure in unsteady:
        print(f"UNSTEADY {failure.test}: {failure.reason}")
        outcome = outcomes[area]
        outcomes[area] = outcome._replace(passed=outcome.passed + 1, failed=outcome.failed - 1)
    passed, failed, *_ = total(outcomes.values())
    told = f", {len(unsteady)} unsteady" if unsteady else ""
    print(f"{time.monotonic() - started:.0f} s in all\n{passed} passed, {failed} failed{told}")
    return 1 if failed else 0


def areas_of(selection: Selection) -> list[str]:
    """Return the areas with tests that were selected; types and style are checked of all files."""
    files = {"python": selection.python, "browser": selection.browser}
    for area, chosen in files.items():
        print(f"{area:11} {len(chosen):5} files or folders of tests stand on what has changed")
    named = [area for area, chosen in files.items() if chosen]
    return [*named, *(["page"] if selection.node else []), "types", "lint"]


def run_areas(areas: dict[str, Area]) -> dict[str, Outcome]:
    """Run areas: those that take all cores one after the other, then the rest side by side."""
    outcomes = {}

    def run_all(name: str) -> Outcome:
        run = run_pytest if name in PYTEST_AREAS else run_checker
        commands, *_, environment = areas[name]
        return total(run(name, command, environment) for command in commands)

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
        for failure in retry(name, alone, outcome.failures, areas[name].environment)
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


def walk_command(engine: str, seed: int, actions: int) -> Command:
    """Return the command that walks at random over the page in a browser."""
    program: Command = (VENV_PYTHON, "-m", "tests.browser.walk")
    return (*program, f"--engine={engine}", f"--seed={seed}", f"--actions={actions}")


def walk(engine: str, seed: int, actions: int) -> int:
    """Walk at random over the page in a browser, and return the exit status."""
    set_up()
    return subprocess.call(walk_command(engine, seed, actions), cwd=ROOT, env=ENVIRONMENT)
