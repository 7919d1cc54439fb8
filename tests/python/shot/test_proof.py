"""The picture of a proof: what it shows is checked by playing every game to its end."""

from __future__ import annotations

from collections.abc import Iterator

from cicada.seeded import Seeded
from cicada.shot.board import HEIGHT, WIDTH, balls, from_balls
from cicada.shot.deadlock import separated_areas
from cicada.shot.game import GAME
from cicada.shot.proof import dividing_line, sides
from cicada.shot.rules import legal_shots, shoot

Cell = tuple[int, int]
Labelled = frozenset[tuple[Cell, str]]
"""Balls with the group that they belong to, which they keep wherever they roll."""

STEPS = ((0, -1), (0, 1), (-1, 0), (1, 0))


def plays(state: Labelled) -> Iterator[tuple[Labelled, list[set[str]]]]:
    """Every shot, ball by ball, apart from the package's rules: what is left, who hit whom."""
    for (x0, y0), _ in state:
        for dx, dy in STEPS:
            left = dict(state)
            if (x0 + dx, y0 + dy) in left:
                continue
            x, y, rolling = x0, y0, left.pop((x0, y0))
            hits = []
            while 0 <= x < WIDTH and 0 <= y < HEIGHT:
                ahead = (x + dx, y + dy)
                if ahead in left:
                    hits.append({rolling, left[ahead]})
                    left[x, y], rolling = rolling, left.pop(ahead)
                x, y = ahead
            if hits:
                yield frozenset(left.items()), hits


def games_from(state: Labelled) -> Iterator[tuple[Labelled, list[set[str]]]]:
    """Every position that can come up, with all hits that its shots make."""
    seen, waiting = {state}, [state]
    while waiting:
        current = waiting.pop()
        following = list(plays(current))
        yield current, [hit for _, hits in following for hit in hits]
        new = {after for after, _ in following} - seen
        seen |= new
        waiting += new


def sparse_boards() -> Iterator[int]:
    """Small boards, each the same at every run."""
    dice = Seeded("proofs")
    for _ in range(700):
        width, height = 3 + dice.below(5), 3 + dice.below(5)
        number = 3 + dice.below(4)
        cells = dice.shuffled([(x, y) for x in range(width) for y in range(height)])
        yield from_balls(cells[:number])


def test_the_two_groups_never_meet_and_each_side_keeps_a_ball() -> None:
    proofs = 0
    for board in sparse_boards():
        areas = separated_areas(board)
        if not areas:
            continue
        proofs += 1
        groups = [set(balls(board & area)) for area in areas]
        first_side = set(balls(sides(areas)[0]))
        names = {cell: name for name, group in zip("AB", groups, strict=True) for cell in group}
        start = frozenset((cell, names.get(cell, "neither")) for cell in balls(board))
        for position, hits in games_from(start):
            assert {"A", "B"} not in hits, "two balls of different groups have met"
            cells = {cell for cell, _ in position}
            assert cells & first_side, "one side is empty"
            assert cells - first_side, "the other side is empty"
    assert proofs > 300


def test_the_line_runs_between_the_two_sides_and_nowhere_else() -> None:
    for board in sparse_boards():
        areas = separated_areas(board)
        if not areas:
            continue
        one, other = sides(areas)
        assert one & other == 0
        assert one | other == (1 << WIDTH * HEIGHT) - 1
        assert areas[0] & other == areas[1] & one == 0
        edges = set()
        for x, y, to_x, to_y in dividing_line(areas):
            assert (x == to_x) != (y == to_y)
            edges |= {((x, y + i), (x, y + i + 1)) for i in range(to_y - y)}
            edges |= {((x + i, y), (x + i + 1, y)) for i in range(to_x - x)}
        first = set(balls(one))
        for x in range(WIDTH):
            for y in range(HEIGHT):
                between = ((x, y), (x + 1, y)) in edges if y else False
                assert between == (y > 0 and ((x, y) in first) != ((x, y - 1) in first))
                between = ((x, y), (x, y + 1)) in edges if x else False
                assert between == (x > 0 and ((x, y) in first) != ((x - 1, y) in first))


def test_what_a_page_is_told_of_a_lost_level() -> None:
    """After each losing first shot: the groups are balls of the board, with a line between."""
    drawn = 0
    starts = [GAME.start(GAME.make({"level": level}, "")) for level in range(1, 20)]
    shots = [(start, shot) for start in starts for shot in legal_shots(start.board)]
    for position, shot in shots:
        after = GAME.play(position, f"{shot.x}{shot.y}{shot.direction}")
        outlook = GAME.questions["alive"].ask(after, {}, print)
        proof = outlook["proof"]
        assert proof is None or outlook["solvable"] is False
        if proof:
            drawn += 1
            left, right = proof["groups"]
            assert left
            assert right
            assert set(left).isdisjoint(right)
            assert {*left, *right} <= set(balls(shoot(position.board, shot)))
            assert proof["line"]
    assert drawn > 10


def test_a_position_that_can_be_won_has_no_proof() -> None:
    position = GAME.start(GAME.make({"board": "# #"}, ""))
    assert GAME.questions["alive"].ask(position, {}, print)["proof"] is None
