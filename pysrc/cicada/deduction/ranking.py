"""Guesses of a position in the order of a metric, cheapest first.

Two ways to the same numbers, both bit-sliced. With few guesses, each is scored against all secrets
at once. With few secrets the table is turned: since scores are symmetric, each secret is scored
against all *guesses* at once, and the class sizes of every guess are counted up side by side.
Thirty secrets then cost thirty partitions, however many guesses there are.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache

from cicada.deduction.metric import Metric
from cicada.deduction.partition import add_weighted
from cicada.deduction.position import CodeGame, Guesses, Position
from cicada.deduction.score_table import ScoreTable
from cicada.deduction.space import Space, mask_of, members

Ranking = Iterator[tuple[int, int]]
"""(cost, mask of the guesses at that cost), ascending."""


def rank(position: Position, guesses: Guesses, metric: Metric) -> Ranking:
    """Some guesses by their cost under a metric in a position."""
    by_guess, by_secret = _work(guesses.size, position.secrets.size)
    rank_by = _rank_by_guess if by_guess < by_secret else _rank_by_secret
    return rank_by(position, guesses, metric)


def work(guesses: int, secrets: int) -> int:
    """About how much work ranking so many guesses by so many secrets is, in bits gone through.

    A hundred million take about a tenth of a second.
    """
    return min(_work(guesses, secrets))


def _work(guesses: int, secrets: int) -> tuple[int, int]:
    """The work by guess and by secret.

    Handling a mask at all costs as much as 8,000 bits of it; laying out scores and counting up
    class sizes make the turned table three times as dear.
    """
    return guesses * (8000 + secrets), 3 * secrets * (8000 + guesses)


def possible(position: Position, guesses: Guesses) -> int:
    """The mask of those of the guesses that can be the secret."""
    places = (guesses.space.find(number) for number in position.secrets.numbers)
    return guesses.mask & mask_of(place for place in places if place is not None)


def _rank_by_guess(position: Position, guesses: Guesses, metric: Metric) -> Ranking:
    costs: dict[int, int] = {}
    for place in members(guesses.mask):
        sizes = position.sizes(guesses.space.numbers[place])
        cost = metric.of(sizes, sum(sizes) < position.secrets.size)
        costs[cost] = costs.get(cost, 0) | 1 << place
    yield from sorted(costs.items())


@lru_cache(maxsize=16)
def _table(game: CodeGame, space: Space) -> ScoreTable:
    return ScoreTable(game, space)


def _rank_by_secret(position: Position, guesses: Guesses, metric: Metric) -> Ranking:
    table = _table(position.game, guesses.space)
    by_size = table.class_sizes(position.secrets.numbers)
    found = possible(position, guesses)
    if metric.worst:
        by_cost = {metric.cost(size): table.union(mask) for size, mask in by_size.items() if size}
        by_cost[metric.found] = by_cost.get(metric.found, 0) | found
        return _by_worst(guesses.mask, by_cost)
    # All guesses share out the same secrets, so a linear part of the cost is the same for all of
    # them. Without it most costs are zero, and there is far less to add up. None gets negative,
    # since the costs are convex.
    slope = metric.cost(2) - metric.cost(1)
    base = slope - metric.cost(1)
    reduced = {size: metric.cost(size) - slope * size + base if size else base for size in by_size}
    columns = [table.segments(plane) for plane in _planes(reduced, by_size)]
    missed = guesses.mask & ~found
    for bit, plane in enumerate(_planes({1: slope - metric.found}, {1: missed})):
        columns.extend([] for _ in range(bit + 1 - len(columns)))
        columns[bit].append(plane)
    least = slope * (position.secrets.size - 1) + metric.found - base * table.feedbacks
    return _ascending(guesses.mask, add_weighted(columns), least)


def _planes(costs: dict[int, int], masks: dict[int, int]) -> list[int]:
    """The bit planes of a cost for each place, from the mask of places for each size."""
    planes = [0] * max(costs.values(), default=0).bit_length()
    for size, mask in masks.items():
        for bit in _bits_set(costs[size]):
            planes[bit] |= mask
    return planes


@cache
def _bits_set(number: int) -> Sequence[int]:
    return members(number)


def _ascending(every: int, planes: Sequence[int], least: int) -> Ranking:
    # Depth first from the highest plane, zeros before ones: ascending, and the first comes at once.
    stack = [(len(planes), least, every)]
    while stack:
        bit, cost, mask = stack.pop()
        if bit == 0:
            yield cost, mask
            continue
        bit -= 1
        ones = mask & planes[bit]
        if ones:
            stack.append((bit, cost + (1 << bit), ones))
        if ones != mask:
            stack.append((bit, cost, mask ^ ones))


def _by_worst(every: int, at_cost: dict[int, int]) -> Ranking:
    worst: dict[int, int] = {}
    for cost in sorted(at_cost, reverse=True):
        if mask := every & at_cost[cost]:
            worst[cost] = mask
            every ^= mask
    yield from reversed(worst.items())
