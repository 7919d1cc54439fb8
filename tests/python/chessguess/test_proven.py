"""What is proven of the hidden pieces, counted again target by target; the example; the review."""

from __future__ import annotations

from typing import Any

import pytest

from cicada.chessguess.game import GAME
from cicada.chessguess.pieces import pieces_of
from cicada.chessguess.targets import target_at


def after(rows: list[str], size: int = 4) -> Any:
    position = GAME.start(GAME.open(f"{size}:open"))
    for row in rows:
        position = GAME.play(position, row)
    return position


def ask(position: Any, question: str, **options: Any) -> Any:
    return GAME.questions[question].ask(position, options, lambda _: None)


@pytest.mark.parametrize("rows", [[], ["BK WQ BN:0,0,2"], ["BK WQ BN:0,0,2", "BP BR:1,0,1"]])
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


def test_the_first_hint_tells_a_bound_as_soon_as_one_is_proven() -> None:
    assert ask(after([]), "hint", level=2)["sentence"].startswith("Nothing is proven yet")
    told = ask(after(["BK WQ BN:0,0,2"]), "hint", level=2)["sentence"]
    assert told.startswith("Hidden: 1 to 4 black pieces, 0 to 3 white pieces, no kings, no queens")
    german = ask(after(["BK:0,0,0"]), "hint", level=2, language="de")["sentence"]
    assert german.startswith("Versteckt: keine schwarzen Figuren, keine Könige, 0 bis 1 Dame")


def test_the_example_has_a_piece_of_each_kind() -> None:
    example = ask(after([]), "example")
    assert example["counted"] == [["piece"], ["kind"], ["colour"]]
    assert example["answer"] == [1, 1, 1]


def test_a_review_ends_with_what_was_lost_and_pythons_own_game() -> None:
    position = after(["BK WQ WN WN:2,0,1", "BK WQ WP:found"])
    review = ask(position, "review")
    assert review["line"][-1] == ["BK", "WQ", "WP"]
    assert review["summary"].startswith("You lost ")
    assert ask(after(["BK WQ WN WN:2,0,1"]), "review")["line"] == []
