"""Evil Python: each answer is the one that leaves most, told by a plain program."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import product
from typing import Any

import pytest

import cicada
from cicada.deduction.node import start
from cicada.deduction.search.worst_case import WorstCaseSearch
from cicada.mastermind.board import Board
from cicada.mastermind.codes import codes_of
from cicada.mastermind.strategies import answers_on
from cicada.page.results.checking import check, judge
from cicada.page.service import service
from tests.conftest import PYODIDE

Code = tuple[str, ...]
Score = Callable[[Code, Code], tuple[int, ...]]
Json = Any


def ask(**request: object) -> Json:
    """The service's answer."""
    return json.loads(service(json.dumps(request)))


def mastermind_score(code: Code, guess: Code) -> tuple[int, ...]:
    black = sum(a == b for a, b in zip(code, guess, strict=True))
    return black, sum(min(code.count(colour), guess.count(colour)) for colour in set(guess)) - black


def common(first: Iterator[str], second: Iterator[str]) -> int:
    return (Counter(first) & Counter(second)).total()


def chessguess_score(target: Code, guess: Code) -> tuple[int, ...]:
    pieces = common(iter(target), iter(guess))
    kinds = common((piece[1] for piece in target), (piece[1] for piece in guess))
    colours = common((piece[0] for piece in target), (piece[0] for piece in guess))
    return pieces, kinds - pieces, colours - pieces


@cache
def mastermind_codes(pegs: int, colours: int) -> list[Code]:
    return list(product("123456789"[:colours], repeat=pegs))


@cache
def chessguess_targets(size: int) -> list[Code]:
    limits = {"K": 1, "Q": 1, "R": 2, "B": 2, "N": 2, "P": 8}
    sets: list[Code] = [()]
    for colour, kind in product("BW", limits):
        sets = [
            (*before, *[colour + kind] * count)
            for before in sets
            for count in range(min(limits[kind], size - len(before)) + 1)
        ]
    return sets


def largest_class(left: list[Code], guess: Code, score: Score) -> tuple[tuple[int, ...], bool]:
    """The answer that leaves most, of equals the lowest; found where no other code is left."""
    others = Counter(score(code, guess) for code in left if code != guess)
    if not others:
        return score(guess, guess), True
    most = max(others.values())
    return min(answer for answer, count in others.items() if count == most), False


def boards() -> list[tuple[str, str, list[Code], Score, Callable[[random.Random], Code]]]:
    """Game, id, all that may be hidden, how it is scored, and what draws a guess."""

    def pegs(pegs: int, colours: int) -> Callable[[random.Random], Code]:
        return lambda dice: tuple(dice.choices("123456789"[:colours], k=pegs))

    def pieces(size: int) -> Callable[[random.Random], Code]:
        # Impossible sets too: four kings may be guessed.
        names = [colour + kind for colour in "BW" for kind in "KQRBNP"]
        order = {name: place for place, name in enumerate(names)}
        return lambda dice: tuple(
            sorted(dice.choices(names, k=dice.randint(0, size)), key=order.__getitem__)
        )

    masterminds = [
        ("mastermind", f"{p}x{c}:evil", mastermind_codes(p, c), mastermind_score, pegs(p, c))
        for p, c in ((4, 6), (3, 5), (5, 3), (2, 7))
    ]
    chessguesses = [
        ("chessguess", f"{s}:evil", chessguess_targets(s), chessguess_score, pieces(s))
        for s in (2, 3, 4)
    ]
    return [*masterminds, *chessguesses]


MOVES = {"mastermind": "", "chessguess": " "}


@pytest.mark.not_quick
@pytest.mark.parametrize("game", ["mastermind", "chessguess"])
def test_each_answer_is_the_one_that_leaves_most(game: str) -> None:
    """In 500 random positions of each game: a random guess, or one of the codes left."""
    dice, positions = random.Random(19), 20 if PYODIDE else 500
    own = [board for board in boards() if board[0] == game]
    while positions > 0:
        _, puzzle, left, score, draw = dice.choice(own)
        moves: list[str] = []
        found = False
        while not found and positions > 0:
            guess = dice.choice(left) if dice.random() < 0.4 else draw(dice)
            answer, found = largest_class(left, guess, score)
            before = len(left)
            left = [code for code in left if (code == guess) == found]
            left = [code for code in left if score(code, guess) == answer]
            moves.append(MOVES[game].join(guess))
            position = ask(do="open", game=game, id=puzzle, moves=moves)["result"]["position"]
            row = position["rows"][-1]
            told = (tuple(row["answer"]), row["found"], row["before"], row["left"])
            assert told == (answer, found, before, len(left)), (puzzle, moves)
            positions -= 1
        assert position["status"] == ("won" if found else "playing")


@pytest.mark.parametrize(
    ("strategy", "guesses"), [("optimal-worst-case", {5}), ("minimax", {4, 5}), ("", {5})]
)
def test_the_classic_board_takes_good_worst_case_play_five(
    strategy: str, guesses: set[int]
) -> None:
    played = cicada.mastermind.open("4x6:evil").solve(strategy)
    assert played.status == "won"
    assert len(played.moves) in guesses


def plain_worst_case(codes: tuple[Code, ...], left: frozenset[Code]) -> int:
    """The fewest guesses that are enough whatever the answers, by trying them all."""

    @cache
    def enough(left: frozenset[Code], most: int) -> bool:
        if most == 0:
            return False
        for guess in codes:
            classes: dict[tuple[int, ...], set[Code]] = {}
            for code in left - {guess}:
                classes.setdefault(mastermind_score(code, guess), set()).add(code)
            if left in classes.values():
                continue
            if all(enough(frozenset(part), most - 1) for part in classes.values()):
                return True
        return False

    return next(most for most in range(1, 20) if enough(left, most))


@pytest.mark.parametrize(("pegs", "colours"), [(2, 3), (2, 4), (3, 2), (3, 3)])
def test_the_worst_case_is_what_trying_everything_finds(pegs: int, colours: int) -> None:
    board = Board(pegs, colours)
    codes = tuple(mastermind_codes(pegs, colours))
    search = WorstCaseSearch(answers_on(board))
    root = start(codes_of(board))
    assert search.fewest(root).guesses == plain_worst_case(codes, frozenset(codes))
    for number in (0, board.count // 2, board.count - 1):
        classes: dict[tuple[int, ...], set[Code]] = {}
        for code in codes:
            if code != codes[number]:
                classes.setdefault(mastermind_score(code, codes[number]), set()).add(code)
        needs = 1 + max(plain_worst_case(codes, frozenset(part)) for part in classes.values())
        assert search.after(root, number) == needs


def test_the_first_guesses_of_the_classic_board_need_five_or_six() -> None:
    """Knuth (1977) showed that five are enough from 1122, and that 1111 is no way to that."""
    board = Board(4, 6)
    root = start(codes_of(board))
    needs = [
        WorstCaseSearch(answers_on(board)).after(root, board.number(guess))
        for guess in ((0, 0, 1, 1), (0, 0, 0, 0))
    ]
    assert needs == [5, 6]


@pytest.mark.not_quick
def test_a_review_counts_what_each_guess_lost_to_the_best_worst_case() -> None:
    moves = ["1111", "2222", "3456", "3544", "6463", "4655", "5336"]
    review = ask(do="ask", game="mastermind", id="4x6:evil", moves=moves, question="review")
    rows = review["result"]["rows"]
    assert rows[0]["best_needs"] == 5  # Knuth
    assert [row["loss"] for row in rows[:2]] == [1, 1]
    assert all(row["needs"] == row["best_needs"] + row["loss"] for row in rows)
    assert all(row["loss"] >= 0 and row["luck"] is None for row in rows)
    assert [row["largest"] for row in rows] == [row["left"] for row in rows]
    lost = sum(row["loss"] for row in rows)
    assert review["result"]["summary"].startswith(f"Guesses lost to the best worst case: {lost}.")
    assert len(review["result"]["line"]) == 5
    assert review["result"]["play"] is None


@pytest.mark.parametrize("puzzle", ["2:evil", "5:evil", "8:evil"])
def test_python_loses_nothing_to_itself(puzzle: str) -> None:
    game = cicada.chessguess.open(puzzle)
    review = game.solve().ask("review")
    assert [row["loss"] for row in review["rows"]] == [0] * len(review["rows"])
    line = [row["guess"] for row in review["line"]]
    assert [row["guess"] for row in review["rows"]] == line
    assert {row["luck"] for row in review["line"]} == {None}
    assert game.ask("solution")["moves"] == [" ".join(guess) for guess in line]
    worse = game.play("").ask("review")
    assert worse["rows"][0]["loss"] > 0.2


@pytest.mark.parametrize(("game", "puzzle"), [("mastermind", "4x5:evil"), ("chessguess", "3:evil")])
def test_help_is_of_the_worst_case_and_nothing_is_looked_up(game: str, puzzle: str) -> None:
    def answer(question: str, **options: object) -> Json:
        request = {"do": "ask", "game": game, "id": puzzle, "question": question}
        return ask(**request, options=options)["result"]

    hint = answer("hint", level=3)
    assert hint["strategy"] == answer("strategies")[0]["name"] == "minimax"
    assert str(hint["largest"]) in hint["sentence"]
    assert "vil Python" in hint["sentence"]
    moves = answer("solution")["moves"]
    played = ask(do="open", game=game, id=puzzle, moves=moves)["result"]
    assert played["position"]["status"] == "won"
    assert all(row["left"] == hint["largest"] for row in played["position"]["rows"][:1])


def test_the_result_code_of_an_evil_game_plays_it_again() -> None:
    moves = ["1122", "1344", "3526"]
    moves += cicada.mastermind.open("4x6:evil").play(*moves).ask("solution")["moves"]
    account = {"events": ["move"] * len(moves), "began": 1763769600, "ended": 1763769720}
    result = ask(do="result", game="mastermind", id="4x6:evil", moves=moves, account=account)
    assert result["result"]["par"] == 6  # one more than where something is hidden
    code = result["result"]["code"]
    checked = check(code)
    assert (checked["status"], checked["id"], checked["moves"]) == ("won", "4x6:evil", moves)
    skill = judge(code)["skill"]
    assert skill is not None
    assert skill["luck"] == 0


@pytest.mark.parametrize(
    ("request_", "sentence"),
    [
        (
            {"do": "new", "game": "mastermind", "parameters": {"evil": True, "open": True}},
            "Evil Python hides nothing",
        ),
        (
            {"do": "new", "game": "chessguess", "parameters": {"evil": True, "target": "BK"}},
            "Evil Python hides nothing",
        ),
        (
            {"do": "open", "game": "mastermind", "id": "4x6:evil", "moves": ["1122:1,0"]},
            "Write a code",
        ),
        (
            {"do": "open", "game": "chessguess", "id": "5:evil", "moves": ["BK:1,0,0"]},
            "Cicada answers",
        ),
        ({"do": "open", "game": "shot", "id": "6:evil"}, "This link names no Shot puzzle"),
        (
            {
                "do": "ask",
                "game": "mastermind",
                "id": "4x6:evil",
                "question": "possible",
                "options": {"draft": "1122"},
            },
            "Python gives the answers",
        ),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(request_: Json, sentence: str) -> None:
    answer = ask(seed="", **request_)
    assert not answer["ok"]
    assert answer["error"]["code"] != "fault"
    assert sentence in answer["error"]["sentence"]


def test_a_notebook_has_evil_games() -> None:
    game = cicada.mastermind.new(evil=True).play("1111", "2222").undo()
    assert repr(game) == (
        "Mastermind 4x6, evil · 625 codes left\n1  1111  0 right place, 0 wrong place  625 left"
    )
    assert game.link.startswith("4x6:evil.1111.")
    assert cicada.mastermind.open(game.link) == game
    assert cicada.chessguess.new(3, evil=True).id == "3:evil"
