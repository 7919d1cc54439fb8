"""`cicada judge`, `cicada exercises` and `cicada exercise`."""

from __future__ import annotations

import csv
import json
import re
import sys
import tracemalloc
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from cicada.cli.__main__ import main
from cicada.cli.judge.folder import as_csv, judge_all
from cicada.cli.judge.program import Programs
from cicada.cli.judge.run import play
from cicada.cli.judge.submission import Settings
from cicada.lab.exercise import NAMES, find
from cicada.lab.judge import start
from cicada.lab.link import encode, plain
from tests.python.lab.play import judged
from tests.python.lab.remembering import FORGETS, REMEMBER
from tests.python.lab.solutions import SOLUTIONS, WRONG, strategy
from tests.python.lab.test_judge import REMEMBERS

pytestmark = pytest.mark.native

Shell = Any


@pytest.fixture
def shell(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Shell:
    """Runs the command in an empty folder; gives status, output and errors."""
    monkeypatch.chdir(tmp_path)

    def run(*words: str) -> tuple[int, str, str]:
        try:
            status = main(words)
        except SystemExit as error:
            status = int(error.code or 0)
        out, err = capsys.readouterr()
        return status, out, err

    return run


def write(name: str, text: str) -> str:
    Path(name).write_text(text)
    return name


FIRST = strategy("mastermind-2x4", "first")


def without_times(report: dict[str, Any]) -> dict[str, Any]:
    return {
        key: value for key, value in report.items() if key not in ("seconds", "slowest", "program")
    }


def test_a_python_file_gets_the_same_report_as_in_the_page(shell: Shell) -> None:
    status, out, err = shell("judge", "mastermind-2x4", write("a.py", FIRST), "--format", "json")
    assert (status, err) == (0, "")
    report = json.loads(out)
    expected: Any = judged("mastermind-2x4", FIRST)
    assert without_times(report) == json.loads(json.dumps(without_times(expected)))
    assert report["program"]["language"] == "Python"
    assert len(report["program"]["sha256"]) == 64
    assert report["slowest"]["seconds"] > 0


def test_a_program_that_remembers_is_played_game_by_game(shell: Shell) -> None:
    file = write("a.py", REMEMBERS)
    status, out, _ = shell("judge", "mastermind-2x4", file, "--format", "json")
    report = json.loads(out)
    assert (status, report["pure"], report["order"]) == (0, False, "games")
    _, text, _ = shell("judge", "mastermind-2x4", file)
    assert "It remembers something between calls" in text


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_order_and_jobs_change_nothing_but_calls(shell: Shell, jobs: str) -> None:
    file = write("a.py", FIRST)
    _, tree, _ = shell("judge", "mastermind-2x4", file, "--format", "json", "--jobs", jobs)
    _, games, _ = shell("judge", "mastermind-2x4", file, "--format", "json", "--order", "games")
    one, other = without_times(json.loads(tree)), without_times(json.loads(games))
    assert (one.pop("order"), other.pop("order")) == ("tree", "games")
    assert one.pop("calls") < other.pop("calls")
    assert one == other


def test_the_goal_decides_the_status(shell: Shell) -> None:
    file = write("a.py", FIRST)
    for goal, status in (("9", 0), ("1.5", 1)):
        got, out, _ = shell("judge", "mastermind-2x4", file, "--goal", goal)
        assert got == status
        assert out.endswith(f"Goal: {goal} on average, {'met' if status == 0 else 'not met'}.\n")
    wrong = write("wrong.py", WRONG["cis194-1"].source)
    assert shell("judge", "cis194-1", wrong)[0] == 1
    assert shell("judge", "cis194-1", write("right.py", SOLUTIONS["cis194-1"]))[0] == 0


def test_what_a_students_program_prints_is_no_answer(shell: Shell) -> None:
    file = write("a.py", "print('hello')\n" + FIRST.replace("return", "print('thinking'); return"))
    status, out, _ = shell("judge", "mastermind-2x4", file, "--format", "json")
    assert (status, json.loads(out)["faults"]) == (0, [])


@pytest.mark.not_quick
@pytest.mark.parametrize(
    ("source", "sentence"),
    [
        ("def f(:", "Line 1 cannot be read: invalid syntax"),
        ("while True: pass", "No answer within 1 s; it was in line 1: while True: pass"),
        ("import os\nos._exit(3)", "The program ended with status 3."),
        ("import os\nos.kill(os.getpid(), 9)", "The program was ended by SIGKILL."),
        ("def first_guess(): return input()\nnext_guess = 0", "There is no next_guess(history)"),
        (
            "def first_guess():\n    while True:\n        x = 1\ndef next_guess(h): pass",
            "No answer within 1 s; it was in line ",
        ),
        (
            "def first_guess():\n    sum(range(10**12))\ndef next_guess(h): pass",
            "No answer within 1 s.",
        ),
    ],
)  # fmt: skip
def test_a_broken_python_file_is_told_in_a_sentence(
    shell: Shell, source: str, sentence: str
) -> None:
    file = write("a.py", source)
    status, out, _ = shell("judge", "mastermind-2x4", file, "--limit", "1", "--format", "json")
    assert status == 1
    [fault] = json.loads(out)["faults"]
    assert fault["sentence"].startswith(sentence)


CATCHES = """
class Endless:
    def __del__(self):
        while True:
            pass

def first_guess():
    return CODES[0]

def next_guess(history):
    Endless()
    return CODES[0]
"""


@pytest.mark.not_quick
def test_a_program_that_catches_the_interruption_ends_the_run_as_others_do(shell: Shell) -> None:
    """What is raised in `__del__` ends that alone, and the answer comes all the same."""
    file = write("a.py", CATCHES)
    _, out, _ = shell("judge", "mastermind-2x4", file, "--limit", "0.2", "--format", "json")
    report = json.loads(out)
    assert [fault["kind"] for fault in report["faults"]] == ["timeout", "stopped"]
    assert report["faults"][0]["sentence"] == "No answer within 0.2 s."


def test_the_file_may_stand_behind_the_options(shell: Shell) -> None:
    file = write("a.py", FIRST)
    assert shell("judge", "mastermind-2x4", "--limit", "5", "--jobs", "1", file)[0] == 0
    assert shell("judge", "--limit", "5", "mastermind-2x4", file)[0] == 0
    status, _, err = shell("judge", "mastermind-2x4", file, "--jobs", "1", "b.py")
    assert (status, err) == (2, "Unrecognized arguments: b.py; see cicada --help.\n")


def test_a_sample_and_a_list_of_secrets(shell: Shell) -> None:
    file = write("a.py", FIRST)
    drawn = ["--sample", "5", "--seed", "s", "--format", "json"]
    _, out, _ = shell("judge", "mastermind-2x4", file, *drawn)
    assert (json.loads(out)["played"], json.loads(out)["secrets"]) == (5, 16)
    assert without_times(json.loads(shell("judge", "mastermind-2x4", file, *drawn)[1])) == (
        without_times(json.loads(out))
    )
    write("secrets.txt", "12\n\n34\n12\n")
    listed = ["--secrets", "secrets.txt", "--format", "json"]
    _, out, _ = shell("judge", "mastermind-2x4", file, *listed)
    assert json.loads(out)["played"] == 2
    write("secrets.txt", "12\n99\n")
    status, _, err = shell("judge", "mastermind-2x4", file, *listed)
    assert status == 2
    assert err.startswith("Line 2 of secrets.txt: ")


def test_a_link_is_judged(shell: Shell) -> None:
    link = encode(plain("mastermind-2x4").replace(code=FIRST, goal="1.5"))
    status, out, _ = shell("judge", "--link", f"https://example.org/lab/#{link}")
    assert status == 1
    assert "Goal: 1.5 on average, not met." in out
    assert shell("judge", "--link", link[:-1])[0] == 2
    assert shell("judge", "--link", "mastermind-2x4")[0] == 2


@pytest.mark.parametrize(
    "format_", ["gradescope", "junit", "autolab", "coderunner", "prairielearn"]
)
def test_a_format_goes_to_a_file(shell: Shell, format_: str) -> None:
    file = write("a.py", FIRST)
    status, out, _ = shell(
        "judge", "mastermind-2x4", file, "--format", format_, "--output", "result"
    )
    assert (status, out) == (0, "")
    assert Path("result").read_text().strip()


WRONG_USES = {
    "no exercise": (["judge", "nothing", "a.py"], "There is no exercise"),
    "no program": (["judge", "mastermind-2x4"], "Give a Python file, or a program behind --."),
    "two programs": (["judge", "mastermind-2x4", "a.py", "--", "cat"], "Give a Python file, or"),
    "no file": (["judge", "mastermind-2x4", "b.py"], "Cannot read b.py: No such file"),
    "no program there": (["judge", "mastermind-2x4", "--", "./b"], '"./b" cannot be started: '),
    "no such format": (["judge", "mastermind-2x4", "a.py", "--format", "x"], "Argument --format"),
    "jobs": (["judge", "mastermind-2x4", "a.py", "--jobs", "0"], "Give --jobs as"),
    "limit": (["judge", "mastermind-2x4", "a.py", "--limit", "0"], "Give --limit as"),
    "sample": (["judge", "mastermind-2x4", "a.py", "--sample", "0"], "Draw at least one"),
    "goal": (["judge", "mastermind-2x4", "a.py", "--goal", "x"], "Give the goal as a number"),
    "no folder": (["judge", "mastermind-2x4", "--all", "nowhere"], '"nowhere" is no folder.'),
    "output": (["judge", "mastermind-2x4", "a.py", "--output", "/nowhere/x"], "Cannot write"),
    "no main": (["exercise", "cis194-1", "--main", "c"], "There is no main for cis194-1; "),
}


@pytest.mark.parametrize("name", WRONG_USES)
def test_a_run_that_cannot_start_has_status_2_and_a_sentence(shell: Shell, name: str) -> None:
    write("a.py", FIRST)
    words, sentence = WRONG_USES[name]
    status, out, err = shell(*words)
    assert (status, out) == (2, "")
    assert err.startswith(sentence)
    assert err.count("\n") == 1


BROKEN = {
    "b0.py": "def first_guess(:",
    "b1.py": "def first_guess(): return '1'\nnext_guess = print",
    "b2.py": "while True: pass",
    "b3.py": "import os\nos._exit(1)",
    "b4.py": "",
    "b5.py": "def first_guess(): raise ValueError\ndef next_guess(h): pass",
    "b6.py": "def first_guess(): return '11'\ndef next_guess(h): return '11'",
    "b7.txt": "what is this",
    "b8.py": "\0",
    "b9": "",
}


def submissions(folder: Path, good: int) -> list[Path]:
    for number in range(good):
        (folder / f"s{number:03}.py").write_text(FIRST)
    for name, text in BROKEN.items():
        (folder / name).write_text(text)
    (folder / "b9").unlink()
    (folder / "b9").mkdir()
    return sorted(folder.iterdir())


@pytest.mark.slow
def test_two_hundred_submissions_ten_of_them_broken(shell: Shell, tmp_path: Path) -> None:
    folder = tmp_path / "class"
    folder.mkdir()
    submissions(folder, 190)
    tracemalloc.start()
    words = ["--all", str(folder), "--jobs", "2", "--limit", "1", "--output", "class.csv"]
    status, out, _ = shell("judge", "mastermind-2x4", *words, "--goal", "4")
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < 20_000_000
    assert status == 1
    rows = list(csv.DictReader(Path("class.csv").read_text().splitlines()))
    assert len(rows) == 200
    assert {row["name"] for row in rows if row["goal"] == "False"} == set(BROKEN)
    assert all(row["problem"] for row in rows if row["goal"] == "False")
    good = [row for row in rows if row["goal"] == "True"]
    assert {(row["average"], row["found"], row["problem"]) for row in good} == {
        (str(judged("mastermind-2x4", FIRST)["average"]), "16", "")
    }
    assert len(out.splitlines()) == 201


@pytest.mark.parametrize("executor", [ThreadPoolExecutor, ProcessPoolExecutor])
def test_a_folder_is_judged_by_any_executor(executor: type[Executor], tmp_path: Path) -> None:
    paths = submissions(tmp_path, 2)[-3:]
    with executor() as pool:
        rows = list(judge_all(Settings("mastermind-2x4", headers=(("limit", "2"),)), paths, pool))
    assert [row.name for row in rows] == [path.name for path in paths]
    assert [row.found for row in rows] == [0, 16, 16]


def test_a_program_that_remembers_is_told_so_in_a_folder_too(tmp_path: Path) -> None:
    for name, source in (("forgets", FORGETS), *REMEMBER.items()):
        (tmp_path / f"{name}.py").write_text(source)
    with ThreadPoolExecutor(2) as pool:
        rows = {
            row.name.removesuffix(".py"): row
            for row in judge_all(Settings("mastermind-3x4"), sorted(tmp_path.iterdir()), pool)
        }
    forgets = rows.pop("forgets")
    assert forgets.problem == ""
    assert rows.keys() == REMEMBER.keys()
    for name, row in rows.items():
        assert "It remembers something between calls" in row.problem, name
        assert row[1:6] == forgets[1:6], name


def test_no_name_in_the_table_is_a_formula(tmp_path: Path) -> None:
    (tmp_path / "=1+1.py").write_text("x")
    with ThreadPoolExecutor() as pool:
        rows = list(judge_all(Settings("mastermind-2x4"), [tmp_path / "=1+1.py"], pool))
    assert "'=1+1.py" in as_csv(rows)


def test_the_exercises_are_listed(shell: Shell) -> None:
    status, out, _ = shell("exercises")
    assert status == 0
    assert [line.split()[0] for line in out.splitlines()[:-1]] == list(NAMES)


def test_an_exercise_is_printed(shell: Shell) -> None:
    assert shell("exercise", "shot")[1].startswith("Shot\n\nWrite solve(balls)")
    assert shell("exercise", "shot", "--starter")[1] == find("shot").starter
    printed = shell("exercise", "shot", "--strategy", "plain")[1]
    assert printed == strategy("shot", "plain")
    rows = [line.split("\t") for line in shell("exercise", "cis194-1", "--tests")[1].splitlines()]
    assert [json.loads(row[1]) for row in rows] == [0, 2, 1, 0]


def lines(printed: str) -> tuple[str, str]:
    """The line in and the line out that stand in a text, as examples."""
    found = re.search(r"\n    in:  (.+)\n    out: (.+)\n", printed)
    assert found
    return found[1], found[2]


OF_EACH_KIND = ("mastermind-4x6", "chessguess-3", "shot", "cis194-3")


def test_every_kind_of_exercise_says_its_lines() -> None:
    assert {find(name).kind for name in OF_EACH_KIND} == {find(name).kind for name in NAMES}


@pytest.mark.parametrize("name", OF_EACH_KIND)
def test_the_lines_that_an_exercise_shows_are_of_a_game_that_ends_with_them(
    shell: Shell, name: str
) -> None:
    query, answer = lines(shell("exercise", name)[1])
    problem = find(name).problem
    if problem.is_guessed:
        number = problem.find(answer)
    else:
        [number] = [n for n in range(problem.count) if problem.start(problem.secret(n)) == query]
    now = start(problem, [number])
    while now.queries != (query,):
        guess, *_ = query.removeprefix(now.queries[0]).split()
        now = now.answered([guess])
        assert query.startswith(now.queries)
    now = now.answered([answer])
    assert (now.faults, list(now.found)) == ((), [number])


def test_the_help_of_the_judge_shows_the_lines_of_an_exercise(shell: Shell) -> None:
    assert lines(shell("judge", "--help")[1]) == lines(shell("exercise", NAMES[0])[1])


def test_an_exercise_is_printed_for_autograders(shell: Shell) -> None:
    notebook = json.loads(shell("exercise", "cis194-1", "--for", "nbgrader")[1])
    assert notebook["cells"][-1]["source"].endswith("report.score")
    assert "enumerate([12.5, 12.5, 12.5, 12.5, 50.0])" in shell(
        "exercise", "cis194-1", "--for", "otter"
    )[1]  # fmt: skip


def test_a_link_sets_an_exercise_for_shell_and_autograders(shell: Shell) -> None:
    scheme = {"finding": "60", "zero": "9", "full": "1"}
    address = f"https://example.org/lab/#{encode(plain('mastermind-2x3').replace(**scheme))}"
    file = write("first.py", strategy("mastermind-2x3", "first"))
    by_link = json.loads(shell("judge", address, file, "--format", "json")[1])
    options = [word for name, value in scheme.items() for word in (f"--{name}", value)]
    by_hand = json.loads(shell("judge", "mastermind-2x3", file, *options, "--format", "json")[1])
    assert by_link["marks"] == by_hand["marks"]
    assert by_link["marks"]["finding"] == {"given": 60, "of": 60}
    for tool in ("nbgrader", "otter"):
        assert address.rpartition("#")[2] in shell("exercise", address, "--for", tool)[1]


def test_worked_examples_can_be_answered_by_a_program(shell: Shell) -> None:
    """A function in another language: JSON in, JSON out."""
    program = (
        "import sys, json\n"
        "for line in sys.stdin:\n"
        "    name, a, b = json.loads(line)\n"
        "    print(sum(x == y for x, y in zip(a, b)))\n"
    )
    status, out, _ = shell("judge", "cis194-1", "--", sys.executable, "-c", program)
    count = f"{find('cis194-1').problem.count:,}"
    assert (status, f"{count} of {count} right." in out) == (0, True)


@pytest.mark.parametrize("command", ["judge", "exercise", "exercises"])
def test_help_says_what_each_option_means_and_ends_with_an_example(
    shell: Shell, command: str
) -> None:
    status, out, _ = shell(command, "--help")
    assert status == 0
    assert out.rstrip().splitlines()[-1].startswith("example: cicada ")


def test_the_report_of_a_process_is_that_of_the_functions() -> None:
    source = strategy("mastermind-2x4", "expected-size")
    expected: Any = judged("mastermind-2x4", source)
    body = "import sys\nPEGS, COLOURS = 2, 4\nCODES = [a + b for a in '1234' for b in '1234']\n"
    body += source
    body += (
        "\nfor line in sys.stdin:\n    w = line.split()[2:]\n"
        "    h = [(w[i], int(w[i + 1]), int(w[i + 2])) for i in range(0, len(w), 3)]\n"
        "    print(next_guess(h) if h else first_guess())\n"
    )
    with Programs([sys.executable, "-c", body], 10) as programs:
        got: Any = play(find("mastermind-2x4"), programs)
    assert without_times(got) == without_times(expected)
