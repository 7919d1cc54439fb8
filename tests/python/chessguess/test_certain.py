"""What is certain of the hidden pieces, counted again target by target."""

from __future__ import annotations

import random
from itertools import permutations
from typing import Any

import pytest

from cicada.chessguess.game import GAME
from cicada.chessguess.pieces import PIECES, pieces_of, text_of
from cicada.chessguess.targets import target_at, target_count


def played(size: int, seed: int) -> Any:
    """A game of a size after some guesses drawn at random."""
    draw = random.Random(seed)
    target = text_of(target_at(size, draw.randrange(target_count(size))))
    position = GAME.start(GAME.make({"size": size, "target": target}, ""))
    for _ in range(draw.randrange(1, 4)):
        if GAME.status(position) == "playing":
            guess = " ".join(draw.choices(PIECES, k=draw.randrange(1, size + 1)))
            position = GAME.play(position, guess)
    return position


def certain(position: Any) -> Any:
    return GAME.questions["hint"].ask(position, {"level": 2}, lambda _: None)


def counted(target: list[str], guess: list[str], order: tuple[str, ...]) -> list[set[str]]:
    """What each piece of a guess counts for, where pieces are credited in this order."""
    rest = list(target)
    marks: list[set[str]] = [set() for _ in guess]
    turns = sorted(range(len(guess)), key=lambda place: order.index(guess[place]))
    for place in turns:
        if guess[place] in rest:
            rest.remove(guess[place])
            marks[place].add("piece")
    for at, name in ((1, "kind"), (0, "colour")):
        left = [piece[at] for piece in rest]
        for place in turns:
            if "piece" not in marks[place] and guess[place][at] in left:
                left.remove(guess[place][at])
                marks[place].add(name)
    return marks


CASES = [(size, seed) for size in (2, 3, 4) for seed in range(25)]


@pytest.mark.parametrize(("size", "seed"), CASES)
def test_a_piece_certainly_counts_for_what_it_counts_for_in_every_target(
    size: int, seed: int
) -> None:
    position = played(size, seed)
    if GAME.status(position) != "playing":
        return
    guess = pieces_of(position.rows[-1].guess)
    orders = list(permutations(sorted(set(guess))))
    ways = [
        counted(pieces_of(target_at(size, number)), guess, order)
        for number in position.secrets.numbers
        for order in orders
    ]
    expected = [
        ways[0][at] if all(way[at] == ways[0][at] for way in ways) else None
        for at in range(len(guess))
    ]
    found = certain(position)["counted"]
    assert [each if each is None else set(each) for each in found] == expected


@pytest.mark.parametrize(("size", "seed"), CASES)
def test_the_places_are_certain_in_every_target(size: int, seed: int) -> None:
    position = played(size, seed)
    if GAME.status(position) != "playing":
        return
    places = certain(position)["places"]
    left = [pieces_of(target_at(size, number)) for number in position.secrets.numbers]
    assert len(places) == size
    assert sum(place not in ("", "?") for place in places) == min(map(len, left))
    assert sum(place != "" for place in places) == max(map(len, left))
    for piece in PIECES:
        assert places.count(piece) == min(target.count(piece) for target in left)
    for colour in "BW":
        known = sum(place[:1] == colour for place in places)
        assert known == min(sum(piece[0] == colour for piece in target) for target in left)


def test_places_are_told_in_a_sentence() -> None:
    position = GAME.start(GAME.open("4:open"))
    assert certain(position)["summary"].startswith("Nothing is proven yet")
    for row in ("BK BN WQ WP:1,1,2", "BK WN WN:1,0,1"):
        position = GAME.play(position, row)
    hint = certain(position)
    assert hint["places"] == ["BK", "B*", "W*", "?"]
    assert hint["summary"] == "Proven: 1 black king, 1 more black piece, 1 white piece."
    assert hint["counted"] == [["piece"], ["colour"], []]
