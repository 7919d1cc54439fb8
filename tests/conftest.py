"""Settings of every test run: property tests try the same examples each time and are not timed.

Where tests run side by side, the files that take longest begin: `durations.txt` has the seconds of
each, as they were measured.
"""

from __future__ import annotations

import json
import sys
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
    """Take the tests along that the usual run leaves out; note how long files take."""
    parser.addoption("--long", action="store_true", help="run the tests marked long too")
    parser.addoption(
        "--note-durations",
        action="store_true",
        help=f"write the seconds of files to {DURATIONS.name}",
    )
    parser.addoption("--outcome", type=Path, help="note there how many passed, and what failed")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the long tests unless they are asked for; begin with what takes longest."""
    if hasattr(config, "workerinput"):  # one of several processes
        seconds = noted_durations()
        items.sort(key=lambda item: -seconds.get(file_of(item.nodeid), 0))
    if not config.getoption("long"):
        left_out = [item for item in items if item.get_closest_marker("long")]
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if not item.get_closest_marker("long")]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Tell the slowest files, and note the seconds of all that were run if that is wanted."""
    seconds: Counter[str] = Counter()
    for reports in terminalreporter.stats.values():
        for report in reports:
            if hasattr(report, "duration"):
                seconds[file_of(report.nodeid)] += report.duration
    terminalreporter.section("slowest files")
    for file, taken in seconds.most_common(10):
        terminalreporter.write_line(f"{taken:8.1f} s {file}")
    if outcome := terminalreporter.config.getoption("outcome"):
        outcome.write_text(json.dumps(outcome_of(terminalreporter.stats)), encoding="utf-8")
    if terminalreporter.config.getoption("note_durations"):
        noted = {**noted_durations(), **seconds}
        lines = [f"{taken:.1f} {file}\n" for file, taken in noted.items() if taken >= 1]
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


def file_of(nodeid: str) -> str:
    """Return the file of a test."""
    return nodeid.partition("::")[0]


def noted_durations() -> dict[str, float]:
    """Return the seconds of each file of tests that took one or more."""
    lines = DURATIONS.read_text().splitlines() if DURATIONS.exists() else []
    return {file: float(seconds) for seconds, file in (line.split(" ", 1) for line in lines)}
