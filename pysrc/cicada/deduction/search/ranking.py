"""Guesses at a node in the order of a metric, cheapest first.

Three ways to the same numbers, all bit-sliced. *By guess*, where guesses are few: each is scored
against all secrets at once. *By secret*, where secrets are few: since scores are symmetric, each
secret is scored against all *guesses* at once, and the class sizes of every guess are counted up
side by side. Thirty secrets then cost thirty partitions, however many guesses there are. *By
block*, where there are too many guesses for that at a time: by secret, some guesses after others.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from functools import cache, reduce
from itertools import islice

from cicada.deduction.metric import Metric
from cicada.deduction.node import CodeGame, Guesses, Node
from cicada.deduction.partition import greater, split_by_count, total
from cicada.deduction.search.score_table import ScoreTable
from cicada.deduction.space import Space
from cicada.deduction.terms import BLOCK, Cost, Mask, Planes, mask_of, members

UNLIMITED = 1 << 62
"""More work than any search does."""

Ranking = Iterator[tuple[Cost, Mask]]
"""(cost, mask of the guesses at that cost), ascending."""


class ScoreTables:
    """The score tables that a search used last.

    They hold what follows from their game alone, so a ranking is the same with and without them.

    Args:
        most_bytes: maximum size of one table, and of the others together.
    """

    MAX_TABLES = 16

    def __init__(self, most_bytes: int = 16_000_000) -> None:
        self._most_bytes = most_bytes
        self._tables: dict[tuple[CodeGame, Space], ScoreTable] = {}

    def table(self, game: CodeGame, guesses: Space) -> ScoreTable:
        """The table of a game's guesses."""
        tables, key = self._tables, (game, guesses)
        table = tables.pop(key, None) or ScoreTable(*key, self._most_bytes)
        while len(tables) >= self.MAX_TABLES or self._remembered() > self._most_bytes:
            del tables[next(iter(tables))]
        tables[key] = table
        return table

    def _remembered(self) -> int:
        return sum(table.remembered for table in self._tables.values())


def rank(
    node: Node, guesses: Guesses, metric: Metric, tables: ScoreTables | None = None
) -> Ranking:
    """Some guesses by their cost under a metric at a node.

    `tables` saves work where the same guesses are ranked at several nodes.

    >>> from cicada.deduction.example import ROOT
    >>> from cicada.deduction.metric import MOST_PARTS
    >>> [(cost, f"{mask:08b}") for cost, mask in rank(ROOT, ROOT.guesses, MOST_PARTS)]
    [(3, '01111110'), (4, '10000001')]
    """
    by_guess, by_secret = _work(guesses.size, node.secrets.size)
    if by_guess < by_secret:
        return _rank_by_guess(node, guesses, metric)
    if guesses.space.size > BLOCK:
        return _rank_by_block(node, guesses, metric)
    tables = tables or ScoreTables(0)
    return _rank_by_secret(node, guesses, metric, tables.table(node.game, guesses.space))


def _rank_by_block(node: Node, guesses: Guesses, metric: Metric) -> Ranking:
    """By secret, in blocks of guesses that are small enough for memory."""
    space, mask = guesses
    few = space if mask == space.all else space.restrict(mask)
    rankings = []
    for begin in range(0, few.size, BLOCK):
        block = few.part(begin, begin + BLOCK)
        table = ScoreTable(node.game, block)
        rankings.append(_rank_by_secret(node, Guesses(block, block.all), metric, table))
    heads = dict(enumerate(map(next, rankings)))
    while heads:
        least = min(cost for cost, _ in heads.values())
        numbers: list[int] = []
        for index in [index for index, (cost, _) in heads.items() if cost == least]:
            _, best = heads.pop(index)
            numbers += (few.numbers[index * BLOCK + place] for place in members(best))
            heads.update((index, head) for head in islice(rankings[index], 1))
        yield least, space.mask_of(numbers)


def work(guesses: int, secrets: int) -> int:
    """Estimated work of ranking guesses by secrets, in bits gone through.

    In a browser a hundred million take about half a second.

    >>> work(1296, 1296), work(1296, 20)
    (12047616, 371840)
    """
    return min(_work(guesses, secrets))


def _work(guesses: int, secrets: int) -> tuple[int, int]:
    """The work by guess and by secret.

    Handling a mask at all costs as much as 8,000 bits of it; counting up class sizes makes the
    turned table twice as dear.
    """
    return guesses * (8000 + secrets), 2 * secrets * (8000 + guesses)


def possible(node: Node, guesses: Guesses) -> Mask:
    """The mask of those of the guesses that can be the secret.

    >>> from cicada.deduction.example import ROOT
    >>> possible(ROOT.after(0, 0b00010110), ROOT.guesses) == 0b00010110
    True
    """
    secrets, space = node.secrets, guesses.space
    if guesses.size < secrets.size:
        places = members(guesses.mask)
        return mask_of(place for place in places if secrets.find(space.numbers[place]) is not None)
    return guesses.mask & space.mask_of(secrets.numbers)


def _rank_by_guess(node: Node, guesses: Guesses, metric: Metric) -> Ranking:
    places = members(guesses.mask)
    # All sizes come first, in one piece of memory: small objects that outlive the large masks made
    # for a guess would lie scattered where those of the next one are to go.
    sizes = array("I")
    ends = array("I")
    for place in places:
        sizes.extend(node.sizes(guesses.space.numbers[place]))
        ends.append(len(sizes))
    by_cost: dict[Cost, Mask] = {}
    begin = 0
    for place, end in zip(places, ends, strict=True):
        own = sizes[begin:end]
        cost = metric.of(own, sum(own) < node.secrets.size)
        by_cost[cost] = by_cost.get(cost, 0) | 1 << place
        begin = end
    yield from sorted(by_cost.items())


def _rank_by_secret(node: Node, guesses: Guesses, metric: Metric, table: ScoreTable) -> Ranking:
    sizes = table.class_sizes(node.secrets.numbers)
    if metric.worst:
        by_feedback = (planes for part in sizes for planes in table.by_feedback(part))
        by_largest = split_by_count(guesses.mask, reduce(greater, by_feedback, ()))
        by_cost: dict[Cost, Mask] = {}
        for size, mask in by_largest.items():
            cost = metric.cost(size) if size else metric.found
            by_cost[cost] = by_cost.get(cost, 0) | mask
        return iter(sorted(by_cost.items()))
    # All guesses share out the same secrets, so a linear part of the cost is the same for all of
    # them. Without it most costs are zero, and there is far less to add up. None gets negative,
    # since the costs are convex.
    slope = metric.cost(2) - metric.cost(1)
    base = slope - metric.cost(1)
    missed = guesses.mask & ~possible(node, guesses)
    costs: list[Planes] = [_planes({1: slope - metric.found}, {1: missed})]
    for part in sizes:
        by_size = split_by_count(table.pairs, part)
        reduced = {
            size: metric.cost(size) - slope * size + base if size else base for size in by_size
        }
        costs.extend(table.by_feedback(_planes(reduced, by_size)))
    least = slope * (node.secrets.size - 1) + metric.found - base * table.feedbacks
    return _ascending(guesses.mask, total(costs), least)


def _planes(costs: dict[int, Cost], masks: dict[int, Mask]) -> list[Mask]:
    """The bit planes of a cost for each place, from the mask of places for each size."""
    planes = [0] * max(costs.values(), default=0).bit_length()
    for size, mask in masks.items():
        for bit in _bits_set(costs[size]):
            planes[bit] |= mask
    return planes


@cache
def _bits_set(number: int) -> Sequence[int]:
    return members(number)


def _ascending(every: Mask, planes: Planes, least: Cost) -> Ranking:
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
