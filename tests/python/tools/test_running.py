"""How the tests are run: what passed and failed is counted, what fails is tried once more."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

import pytest

from tests import areas, running
from tests.areas import Area
from tests.conftest import repeated_cases
from tests.running import Failure, Outcome
from web.build.tools import VENV_PYTHON

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

pytestmark = pytest.mark.native

PYTEST = (VENV_PYTHON, "-m", "pytest", "-q", "--rootdir=.")
CONFTEST = "from tests.conftest import pytest_addoption, pytest_terminal_summary"

TESTS = """
import pathlib
import time

import pytest

FLAG = pathlib.Path(__file__).with_name("flag")


def test_sound():
    pass


@pytest.fixture
def taken_down_badly():
    yield
    raise RuntimeError("torn")


def test_failing_twice(taken_down_badly):
    assert 1 == 2, "one is not two"


def test_failing_in_its_end(taken_down_badly):
    pass


def test_hanging():
    time.sleep(60)


@pytest.mark.parametrize("name", ["a - b"])
def test_failing_at_first(name):
    if not FLAG.exists():
        FLAG.touch()
        raise RuntimeError("not yet there\\nmore of that")
"""


@pytest.fixture(autouse=True)
def output(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The folder to which what is printed goes; the tests that run lie beside it."""
    monkeypatch.setattr(running, "ROOT", tmp_path)
    monkeypatch.setattr(running, "OUTPUT", tmp_path / "output")
    (tmp_path / "conftest.py").write_text(CONFTEST)
    return tmp_path / "output"


@pytest.fixture
def kinds(tmp_path: Path) -> Path:
    """A file of tests that pass, fail, hang and fail at first."""
    file = tmp_path / "test_kinds.py"
    file.write_text(TESTS)
    return file


def test_what_fails_is_named_shown_and_tried_once_more(
    kinds: Path, output: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    alone = (*PYTEST, "--instafail", "--timeout=2")
    outcome = running.run_pytest("kinds", (*alone, kinds))
    failures = {failure.test.rpartition("::")[2]: failure.reason for failure in outcome.failures}
    assert (outcome.passed, outcome.failed) == (1, 4)
    assert failures == {
        "test_failing_twice": "AssertionError: one is not two",
        "test_failing_in_its_end": "RuntimeError: torn",
        "test_hanging": "Failed: Timeout (>2.0s) from pytest-timeout.",
        "test_failing_at_first[a - b]": "RuntimeError: not yet there",
    }
    assert "RuntimeError: torn" in capsys.readouterr().out
    assert "RuntimeError: torn" in (output / "kinds.txt").read_text()
    again = running.retry("kinds", alone, outcome.failures)
    assert [failure.reason for failure in again] == ["RuntimeError: not yet there"]


def test_a_run_that_is_ended_has_failed(kinds: Path) -> None:
    kinds.write_text("import os\ndef test_ended():\n    os._exit(3)\n")
    outcome = running.run_pytest("ended", (*PYTEST, kinds))
    assert outcome._replace(seconds=0) == Outcome(0, 1)


def test_a_run_without_a_test_has_failed(kinds: Path) -> None:
    outcome = running.run_pytest("none", (*PYTEST, kinds, "-k", "nothing_is_called_so"))
    assert (outcome.passed, outcome.failed) == (0, 1)


@pytest.mark.parametrize(
    ("text", "status", "passed", "failed"),
    [
        ("ok 1\n# tests 9\n# pass 7\n# fail 2\n# cancelled 0\n", 1, 7, 2),
        ("ok 1\n# tests 9\n# pass 8\n# fail 0\n# cancelled 1\n", 1, 8, 1),
        ("Success: no issues found\n", 0, 1, 0),
        ("Checked 240 files in 2s. No fixes applied.\n", 0, 1, 0),
        ("a.py:1: error: wrong\n", 1, 0, 1),
        ("", 0, 1, 0),
        ("", 1, 0, 1),
    ],
)
def test_what_passed_is_counted(text: str, status: int, passed: int, failed: int) -> None:
    outcome = running.outcome_of_checker(text, status, 0)
    assert (outcome.passed, outcome.failed) == (passed, failed)


FLAKY, BROKEN = (
    Failure("test_a.py::test_flaky", "too early"),
    Failure("test_a.py::test_b", "1 == 2"),
)


@pytest.mark.parametrize(
    ("failures", "status", "last_line"),
    [
        ((), 0, "9 passed, 0 failed"),
        ((FLAKY,), 0, "10 passed, 0 failed, 1 unsteady"),
        ((BROKEN,), 1, "9 passed, 1 failed"),
        ((BROKEN, FLAKY), 1, "10 passed, 1 failed, 1 unsteady"),
        ((FLAKY,) * 6, 1, "9 passed, 6 failed"),
    ],
)
def test_what_passes_when_it_is_tried_again_fails_no_run(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    failures: tuple[Failure, ...],
    status: int,
    last_line: str,
) -> None:
    def run_pytest(name: str, command: running.Command, _: Mapping[str, str]) -> Outcome:
        if name == "browser":
            return Outcome(9, len(failures), failures)
        asked = [failure for failure in failures if failure.test in command]
        still = tuple(failure for failure in asked if failure != FLAKY)
        return Outcome(len(asked) - len(still), len(still), still)

    for module in (areas, running):
        monkeypatch.setattr(module, "run_pytest", run_pytest)
    for name in ("set_up", "build", "write_declarations"):
        monkeypatch.setattr(areas, name, lambda *_: None)
    monkeypatch.setattr(areas, "SITE", tmp_path / "site")
    assert areas.test(["browser"], [], everything=False, real=False) == status
    printed = capsys.readouterr().out
    assert printed.strip().rpartition("\n")[2] == last_line
    assert ("UNSTEADY test_a.py::test_flaky: too early" in printed) == ("unsteady" in last_line)


def test_only_areas_of_pytest_are_tried_again() -> None:
    failing = Outcome(0, 1, (FLAKY,))
    assert areas.run_again({"page": Area([])}, {"page": failing}) == []


@dataclass(frozen=True)
class Item:
    """A collected test, as far as the choice of tests looks at it."""

    nodeid: str
    markers: tuple[str, ...] = ()

    def get_closest_marker(self, name: str) -> str | None:
        return name if name in self.markers else None


def cases(test: str, *markers: str) -> list[Item]:
    """Three cases of a test."""
    return [Item(f"{test}[{case}]", markers) for case in ("desktop", "phone", "narrow")]


@pytest.mark.parametrize(
    ("items", "left_out"),
    [
        (cases("tests/browser/test_a.py::test_a"), 2),
        (cases("tests/browser/test_a.py::test_a", "every_case"), 0),
        (cases("tests/browser/test_a.py::test_a") + cases("tests/browser/test_a.py::test_b"), 4),
        ([Item("tests/browser/test_a.py::test_a")], 0),
        (cases("tests/browser/engines/test_a.py::test_a"), 0),
        (cases("tests/python/core/test_a.py::test_a"), 0),
    ],
)
def test_one_case_of_a_browser_test_is_kept(items: list[Item], left_out: int) -> None:
    found = repeated_cases(cast("list[pytest.Item]", items))
    assert len(found) == left_out
    assert found <= {item.nodeid for item in items}


def test_the_case_kept_is_none_that_is_left_out_anyway() -> None:
    for number in range(20):
        desktop, phone, narrow = cases(f"tests/browser/test_a.py::test_{number}")
        items = [desktop, Item(phone.nodeid, ("all",)), narrow]
        left_out = repeated_cases(cast("list[pytest.Item]", items))
        assert len(left_out) == 1
        assert left_out < {desktop.nodeid, narrow.nodeid}


def test_tests_keep_different_cases() -> None:
    kept = set()
    for number in range(20):
        items = cases(f"tests/browser/test_a.py::test_{number}")
        left_out = repeated_cases(cast("list[pytest.Item]", items))
        kept |= {item.nodeid.partition("[")[2] for item in items if item.nodeid not in left_out}
    assert kept == {"desktop]", "phone]", "narrow]"}
