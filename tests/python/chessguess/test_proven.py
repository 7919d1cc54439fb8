"""What is proven of the hidden pieces, counted again target by target; the example; the review."""

from __future__ import annotations

from typing import Any

import pytest

from cicada.chessguess.game import GAME
from cicada.chessguess.pieces import pieces_of, text_of
from cicada.chessguess.targets import target_at, target_count
from cicada.errors import InputError


def after(rows: list[str], size: int = 4) -> Any:
    position = GAME.start(GAME.open(f"{size}:open"))
    for row in rows:
        position = GAME.play(position, row)
    return position


def ask(position: Any, question: str, **options: Any) -> Any:
    return GAME.questions[question].ask(position, options, lambda _: None)


ROWS = [[], ["BK WQ BN:0,0,2"], ["BK WQ BN:0,0,2", "BP BR:1,0,1"], ["BK WQ:0,0,0"], ["WP WP:0,1,1"]]


@pytest.mark.parametrize("rows", ROWS)
def test_colours_and_kinds_are_bounded_target_by_target(rows: list[str]) -> None:
    position = after(rows)
    left = [pieces_of(target_at(4, number)) for number in position.secrets.numbers]
    for bound in ask(position, "hint", level=2)["groups"]:
        colour, kind = bound["piece"]
        counts = [
            sum(colour in ("*", piece[0]) and kind in ("*", piece[1]) for piece in target)
            for target in left
        ]
        assert (bound["least"], bound["most"]) == (min(counts), max(counts)), bound


SET = {c + k: n for c in "BW" for k, n in zip("KQRBNP", (1, 1, 2, 2, 2, 8), strict=True)}
NAMES = [*SET, "B*", "W*", *(f"*{kind}" for kind in "KQRBNP"), "**"]


def count(name: str, target: list[str]) -> int:
    """How many pieces of a set a name stands for: "BK", "B*", "*K" or "**"."""
    return sum(name[0] in ("*", piece[0]) and name[1] in ("*", piece[1]) for piece in target)


def answers(size: int, *guesses: list[str]) -> list[list[str]]:
    """Some games of a size: these guesses, answered for targets all over the space."""
    games = []
    for number in range(0, target_count(size), max(1, target_count(size) // 12)):
        position = GAME.start(
            GAME.make({"size": size, "target": text_of(target_at(size, number))}, "")
        )
        for guess in guesses:
            if GAME.status(position) == "playing":
                position = GAME.play(position, " ".join(guess))
        if GAME.status(position) == "playing":
            games.append(
                [f"{text_of(r.guess)}:{','.join(map(str, r.answer))}" for r in position.rows]
            )
    return games


GAMES_PLAYED = [
    rows
    for guesses in (
        [["BK"]],
        [["BK", "WQ"]],
        [["WP", "WP", "BR"], ["BN"]],
        [["BQ", "BR"], ["WN", "WB"]],
    )
    for rows in answers(4, *guesses)
]


@pytest.mark.parametrize("rows", GAMES_PLAYED, ids=" ".join)
def test_the_first_hint_tells_a_number_wherever_one_is_provable(rows: list[str]) -> None:
    position = after(rows)
    left = [pieces_of(target_at(4, number)) for number in position.secrets.numbers]
    provable = False
    for name in NAMES:
        most = min(4, sum(n for piece, n in SET.items() if count(name, [piece])))
        counts = [count(name, target) for target in left]
        provable |= min(counts) > 0 or max(counts) < most
    sentence = ask(position, "hint", level=2)["sentence"]
    assert provable  # any answer proves that something is hidden, or that something is not
    assert sentence.startswith("Hidden: "), sentence


@pytest.mark.parametrize("rows", [["BK WQ BN:0,0,2", "BP BR:1,0,1"], ["BK:1,0,0", "WP:0,0,0"]])
def test_marks_are_judged_by_every_set_that_is_left(rows: list[str]) -> None:
    left = [pieces_of(target_at(4, number)) for number in after(rows).secrets.numbers]
    marks = [f"{piece}{sign}" for piece in SET for sign in "+-"]
    for some in (marks[:12], marks[12:]):
        told = ask(after(rows), "marks", marks=some)["marks"]
        assert [mark["piece"] + "-+"[mark["hidden"]] for mark in told] == some
        for mark in told:
            truths = {(mark["piece"] in target) == mark["hidden"] for target in left}
            expected = "open" if len(truths) == 2 else "proven" if truths == {True} else "wrong"
            assert mark["verdict"] == expected, mark


def test_marks_are_told_in_words() -> None:
    position = after(["BK WQ BN:0,0,2"])
    told = ask(position, "marks", marks=["BK-", "WP+", "WQ+"])["sentence"]
    assert told == "Proven: no black kings. Ruled out: white queen. Not proven yet: white pawn."


@pytest.mark.parametrize("marks", [[], ["BK"], ["XX+"], ["BK*"], ["+BK"]])
def test_marks_that_say_nothing_are_refused(marks: list[str]) -> None:
    with pytest.raises(InputError):
        ask(after([]), "marks", marks=marks)


def test_the_first_hint_tells_a_bound_as_soon_as_one_is_proven() -> None:
    assert ask(after([]), "hint", level=2)["sentence"].startswith("Nothing is proven yet")
    told = ask(after(["BK WQ BN:0,0,2"]), "hint", level=2)["sentence"]
    assert told.startswith(
        "Hidden: 2 to 4 pieces, 1 to 4 black pieces, 0 to 3 white pieces, no kings, no queens"
    )


def test_the_example_has_a_piece_of_each_kind() -> None:
    example = ask(after([]), "example")
    assert example["counted"] == [["piece"], ["kind"], ["colour"]]
    assert example["answer"] == [1, 1, 1]


def test_a_review_ends_with_what_was_lost_and_pythons_own_game() -> None:
    position = after(["BK WQ WN WN:2,0,1", "BK WQ WP:found"])
    review = ask(position, "review")
    line = review["line"]
    assert line[-1]["guess"] == ["BK", "WQ", "WP"]
    assert review["versus"] == f"You 2, Python {len(line)}; optimal play 3.66 on average."
    assert [row["loss"] for row in line] == [0] * len(line)
    assert review["summary"].startswith("You lost ")
    assert ask(after(["BK WQ WN WN:2,0,1"]), "review")["line"] == []
