"""What autograders get, against what their documentation asks for."""

from __future__ import annotations

import io
import json
import unittest
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from cicada.cli.judge.formats import FORMATS
from cicada.lab.contract import Report
from cicada.lab.marking import score
from tests.python.lab.play import judged
from tests.python.lab.solutions import SOLUTIONS, WRONG, strategy

REPORTS: dict[str, Callable[[], Report]] = {
    "a strategy": lambda: judged("chessguess-2", strategy("chessguess-2", "expected-size")),
    "a poor strategy": lambda: judged("chessguess-2", strategy("chessguess-2", "first")),
    "no strategy": lambda: judged("mastermind-2x3", "def first_guess(): 1/0\nnext_guess = print"),
    "a function": lambda: judged("cis194-3", SOLUTIONS["cis194-3"]),
    "a wrong function": lambda: judged("cis194-3", WRONG["cis194-3"].source),
    "signs of HTML": lambda: judged("kata-score", "def score(c, g): return '<b> &'"),
    "no Python": lambda: judged("kata-score", "<b> & \0"),
    "not to be read": lambda: judged("cis194-3", "def get_move(:"),
    "boards": lambda: judged("shot", "def solve(balls): return None"),
}


@pytest.fixture(scope="module", params=REPORTS)
def report(request: pytest.FixtureRequest) -> Report:
    return REPORTS[request.param]()


def number(value: object, least: float, most: float) -> None:
    assert isinstance(value, int | float)
    assert not isinstance(value, bool)
    assert least <= value <= most


def test_gradescope(report: Report) -> None:
    """https://gradescope-autograders.readthedocs.io/en/latest/specs/#output-format"""
    results: dict[str, Any] = json.loads(FORMATS["gradescope"](report))
    assert set(results) == {
        "score", "execution_time", "output", "stdout_visibility", "tests", "leaderboard",
        "extra_data",
    }  # fmt: skip
    number(results["score"], 0, 100)
    assert type(results["execution_time"]) is int
    visibilities = {"hidden", "after_due_date", "after_published", "visible"}
    assert results["stdout_visibility"] in visibilities
    for test in results["tests"]:
        assert set(test) == {"name", "score", "max_score", "status", "output", "visibility"}
        number(test["score"], 0, test["max_score"])
        assert test["status"] in {"passed", "failed"}
        assert test["visibility"] in visibilities
    assert sum(test["max_score"] for test in results["tests"]) == pytest.approx(100, abs=0.01)
    assert sum(test["score"] for test in results["tests"]) == pytest.approx(
        results["score"], abs=0.01
    )
    for entry in results["leaderboard"]:
        assert set(entry) == {"name", "value", "order"}
        assert entry["order"] in {"asc", "desc"}
    assert results["extra_data"]["cicada"]["exercise"] == report.exercise
    assert FORMATS["otter"](report) == FORMATS["gradescope"](report)


@pytest.mark.native
def test_gradescope_as_its_own_utilities_write_it() -> None:
    """The same fields of the same types as their writer gives for tests and a leaderboard."""
    decorators: Any = pytest.importorskip("gradescope_utils.autograder_utils.decorators")
    runner: Any = pytest.importorskip("gradescope_utils.autograder_utils.json_test_runner")

    class Tests(unittest.TestCase):
        @decorators.partial_credit(100)  # type: ignore[untyped-decorator]
        @decorators.visibility("visible")  # type: ignore[untyped-decorator]
        def test_guesses(self, set_score: Any) -> None:
            print("told")
            set_score(62.5)

        @decorators.leaderboard("Average", "asc")  # type: ignore[untyped-decorator]
        def test_average(self, set_leaderboard_value: Any) -> None:
            set_leaderboard_value(4.5)

    written = io.StringIO()
    suite = unittest.defaultTestLoader.loadTestsFromTestCase(Tests)
    runner.JSONTestRunner(stream=written, stdout_visibility="hidden", visibility="visible").run(
        suite
    )
    theirs = json.loads(written.getvalue())
    ours = json.loads(FORMATS["gradescope"](REPORTS["a poor strategy"]()))

    def form(entry: dict[str, Any]) -> dict[str, type]:
        return {
            name: float if isinstance(value, int | float) else type(value)
            for name, value in entry.items()
        }

    assert form(ours["tests"][0]) == form(theirs["tests"][0])
    assert form(ours["leaderboard"][0]) == form(theirs["leaderboard"][0])
    # Theirs has a visibility for all; ours says it for each test, and tells more.
    assert set(theirs) - {"visibility"} == set(ours) - {"output", "extra_data"}


@pytest.fixture(scope="module")
def junit_schema() -> Any:
    """The schema of Jenkins' xUnit plugin (MIT licence, as its head says), taken from pytest's."""
    xmlschema = pytest.importorskip("xmlschema")
    return xmlschema.XMLSchema10(Path(__file__).with_name("junit-10.xsd"))


@pytest.mark.native
def test_junit_keeps_to_its_schema(report: Report, junit_schema: Any) -> None:
    junit_schema.validate(FORMATS["junit"](report))


@pytest.mark.not_quick
@pytest.mark.native
@pytest.mark.parametrize("seconds", [0.0, 0.0004, 999.9996, 1234.5, 1e6])
def test_every_time_fits_the_schema(junit_schema: Any, seconds: float) -> None:
    report = REPORTS["a strategy"]()
    junit_schema.validate(FORMATS["junit"](report.replace(seconds=seconds)))


def test_junit(report: Report) -> None:
    root = ElementTree.fromstring(FORMATS["junit"](report))
    [suite] = root
    cases, failed = suite.findall("testcase"), suite.findall("testcase/failure")
    assert suite.get("tests") == root.get("tests") == str(len(cases))
    assert suite.get("failures") == root.get("failures") == str(len(failed))
    assert (not failed) == (
        report.complete and (report.marks.goal is None or report.marks.goal.met)
    )


def test_autolab(report: Report) -> None:
    """https://docs.autolabproject.com/lab/#writing-autograders: the last line is the autoresult."""
    *before, last = FORMATS["autolab"](report).splitlines()
    autoresult = json.loads(last)
    assert set(autoresult) <= {"scores", "scoreboard"}
    assert autoresult["scores"] == {"Cicada": score(report)}
    number(autoresult["scores"]["Cicada"], 0, 100)
    assert before


def test_coderunner(report: Report) -> None:
    """A combinator template grader: fraction, HTML before and after, a table with iscorrect."""
    result = json.loads(FORMATS["coderunner"](report))
    assert set(result) <= {"fraction", "prologuehtml", "testresults", "epiloguehtml"}
    number(result["fraction"], 0, 1)
    inside = result["prologuehtml"].removeprefix("<pre>").removesuffix("</pre>")
    assert "<" not in inside
    head, *rows = result.get("testresults", [["iscorrect"]])
    assert head.count("iscorrect") == 1
    assert all(len(row) == len(head) and row[-1] in (0, 1) for row in rows)


def test_prairielearn(report: Report) -> None:
    """https://prairielearn.readthedocs.io/en/latest/externalGrading/#grading-results"""
    written = FORMATS["prairielearn"](report)
    assert len(written.encode()) < 1_000_000
    result = json.loads(written)
    if not result["gradable"]:
        assert set(result) == {"gradable", "format_errors", "output"}
        [sentence] = result["format_errors"]
        assert sentence in result["output"]
        return
    assert set(result) == {"gradable", "score", "output", "tests"}
    number(result["score"], 0, 1)
    for test in result["tests"]:
        assert set(test) == {"name", "points", "max_points", "output"}
        number(test["points"], 0, test["max_points"])


@pytest.mark.not_quick
def test_prairielearn_takes_no_attempt_for_a_program_that_cannot_be_loaded() -> None:
    gradable = {
        name: json.loads(FORMATS["prairielearn"](make()))["gradable"]
        for name, make in REPORTS.items()
    }
    assert [name for name, it in gradable.items() if not it] == ["not to be read"]


def test_json_is_the_report(report: Report) -> None:
    assert json.loads(FORMATS["json"](report)) == json.loads(json.dumps(report))


def test_text_says_what_matters(report: Report) -> None:
    text = FORMATS["text"](report)
    assert text.endswith("\n")
    assert text.isprintable() or set(filter(lambda sign: not sign.isprintable(), text)) == {"\n"}
    if report.tests:
        assert f"{report['found']:,} of {report['played']:,} right." in text
    else:
        assert f"{report['found']:,} of {report['played']:,} secrets found" in text


def test_text_has_no_list_of_losses_where_nothing_is_lost() -> None:
    text = FORMATS["text"](judged("mastermind-2x2", strategy("mastermind-2x2", "expected-size")))
    assert "It loses nothing to the best play known.\n" in text
    assert "Where it loses" not in text
