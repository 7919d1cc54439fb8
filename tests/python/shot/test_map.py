"""The map of a puzzle, beside a search that is written out plainly and knows nothing of Cicada."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from cicada.shot import map as shot_map
from cicada.shot.game import GAME
from cicada.shot.rules import shots_to

Cells = frozenset[tuple[int, int]]
WAYS = {"U": (0, -1), "D": (0, 1), "L": (-1, 0), "R": (1, 0)}

BOARDS = [
    "# # ##",
    "#  #\n\n   #",
    "# # #\n  #\n#",
    "#  # #\n #\n   #  #",
    "##\n##",
    "# #\n#\n  #  #\n #",
    "#   #\n # #\n  #\n#   #",
    "#    #\n\n#  # #\n  #",
    "# # # #\n\n # #\n#",
    "#      \n#     #\n  #  #\n\n   #\n #",
]


def cells_of(drawing: str) -> Cells:
    lines = drawing.split("\n")
    return frozenset(
        (x, y) for y, line in enumerate(lines) for x, sign in enumerate(line) if sign == "#"
    )


def roll(cells: Cells, x: int, y: int, way: str) -> Cells | None:
    """The balls after a shot, ball by ball; None if it is illegal."""
    dx, dy = WAYS[way]
    if (x + dx, y + dy) in cells:
        return None
    now, hit = set(cells), False
    while True:
        now.remove((x, y))
        while 0 <= x + dx < 7 and 0 <= y + dy < 9 and (x + dx, y + dy) not in now:
            x, y = x + dx, y + dy
        if not (0 <= x + dx < 7 and 0 <= y + dy < 9):
            return frozenset(now) if hit else None
        now.add((x, y))
        x, y, hit = x + dx, y + dy, True


def after(cells: Cells) -> set[Cells]:
    """The positions that one shot leads to."""
    rolled = (roll(cells, x, y, way) for x, y in cells for way in WAYS)
    return {each for each in rolled if each is not None}


def can_be_won(cells: Cells) -> bool:
    """By trying every shot."""
    return len(cells) == 1 or any(can_be_won(each) for each in after(cells))


def layers_of(cells: Cells) -> list[dict[str, int]]:
    layers, layer = [], {cells}
    while layer:
        winning = sum(map(can_be_won, layer))
        layers.append({"winning": winning, "lost": len(layer) - winning, "unknown": 0})
        layer = {each for board in layer for each in after(board)}
    return layers


def played(drawing: str, moves: list[str]) -> Any:
    position = GAME.start(GAME.make({"board": drawing}, ""))
    for move in moves:
        position = GAME.play(position, move)
    return position


def asked(position: Any, **options: Any) -> Any:
    return GAME.questions["map"].ask(position, options, lambda _: None)


def first_shots(position: Any, number: int) -> Any:
    """The position after so many shots, the last legal one each time."""
    for _ in range(number):
        legal = GAME.describe(position)["legal"]
        if legal:
            position = GAME.play(position, legal[-1]["move"])
    return position


@pytest.mark.parametrize("drawing", BOARDS)
def test_the_map_is_that_of_the_plain_search(drawing: str) -> None:
    position = first_shots(played(drawing, []), 3)
    found = asked(position)
    assert found["complete"]
    assert [layer["positions"] for layer in found["layers"]] == layers_of(cells_of(drawing))
    boards = [frozenset(GAME.describe(played(drawing, []))["balls"])]
    shots = [layer["shot"] for layer in found["layers"] if layer["shot"]]
    assert len(shots) == GAME.describe(position)["shots"]
    replayed = played(drawing, [])
    for shot in position.shots:
        replayed = GAME.play(replayed, f"{shot.x}{shot.y}{shot.direction}")
        boards.append(frozenset(GAME.describe(replayed)["balls"]))
    fates = ["winning" if can_be_won(board) else "lost" for board in boards]
    assert [layer["game"] for layer in found["layers"]][: len(boards)] == fates
    choices = [layer["choices"] for layer in found["layers"]]
    for number, board in enumerate(boards, 1):
        plain = Counter("winning" if can_be_won(each) else "lost" for each in after(board))
        if plain:
            assert Counter({k: n for k, n in choices[number].items() if n}) == plain
    lost = "lost" in fates and fates[0] == "winning"
    assert found["left_at"] == (fates.index("lost") if lost else None)
    assert ("could no longer be won" in found["sentence"]) == lost


@pytest.mark.parametrize("drawing", BOARDS)
def test_around_the_way_fates_are_the_same(drawing: str, monkeypatch: pytest.MonkeyPatch) -> None:
    position = first_shots(played(drawing, []), 3)
    whole = asked(position)
    monkeypatch.setattr(shot_map, "MAX_POSITIONS", 1)
    shot_map.all_fates.cache_clear()
    part = asked(position)
    shot_map.all_fates.cache_clear()
    for all_of, around in zip(whole["layers"], part["layers"], strict=False):
        assert {**around, "positions": 0} == {**all_of, "positions": 0}
        assert all(around["positions"][fate] <= n for fate, n in all_of["positions"].items())
    few = len(cells_of(drawing)) == 1 or not after(cells_of(drawing))
    assert part["complete"] == few
    assert part["left_at"] == whole["left_at"]


@pytest.mark.parametrize("drawing", BOARDS)
def test_no_more_positions_are_gone_through_than_the_limit(
    drawing: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    position = played(drawing, [])
    positions = sum(layer["winning"] + layer["lost"] for layer in layers_of(cells_of(drawing)))
    followed = 0

    def counted(board: int) -> list[int]:
        nonlocal followed
        followed += 1
        return [*shots_to(board)]

    monkeypatch.setattr(shot_map, "shots_to", counted)
    for limit in range(1, positions + 1):
        monkeypatch.setattr(shot_map, "MAX_POSITIONS", limit)
        shot_map.all_fates.cache_clear()
        followed = 0
        fates = shot_map.all_fates(position.board)
        assert (fates is not None) == (positions <= limit)
        assert followed <= limit
    shot_map.all_fates.cache_clear()


@pytest.mark.parametrize("states", [0, 2, 5, 12])
@pytest.mark.parametrize("drawing", BOARDS)
def test_a_search_that_may_not_go_far_tells_nothing_false(
    drawing: str, states: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    position = first_shots(played(drawing, []), 3)
    whole = asked(position)
    monkeypatch.setattr(shot_map, "MAX_POSITIONS", 1)
    monkeypatch.setattr(shot_map, "MAX_STATES", states)
    shot_map.all_fates.cache_clear()
    part = asked(position)
    shot_map.all_fates.cache_clear()
    for all_of, around in zip(whole["layers"], part["layers"], strict=False):
        assert around["game"] in (all_of["game"], all_of["game"] and "unknown")
        for fate in ("winning", "lost"):
            assert around["choices"][fate] <= all_of["choices"][fate]
            assert around["positions"][fate] <= all_of["positions"][fate]


@pytest.mark.parametrize(
    ("fates", "left_at"),
    [
        (["winning", "winning", "lost"], 2),
        (["winning", "lost", "lost"], 1),
        (["winning", "unknown", "unknown"], None),
        (["winning", "unknown", "lost"], None),
        (["unknown", "lost", "lost"], None),
        (["lost", "lost", "lost"], None),
    ],
)
def test_a_game_is_left_only_where_that_is_known(
    fates: list[str], left_at: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    position = first_shots(GAME.start(GAME.make({"level": 78}, "")), 2)
    way = dict(zip(position.boards, fates, strict=True))
    told = lambda boards: {each: way.get(each, "unknown") for each in boards}  # noqa: E731
    monkeypatch.setattr(shot_map, "_fates_around", told)
    found = asked(position)
    assert [layer["game"] for layer in found["layers"]][:3] == fates
    assert found["left_at"] == left_at
    assert ("could no longer be won" in found["sentence"]) == (left_at is not None)
    assert "kept to those" not in found["sentence"]


def test_a_large_board_is_drawn_around_the_way() -> None:
    position = GAME.start(GAME.make({"level": 78}, ""))
    moves = GAME.questions["solution"].ask(position, {}, print)["moves"]
    for move in moves[:4]:
        position = GAME.play(position, move)
    found = asked(position)
    assert not found["complete"]
    assert [layer["game"] for layer in found["layers"]] == ["winning"] * 5 + [None]
    assert found["layers"][1]["positions"] == found["layers"][1]["choices"]
    assert found["sentence"].startswith("Too many positions")
