"""Settings of every test run: property tests try the same examples each time and are not timed.

What is left to `build.py test --all` is decided here: tests that are marked `all` or `slow`, and
cases of a test that repeat another one (`repeated_cases`); in Pyodide also `not_quick`. Where tests
run side by side, those that take longest begin: `durations.txt` has the seconds of each.
"""

from __future__ import annotations

import json
import sys
import zlib
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

from hypothesis import settings

if TYPE_CHECKING:
    import pytest

PYODIDE = sys.platform == "emscripten"

# Pyodide repeats what ran natively, several times slower; `build.py test quick` names its own.
for name, examples in {"cicada": 8 if PYODIDE else 100, "quick": 10}.items():
    settings.register_profile(
        name, derandomize=True, database=None, deadline=None, max_examples=examples
    )
settings.load_profile("cicada")


DURATIONS = Path(__file__).with_name("durations.txt")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Take all tests, as `build.py test --all` does; note what came of them."""
    parser.addoption("--all", action="store_true", help="run all tests")
    parser.addoption(
        "--note-durations", action="store_true", help=f"write seconds to {DURATIONS.name}"
    )
    parser.addoption(
        "--outcome", type=Path, help="file for the number of passed tests and the failures"
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the tests that run with --all only; sort the longest ones first."""
    if hasattr(config, "workerinput"):  # one of several processes
        seconds = noted_durations()
        items.sort(key=lambda item: -seconds.get(item.nodeid, 0))
    if config.getoption("all"):
        return
    left_out = repeated_cases(items)
    left_out |= {item.nodeid for item in items if any(item.iter_markers("all"))}
    markers = ("slow", "not_quick") if PYODIDE else ("slow",)
    left_out |= {item.nodeid for item in items if any(map(item.get_closest_marker, markers))}
    config.hook.pytest_deselected(items=[item for item in items if item.nodeid in left_out])
    items[:] = [item for item in items if item.nodeid not in left_out]


def repeated_cases(items: list[pytest.Item]) -> set[str]:
    """Return the cases that repeat other cases of the same test, in a browser or in Pyodide.

    A browser test runs in one of its windows, games or themes, unless it is marked `every_case`:
    in one that is not left to `--all` anyway. Which one depends on the name of the test alone, so
    other tests run in others.
    Pyodide repeats the first and the last case of what runs natively with all.
    """
    cases: dict[str, list[str]] = {}
    for item in items:
        marked = any(map(item.get_closest_marker, ("every_case", "all")))
        if PYODIDE or (is_of_browser(item) and not marked):
            cases.setdefault(item.nodeid.partition("[")[0], []).append(item.nodeid)
    left_out: set[str] = set()
    for test, nodeids in cases.items():
        kept = zlib.crc32(test.encode()) % len(nodeids)
        left_out.update(nodeids[1:-1] if PYODIDE else nodeids[:kept] + nodeids[kept + 1 :])
    return left_out


def is_of_browser(item: pytest.Item) -> bool:
    """Say whether a test runs in a browser of its area, not in each engine."""
    return item.nodeid.startswith("tests/browser/") and "/engines/" not in item.nodeid


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Note what came of the tests, and the seconds of all that were run, where that is wanted."""
    config = terminalreporter.config
    if outcome := config.getoption("outcome"):
        outcome.write_text(json.dumps(outcome_of(terminalreporter.stats)), encoding="utf-8")
    if config.getoption("note_durations"):
        seconds: Counter[str] = Counter()
        for reports in terminalreporter.stats.values():
            for report in reports:
                if hasattr(report, "duration"):
                    seconds[report.nodeid] += report.duration
        noted = {**noted_durations(), **seconds}
        lines = [f"{taken:.1f} {test}\n" for test, taken in noted.items() if taken >= 1]
        DURATIONS.write_text("".join(sorted(lines, key=lambda line: -float(line.split()[0]))))


def outcome_of(stats: dict[str, list[pytest.TestReport]]) -> dict[str, object]:
    """Return how many tests passed and which failed, each with the first line of why."""
    failures: dict[str, str] = {}  # a test may fail in itself and when it is taken down
    for report in [*stats.get("failed", []), *stats.get("error", [])]:
        crash = getattr(report.longrepr, "reprcrash", None)
        reason = crash.message if crash else report.longreprtext.strip()
        failures.setdefault(report.nodeid, reason.partition("\n")[0])
    passed = [report for report in stats.get("passed", []) if report.nodeid not in failures]
    return {"passed": len(passed), "failures": list(failures.items())}


def noted_durations() -> dict[str, float]:
    """Return the seconds of each test that took one or more."""
    lines = DURATIONS.read_text().splitlines() if DURATIONS.exists() else []
    return {test: float(seconds) for seconds, test in (line.split(" ", 1) for line in lines)}
