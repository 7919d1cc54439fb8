"""All guesses of a position in the order of a metric, cheapest first.

Two ways to the same numbers, both bit-sliced. With few guesses, each is scored against all secrets
at once. With few secrets, the table is turned: since scores are symmetric, each secret is scored
against all *guesses* at once, and the class sizes of every guess are counted up side by side.
Thirty secrets then cost thirty partitions, however many guesses there are.
"""

from __future__ import annotations

from collections.abc import Iterator

from cicada.deduction.metric import Metric
from cicada.deduction.partition import add_up, add_weighted, partition, split_by_count
from cicada.deduction.position import Feedback, Position
from cicada.deduction.space import Space, mask_of, members

Ranking = Iterator[tuple[int, int]]
"""(cost, mask of the guesses at that cost), ascending."""


def rank(position: Position, guesses: Space, metric: Metric) -> Ranking:
    """Some guesses by their cost under a metric in a position."""
    if guesses.size < position.secrets.size:
        return _rank_by_guess(position, guesses, metric)
    return _rank_by_secret(position, guesses, metric)


def work(guesses: int, secrets: int) -> int:
    """About how much work ranking so many guesses by so many secrets is, in bits gone through.

    A hundred million take about a tenth of a second natively. Handling a mask at all costs as much
    as 8,000 bits of it; counting up class sizes makes the turned table three times as dear.
    """
    if guesses < secrets:
        return guesses * (8000 + secrets)
    return 3 * secrets * (8000 + guesses)


def possible(position: Position, guesses: Space) -> int:
    """The mask of those of the guesses that can be the secret."""
    places = (guesses.find(number) for number in position.secrets.numbers)
    return mask_of(place for place in places if place is not None)


def _rank_by_guess(position: Position, guesses: Space, metric: Metric) -> Ranking:
    costs: dict[int, int] = {}
    for place, guess in enumerate(guesses.numbers):
        sizes = position.sizes(guess)
        cost = metric.of(sizes, sum(sizes) < position.secrets.size)
        costs[cost] = costs.get(cost, 0) | 1 << place
    yield from sorted(costs.items())


def _rank_by_secret(position: Position, guesses: Space, metric: Metric) -> Ranking:
    every = guesses.all
    counts = _class_counts(position, guesses)
    costs = [_costs(split_by_count(every, planes), metric) for planes in counts]
    costs.append({metric.found: possible(position, guesses)})
    return _by_worst(every, costs) if metric.worst else _by_sum(every, costs)


def _costs(by_size: dict[int, int], metric: Metric) -> dict[int, int]:
    return {metric.cost(size): mask for size, mask in by_size.items() if size}


def _by_sum(every: int, costs: list[dict[int, int]]) -> Ranking:
    columns: list[list[int]] = []
    for masks in costs:
        planes = [0] * max(masks, default=0).bit_length()
        for cost, mask in masks.items():
            for bit in members(cost):
                planes[bit] |= mask
        columns.extend([] for _ in range(len(planes) - len(columns)))
        for column, plane in zip(columns, planes, strict=False):
            column.append(plane)
    planes = add_weighted(columns)
    # Depth first from the highest plane, zeros before ones: ascending, and the first comes at once.
    stack = [(len(planes), 0, every)]
    while stack:
        bit, cost, mask = stack.pop()
        if bit == 0:
            yield cost, mask
            continue
        bit -= 1
        ones = mask & planes[bit]
        if ones:
            stack.append((bit, cost | 1 << bit, ones))
        if ones != mask:
            stack.append((bit, cost, mask ^ ones))


def _by_worst(every: int, costs: list[dict[int, int]]) -> Ranking:
    at_cost: dict[int, int] = {}
    for masks in costs:
        for cost, mask in masks.items():
            at_cost[cost] = at_cost.get(cost, 0) | mask
    worst: dict[int, int] = {}
    for cost in sorted(at_cost, reverse=True):
        if mask := every & at_cost[cost]:
            worst[cost] = mask
            every ^= mask
    yield from reversed(worst.items())


# Planes of this many secrets are added up at a time, which bounds the memory they need.
_CHUNK = 63


def _class_counts(position: Position, guesses: Space) -> list[list[int]]:
    """For each feedback the bit planes, over all guesses, of the size of its class."""
    names = position.game.names
    every = guesses.all
    weighted: dict[Feedback, list[list[int]]] = {}
    numbers = position.secrets.numbers
    for begin in range(0, len(numbers), _CHUNK):
        masks: dict[Feedback, list[int]] = {}
        for secret in numbers[begin : begin + _CHUNK]:
            own = guesses.find(secret)
            others = every if own is None else every ^ 1 << own
            for feedback, mask in partition(others, guesses.sums(names(secret))).items():
                masks.setdefault(feedback, []).append(mask)
        for feedback, column in masks.items():
            columns = weighted.setdefault(feedback, [])
            for bit, plane in enumerate(add_up(column)):
                if bit == len(columns):
                    columns.append([])
                columns[bit].append(plane)
    return [add_weighted(columns) for columns in weighted.values()]
