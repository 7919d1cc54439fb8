"""`cicada mastermind` as typed."""

from __future__ import annotations

import json

import pytest

from cicada.cli.__main__ import main


def run(capsys: pytest.CaptureFixture[str], line: str) -> tuple[int, str, str]:
    status = main(["mastermind", *line.split()])
    out, err = capsys.readouterr()
    return status, out, err


@pytest.mark.parametrize(
    ("line", "printed"),
    [
        ("score 1122 1221", "2,2"),
        ("score RRBG BRRG", "2,2"),
        ("score 0123 3210 --colours 10", "0,4"),
        ("next --colours 10 --no-repeats --strategy first 0123:4,0", "A123"),
        ("score 1 2", "0,0"),
        ("score AAAB BAAA --colours 12", "2,2"),
        ("score 112233445566 112233445566", "12,0"),
        ("next --strategy minimax", "1122"),
        ("next --strategy first 1111:0,0", "2222"),
        ("next --pegs 3 --colours 4 --no-repeats --strategy first 123:0,2", "214"),
        ("play 1234 --strategy entropy", "1234:4,0"),
    ],
)
def test_answers(capsys: pytest.CaptureFixture[str], line: str, printed: str) -> None:
    assert run(capsys, line) == (0, printed + "\n", "")


def test_play_as_json_ends_at_the_secret(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "play 3632 --strategy optimal --json")
    moves = json.loads(out)
    assert moves[0].startswith("1123:")
    assert moves[-1] == "3632:4,0"


def test_evaluate_as_json_has_the_named_keys(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "evaluate --pegs 3 --colours 6 --strategy optimal --json")
    figures = json.loads(out)
    assert list(figures) == ["secrets", "total", "average", "max", "histogram", "seconds"]
    assert (figures["secrets"], figures["total"]) == (216, 854)
    assert sum(figures["histogram"]) == 216


def test_evaluate_and_review_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "evaluate --pegs 2 --colours 3 --strategy first")
    assert out.startswith("9 secrets, ")
    # The tree of the records page; entropy takes 13,593 guesses.
    _, out, _ = run(capsys, "evaluate --pegs 5 --colours 5")
    assert out.startswith("3125 secrets, 13496 guesses, ")
    _, out, _ = run(capsys, "review 1123:0,1 1456:1,0")
    assert "+0.000   -" in out  # the best first guess, with bad luck
    assert "could not be the secret, by the answer to guess 1" in out


@pytest.mark.parametrize(
    "line",
    [
        "score 12 123",
        "score 1x 11",
        "score 7 1 --colours 6",
        "score 1 1 --colours 13",
        "play 1237",
        "play 1122 --strategy magic",
        "play 1122 --no-repeats",
        "next 1122:3,1",
        "next 1122",
        "next 1111:0,0 1111:1,0",
        "evaluate --pegs 9",
        "evaluate --pegs four",
        "review 1111:0,0 1111:1,0",
        "score 1",
        "",
    ],
)
def test_bad_input_is_one_sentence_and_status_2(
    capsys: pytest.CaptureFixture[str], line: str
) -> None:
    status, out, err = run(capsys, line)
    assert (status, out) == (2, "")
    assert err.count("\n") == 1
    assert err.endswith(".\n")
