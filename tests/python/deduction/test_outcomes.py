"""What a guess asks, in both guessing games, counted again secret by secret."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import product
from typing import Any

import pytest

from cicada.chessguess.game import GAME as CHESSGUESS
from cicada.errors import InputError
from cicada.mastermind.game import GAME as MASTERMIND

Secret = tuple[str, ...]
GAMES: dict[str, Any] = {"mastermind": MASTERMIND, "chessguess": CHESSGUESS}
SET = {"K": 1, "Q": 1, "R": 2, "B": 2, "N": 2, "P": 8}


def score_pegs(secret: Secret, guess: Secret) -> tuple[int, ...]:
    """Right places, and right colours elsewhere; an empty place of a guess is a blank."""
    places = sum(a == b for a, b in zip(secret, guess, strict=True))
    return places, sum((Counter(secret) & Counter(guess)).values()) - places


def score_pieces(secret: Secret, guess: Secret) -> tuple[int, ...]:
    """Pieces, then further ones of the right kind, then of the right colour."""

    def common(key: Any) -> int:
        return sum((Counter(map(key, secret)) & Counter(map(key, guess))).values())

    pieces = common(str)
    kinds, colours = common(lambda piece: piece[1]), common(lambda piece: piece[0])
    return pieces, kinds - pieces, colours - pieces


@cache
def all_pieces(size: int) -> list[Secret]:
    """Every set of at most so many pieces of one chess set."""
    names = [colour + kind for colour in "BW" for kind in SET]
    counts = product(*(range(min(size, SET[name[1]]) + 1) for name in names))
    return [
        tuple(name for name, n in zip(names, each, strict=True) for _ in range(n))
        for each in counts
        if sum(each) <= size
    ]


def secrets(game: str, board: str) -> list[Secret]:
    if game == "chessguess":
        return all_pieces(int(board))
    pegs, colours = int(board[0]), int(board[2])
    codes = list(product("123456789"[:colours], repeat=pegs))
    return [code for code in codes if not board.endswith("n") or len({*code}) == pegs]


def split(game: str, guess: str) -> Secret:
    return tuple(guess) if game == "mastermind" else tuple(guess.split())


def counted(game: str, left: list[Secret], guess: str) -> dict[tuple[Any, ...], list[Secret]]:
    """The secrets by answer and whether they are the guess, one by one."""
    score = score_pegs if game == "mastermind" else score_pieces
    own = split(game, guess)
    classes: dict[tuple[Any, ...], list[Secret]] = {}
    for secret in left:
        found = Counter(secret) == Counter(own) if game == "chessguess" else secret == own
        classes.setdefault((score(secret, own), found), []).append(secret)
    return classes


def after(game: str, board: str, rows: list[str]) -> list[Secret]:
    """The secrets that fit rows such as "1122:1,0", one by one."""
    left = secrets(game, board)
    for row in rows:
        guess, _, answer = row.partition(":")
        left = counted(game, left, guess)[tuple(map(int, answer.split(","))), False]
    return left


def ask(game: str, board: str, rows: list[str], question: str, **options: Any) -> Any:
    position = GAMES[game].start(GAMES[game].open(f"{board}:open"))
    for row in rows:
        position = GAMES[game].play(position, row)
    return GAMES[game].questions[question].ask(position, options, lambda _: None)


def told(asked: Any) -> dict[tuple[Any, ...], int]:
    return {(tuple(each["answer"]), each["found"]): each["left"] for each in asked["outcomes"]}


BOARDS = [
    ("mastermind", "4x6", ["1122:1,0", "3344:0,1"]),
    ("mastermind", "5x4", ["11223:1,2"]),
    ("mastermind", "3x6n", ["123:0,1"]),
    ("chessguess", "3", ["BK WQ:0,1,1"]),
    ("chessguess", "5", ["BK WQ BR:1,1,1", "WP WP:1,0,1"]),
]
DRAFTS = {
    ("mastermind", "4x6"): ["1345", "1122", "6666", "1   ", "  3 ", "12 4"],
    ("mastermind", "5x4"): ["11111", "1 2 3", "    4"],
    ("mastermind", "3x6n"): ["456", "4 6"],
    ("chessguess", "3"): ["BK", "WQ WQ WQ", "BP WN BR", ""],
    ("chessguess", "5"): ["BK BP WP WP", "WQ", "BP BP BP WB WB"],
}
CASES = [
    (game, board, rows[:count], draft)
    for game, board, rows in BOARDS
    for count in range(len(rows) + 1)
    for draft in DRAFTS[game, board]
]


@pytest.mark.parametrize(("game", "board", "rows", "draft"), CASES)
def test_the_columns_are_counted_secret_by_secret(
    game: str, board: str, rows: list[str], draft: str
) -> None:
    outcomes = ask(game, board, rows, "outcomes", draft=draft)
    left = after(game, board, rows)
    classes = counted(game, left, draft)
    own = outcomes["own"]
    assert outcomes["left"] == len(left)
    assert told(own) == {answer: len(them) for answer, them in classes.items()}
    assert own["expected"] == sum(len(them) ** 2 for them in classes.values()) / len(left)
    assert outcomes["complete"] == (" " not in draft or game == "chessguess")
    best = outcomes["best"]
    guess = best["guess"] if game == "mastermind" else " ".join(best["guess"])
    assert told(best) == {key: len(them) for key, them in counted(game, left, guess).items()}
    assert best["expected"] <= own["expected"]
    assert ("better guess" in outcomes["sentence"]) == (best["expected"] < own["expected"])
    order = [(each["found"], each["answer"]) for each in own["outcomes"]]
    assert order == sorted(order, reverse=True)


@pytest.mark.parametrize(("game", "board", "rows"), BOARDS)
def test_a_row_asks_what_it_asked_before_its_answer(game: str, board: str, rows: list[str]) -> None:
    for row, move in enumerate(rows):
        outcomes = ask(game, board, rows, "outcomes", row=row)
        left = after(game, board, rows[:row])
        classes = counted(game, left, move.partition(":")[0])
        assert told(outcomes["own"]) == {key: len(them) for key, them in classes.items()}
        assert outcomes["sentence"].startswith(f"Guess {row + 1} was expected to leave about ")
        assert outcomes["afterwards"] == outcomes["sentence"]
        before = ask(game, board, rows[:row], "outcomes", draft=move.partition(":")[0])
        assert before["afterwards"] == outcomes["sentence"]


@pytest.mark.parametrize(("game", "board", "rows"), BOARDS)
def test_the_candidates_of_a_column_are_listed(game: str, board: str, rows: list[str]) -> None:
    draft = DRAFTS[game, board][0]
    for (answer, found), them in counted(game, after(game, board, rows), draft).items():
        text = "found" if found else ",".join(map(str, answer))
        listed = ask(game, board, rows, "candidates_for", draft=draft, answer=text)
        assert listed["left"] == len(them)
        names = [split(game, it) if game == "mastermind" else tuple(it) for it in listed["secrets"]]
        assert sorted(names) == sorted(them)[:100] or len(them) > 100
        page = ask(game, board, rows, "candidates_for", draft=draft, answer=text, offset=1, limit=2)
        assert page["secrets"] == listed["secrets"][1:3]


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("mastermind", {"draft": "12"}),
        ("mastermind", {"draft": "12345"}),
        ("mastermind", {"draft": "7   "}),
        ("mastermind", {"draft": "-1 2"}),
        ("mastermind", {"row": 1}),
        ("mastermind", {"draft": "1122", "strategy": "no such"}),
        ("chessguess", {"draft": "XX"}),
        ("chessguess", {"draft": "BK BK BK BK"}),
        ("chessguess", {"row": 1}),
        ("chessguess", {"draft": "BK", "strategy": "no such"}),
    ],
)
def test_what_cannot_be_asked_is_refused_in_a_sentence(game: str, options: Any) -> None:
    board, row = {"mastermind": ("4x6", "1122:1,0"), "chessguess": ("3", "BK:0,1,0")}[game]
    with pytest.raises(InputError, match=r"\.$"):
        ask(game, board, [row], "outcomes", **options)


def test_an_answer_that_no_secret_gives_has_no_candidates() -> None:
    assert (
        ask("mastermind", "4x6", [], "candidates_for", draft="1122", answer="9,9")["secrets"] == []
    )


def test_only_what_is_asked_for_stands_beside_a_guess() -> None:
    alone = ask("mastermind", "4x6", [], "outcomes", draft="1111", beside=False)
    assert alone["best"] is None
    assert alone["sentence"] == "Your row would leave about 512 of 1,296 codes."
