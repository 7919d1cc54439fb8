"""A report as other programs want it: autograders, continuous integration, people.

Each is checked against its own documentation:

- gradescope: https://gradescope-autograders.readthedocs.io/en/latest/specs/
- otter: `otter run` writes its results as Gradescope's.
- junit: JUnit's XML as Jenkins, GitLab and GitHub Classroom read it (junit-10.xsd).
- autolab: https://docs.autolabproject.com/lab/, the last line of the output.
- coderunner: a combinator template grader, https://coderunner.org.nz.
- prairielearn: https://prairielearn.readthedocs.io/en/latest/externalGrading/
"""

from __future__ import annotations

import html
import json
from collections.abc import Callable
from typing import Any, NamedTuple
from xml.etree import ElementTree

from cicada.lab.contract import Checked, Report
from cicada.lab.exercise import find
from cicada.lab.marking import is_met

MAX_TOLD = 10
"""Maximum number of faults or secrets in a text report; the JSON has them all."""


NOT_LOADED = ("syntax", "missing")
"""The kinds of fault of a program that cannot be asked anything."""


class Check(NamedTuple):
    """Something that was to be shown, of 100 points in all."""

    name: str
    score: float
    most: float
    output: str

    ok: bool
    """Whether it was shown; where guesses are counted, whether the goal is met."""


def checks(report: Report) -> list[Check]:
    """What the score is made of."""
    if report.tests:
        return [
            Check(
                _title(test),
                test.points if test.ok else 0,
                test.points,
                "" if test.ok else _mended(test),
                test.ok,
            )
            for test in report.tests
        ]
    finding, guesses = report.marks.finding, report.marks.guesses
    if not (finding and guesses):
        return []
    met = is_met(report)
    parts = [
        Check("every secret is found", finding.given, finding.of, "", report.complete and met),
        Check("few guesses", guesses.given, guesses.of, text(report), met),
    ]
    return [part for part in parts if part.most]


def _title(test: Checked) -> str:
    return f"{test.cases:,} further cases" if test.cases else test.name


def _mended(test: Checked) -> str:
    call = f"{test.name}\n" if test.cases else ""
    return f"{call}Expected: {test.expected}\nGot: {test.got}"


def text(report: Report) -> str:
    """The report for a person."""
    rows = [find(report.exercise).title, ""]
    if report.tests:
        rows += _tests(report)
    else:
        rows += _figures(report)
        rows += _compared(report)
        rows += _loss(report)
    rows += report.notes
    rows += _faults(report)
    if goal := report.marks.goal:
        rows.append(f"Goal: {goal.average:g} on average, {'met' if goal.met else 'not met'}.")
    return "\n".join(rows).rstrip() + "\n"


def _tests(report: Report) -> list[str]:
    rows = [f"{report.found:,} of {report.played:,} right."]
    wrong = [test for test in report.tests if not test.ok]
    rows += [
        f"  {test.name}: expected {test.expected}, got {test.got}" for test in wrong[:MAX_TOLD]
    ]
    return [*rows, ""]


def _figures(report: Report) -> list[str]:
    drawn = report.played < report.secrets
    drawn_from = f" (drawn from {report.secrets:,})" if drawn else ""
    rows = [f"{report.found:,} of {report.played:,} secrets found{drawn_from}"]
    if report.average is not None:
        rows[0] += f", {report.total:,} guesses, {report.average:.4f} on average, "
        rows[0] += f"{report.worst} at most"
    rows.append(f"{report.calls:,} questions in {report.seconds:.2f} s")
    if slowest := report.slowest:
        rows.append(f"slowest: {slowest.seconds:.2f} s for {slowest.query}")
    rows.append("")
    most = max(report.histogram, default=0)
    for guesses, count in enumerate(report.histogram):
        if guesses:
            bar = "#" * round(40 * count / most) if most else ""
            rows.append(f"{guesses:3} {count:7,} {bar}".rstrip())
    rows.append(f"Mark: {report.score:g} of 100")
    if report.marks.explanation:
        rows.append(report.marks.explanation)
    if report.marks.course is not None:
        rows.append(f"Mark by the course's formula: {report.marks.course:g} of 100")
    return [*rows, ""]


def _compared(report: Report) -> list[str]:
    if report.average is None or not report.compare:
        return []
    rows = [(it.name, it.total, it.average, it.worst) for it in report.compare]
    if report.played == report.secrets:
        rows.append(("yours", report.total, report.average, report.worst))
    rows.sort(key=lambda row: -row[2])
    table = [f"{name:18}{total:8,}{average:9.4f}{worst:4}" for name, total, average, worst in rows]
    return [*table, ""]


def _loss(report: Report) -> list[str]:
    loss = report.loss
    if not loss:
        return []
    if not loss.guesses:
        return ["It loses nothing to the best play known.", ""]
    rows = [f"Where it loses {loss.guesses:,} guesses:"]
    for at, part in enumerate(loss.where):
        lost = part.yours - part.best
        if lost:
            what = "by the first guess" if at == 0 else f"after {part.query}"
            rows.append(f"{lost:6,}  {what} ({part.secrets:,} secrets)")
    return [*rows, ""]


def _faults(report: Report) -> list[str]:
    rows = []
    for fault in report.faults[:MAX_TOLD]:
        times = f", {fault.count} times" if fault.count > 1 else ""
        rows.append(f"{fault.sentence} (asked {fault.query}{times})")
    if report.missing and not report.tests:
        named = ", ".join(report.missing[:MAX_TOLD])
        more = len(report.missing) > MAX_TOLD
        rows.append(f"Not found: {named}{' and more' if more else ''}.")
    return [*rows, ""] if rows else []


def as_json(report: Report) -> str:
    """The whole report."""
    return json.dumps(report) + "\n"


def gradescope(report: Report) -> str:
    """Gradescope's results.json, with a leaderboard."""
    board: list[dict[str, Any]] = []
    if report.average is not None and not report.tests:
        board = [
            {"name": "Average", "value": round(report.average, 4), "order": "asc"},
            {"name": "Most guesses", "value": report.worst, "order": "asc"},
            {"name": "Seconds", "value": round(report.seconds, 2), "order": "asc"},
        ]
    return _json(
        {
            "score": report.score,
            "execution_time": round(report.seconds),
            "output": text(report),
            "stdout_visibility": "hidden",
            "tests": [
                {
                    "name": check.name,
                    "score": round(check.score, 4),
                    "max_score": round(check.most, 4),
                    "status": "passed" if check.ok else "failed",
                    "output": check.output,
                    "visibility": "visible",
                }
                for check in checks(report)
            ],
            "leaderboard": board,
            "extra_data": {"cicada": report},
        }
    )


def autolab(report: Report) -> str:
    """The text, and Autolab's last line; the lab's problem is called Cicada, of 100 points."""
    autoresult: dict[str, Any] = {"scores": {"Cicada": report.score}}
    if report.average is not None:
        autoresult["scoreboard"] = [report.score, round(report.average, 4)]
    return f"{text(report)}{json.dumps(autoresult)}\n"


def coderunner(report: Report) -> str:
    """What a combinator template grader of CodeRunner prints."""
    result: dict[str, Any] = {
        "fraction": round(report.score / 100, 4),
        "prologuehtml": f"<pre>{html.escape(text(report))}</pre>",
    }
    if tests := report.tests:
        rows = [[_title(test), test.expected, test.got, int(test.ok)] for test in tests]
        result["testresults"] = [["Test", "Expected", "Got", "iscorrect"], *rows]
    return _json(result)


def prairielearn(report: Report) -> str:
    """PrairieLearn's results.json; a program that cannot be loaded costs no attempt."""
    if not_loaded := [it.sentence for it in report.faults if it.kind in NOT_LOADED]:
        return _json({"gradable": False, "format_errors": not_loaded, "output": text(report)})
    return _json(
        {
            "gradable": True,
            "score": round(report.score / 100, 4),
            "output": text(report),
            "tests": [
                {
                    "name": check.name,
                    "points": round(check.score, 4),
                    "max_points": round(check.most, 4),
                    "output": check.output,
                }
                for check in checks(report)
            ],
        }
    )


def junit(report: Report) -> str:
    """JUnit's XML: a test case for each example or board; else that all are found, and the goal."""
    cases = [(check.name, check.ok, check.output) for check in checks(report)]
    if not report.tests:
        cases = [("every secret is found", report.complete, text(report))]
        if report.marks.goal:
            cases.append(("the goal is met", is_met(report), text(report)))
    failures = sum(not ok for _, ok, _ in cases)
    counts = {"tests": str(len(cases)), "failures": str(failures), "errors": "0"}
    time = f"{report.seconds:.3f}"
    suites = ElementTree.Element("testsuites", {"name": "cicada", "time": time, **counts})
    named = {"name": report.exercise, "time": time, "skipped": "0"}
    suite = ElementTree.SubElement(suites, "testsuite", {**named, **counts})
    for name, ok, output in cases:
        case = ElementTree.SubElement(
            suite, "testcase", classname=f"cicada.{report.exercise}", name=name, time="0"
        )
        if not ok:
            told = output.strip().partition("\n")[0]
            failure = ElementTree.SubElement(case, "failure", type="failure", message=told)
            failure.text = output
    ElementTree.indent(suites)
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{ElementTree.tostring(suites, "unicode")}\n'


def _json(value: dict[str, Any]) -> str:
    return json.dumps(value, indent=2) + "\n"


FORMATS: dict[str, Callable[[Report], str]] = {
    "text": text,
    "json": as_json,
    "gradescope": gradescope,
    "otter": gradescope,
    "junit": junit,
    "autolab": autolab,
    "coderunner": coderunner,
    "prairielearn": prairielearn,
}
