"""The certificates that ship: each is read, and claims what the records say of its board."""

from __future__ import annotations

import re
from math import inf
from typing import TYPE_CHECKING

import pytest

from cicada.certificates.certificate import read
from cicada.certificates.check import Check
from cicada.certificates.shipped import names, text_of
from cicada.certificates.words import claim_text
from cicada.chessguess.benchmark import benchmark
from cicada.cli.__main__ import main
from cicada.deduction.evaluation import Evaluation, evaluate
from cicada.deduction.node import start
from cicada.errors import InputError
from cicada.mastermind.benchmark import best_play
from cicada.mastermind.board import parse_board
from cicada.mastermind.codes import codes_of
from cicada.mastermind.strategies import has_tree, strategy

if TYPE_CHECKING:
    from pathlib import Path

WORST = "optimal-worst-case"
BOUNDS = {"mastermind-4x9", "mastermind-5x6", "mastermind-5x8n", "chessguess-5"}
"""They claim less than the best known play needs, about many codes."""

MANY_LINES = 40  # their check takes a second or more
VERY_MANY_LINES = 400  # their check takes a minute or more


def record(game: str, on: str, most: float) -> int:
    """The fewest guesses over all secrets that a play is known to need."""
    if game == "chessguess":
        return Evaluation(tuple(benchmark(int(on))["histogram"])).total
    board = parse_board(on)
    if most < inf:
        assert has_tree(WORST, board)
        played = evaluate(strategy(WORST, board), start(codes_of(board)))
        assert played.most <= most
        return played.total
    play = best_play(board)
    assert play
    return Evaluation(tuple(play["histogram"])).total


def test_those_of_the_folder_ship() -> None:
    assert {"mastermind-3x6", "mastermind-4x5", "mastermind-4x6", "mastermind-5x4"} <= {*names()}


@pytest.mark.parametrize("name", names())
def test_each_is_named_after_its_board_and_claims_its_record(name: str) -> None:
    [named] = re.findall(r"^(mastermind|chessguess)-(\w+?)(?:-within-(\d+))?$", name)
    game, on, most = named
    certificate = read(text_of(name))
    assert certificate.most == (int(most) if most else inf)
    assert certificate.rules.name == (on if game == "mastermind" else f"ChessGuess of size {on}")
    cost = certificate.claims[0].cost
    if cost < inf:
        known = record(game, on, certificate.most)
        assert cost < known if name in BOUNDS else cost == known


LINES = {name: text_of(name).count("\n") for name in names()}


def marks(name: str) -> list[pytest.MarkDecorator]:
    """When a certificate is checked, and for how many seconds at most."""
    if LINES[name] > VERY_MANY_LINES:
        return [pytest.mark.slow, pytest.mark.timeout(1800)]
    is_long = LINES[name] > MANY_LINES or name in BOUNDS or name == "mastermind-4x10n-within-6"
    return [pytest.mark.slow] if is_long else []


@pytest.mark.parametrize("name", [pytest.param(name, marks=marks(name)) for name in names()])
def test_each_claim_holds(name: str) -> None:
    certificate = read(text_of(name))
    assert len([*Check(certificate)]) == len(certificate.claims)


@pytest.mark.parametrize("name", ["7x7", "", "../../mastermind/data/lab-totals", "mastermind-4x6é"])
def test_an_unknown_name_is_refused_in_a_sentence(name: str) -> None:
    with pytest.raises(InputError, match=r"^There is no certificate .*; choose one .*\.$"):
        text_of(name)


@pytest.mark.parametrize(
    ("first", "said"),
    [
        ("4 6 0 0 5625", "No play of 4x6 needs fewer than 5,625 guesses in all."),
        ("4 6 0 5 5626", "No play of 4x6 within 5 guesses needs fewer than 5,626 in all."),
        ("4 7 0 5 inf", "No play of 4x7 finds every secret within 5 guesses."),
        ("3 6 1 0 400", "No play of 3x6n needs fewer than 400 guesses in all."),
        (
            "chessguess 2 0 292",
            "No play of ChessGuess of size 2 needs fewer than 292 guesses in all.",
        ),
    ],
)
def test_the_first_claim_is_said_in_words(first: str, said: str) -> None:
    assert claim_text(read(first)) == said


@pytest.mark.native
def test_the_command_line_takes_a_file_before_a_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    check = ["records", "check", "mastermind-3x6"]
    assert main(check) == 0
    assert "needs fewer than 854 guesses" in capsys.readouterr().out
    (tmp_path / "mastermind-3x6").write_text("1 2 0 0 3", encoding="ascii")
    assert main(check) == 0
    assert capsys.readouterr().out == (
        "1 claim holds: no play of 1x2 needs fewer than 3 guesses in all.\n"
    )
    assert main(["records", "check", "7x7"]) == 2
    assert "--help lists those that ship." in capsys.readouterr().err
    with pytest.raises(SystemExit):
        main(["records", "check", "--help"])
    told = capsys.readouterr().out
    assert all(name in told for name in names())
