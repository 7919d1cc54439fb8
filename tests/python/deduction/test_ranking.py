"""All three ways of ranking, by guess, by secret and by block, against judging each guess alone."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cicada.deduction.metric import ENTROPY, EXPECTED_SIZE, LARGEST, MOST_PARTS, Metric
from cicada.deduction.node import Guesses, Node, start
from cicada.deduction.partition import split_by_count
from cicada.deduction.search import optimal, ranking, score_table
from cicada.deduction.search.optimal import OptimalSearch
from cicada.deduction.search.ranking import possible, rank
from cicada.deduction.search.score_table import ScoreTable
from cicada.deduction.space import Space
from cicada.deduction.strategy import by_metric
from cicada.deduction.terms import MaskName, members
from cicada.mastermind.board import Board
from cicada.mastermind.codes import MastermindCodes
from cicada.mastermind.space import space_of

METRICS = [LARGEST, EXPECTED_SIZE, ENTROPY, MOST_PARTS]
BOARD = Board(3, 5)
SPACE = space_of(BOARD)


class EveryGuess(MastermindCodes):
    """Mastermind from sets of secrets that no history leads to, and so without symmetry."""

    def guesses(self, played: tuple[int, ...], secrets: Space) -> Guesses:
        return Guesses(SPACE, SPACE.all)


GAME = EveryGuess(BOARD)
masks = st.integers(1, SPACE.all)


def plain_ranking(node: Node, guesses: Guesses, metric: Metric) -> list[tuple[int, int]]:
    costs: dict[int, int] = {}
    for place in members(guesses.mask):
        guess = guesses.space.numbers[place]
        sizes = node.sizes(guess)
        cost = metric.of(sizes, node.secrets.find(guess) is not None)
        costs[cost] = costs.get(cost, 0) | 1 << place
    return sorted(costs.items())


@pytest.mark.parametrize("metric", METRICS)
@pytest.mark.parametrize(("block", "longest_joined"), [(SPACE.size, SPACE.size), (40, 30)])
@given(secrets=masks, considered=masks)
def test_rankings_are_those_of_single_guesses(
    metric: Metric, block: int, longest_joined: int, secrets: int, considered: int
) -> None:
    node = Node(GAME, SPACE.restrict(secrets))
    few = SPACE.restrict(considered)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ranking, "BLOCK", block)
        patch.setattr(score_table, "MAX_JOINED_LENGTH", longest_joined)
        for guesses in (
            Guesses(SPACE, considered),
            Guesses(SPACE, SPACE.all),
            Guesses(few, few.all),
        ):
            assert list(rank(node, guesses, metric)) == plain_ranking(node, guesses, metric)


@given(masks, masks)
def test_possible_guesses_are_the_secrets_among_them(secrets: int, considered: int) -> None:
    node = Node(GAME, SPACE.restrict(secrets))
    assert possible(node, Guesses(SPACE, considered)) == secrets & considered


@given(masks)
@pytest.mark.parametrize("longest_joined", [0, SPACE.size])
def test_class_sizes_of_all_guesses_are_those_of_each(longest_joined: int, secrets: int) -> None:
    node = Node(GAME, SPACE.restrict(secrets))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(score_table, "MAX_JOINED_LENGTH", longest_joined)
        table = ScoreTable(GAME, SPACE, remembered=1000)
    by_size = [
        split_by_count(table.pairs, part) for part in table.class_sizes(node.secrets.numbers)
    ]
    for guess in range(0, SPACE.size, 7):
        sizes = [
            size
            for part in by_size
            for size, mask in part.items()
            for [segment] in table.by_feedback([mask])
            if size and segment >> guess & 1
        ]
        assert sorted(sizes) == sorted(node.sizes(guess))


@given(masks)
@pytest.mark.parametrize("longest_joined", [0, SPACE.size])
def test_answered_has_each_class_of_each_guess_once(longest_joined: int, secrets: int) -> None:
    node = Node(GAME, SPACE.restrict(secrets))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(score_table, "MAX_JOINED_LENGTH", longest_joined)
        table = ScoreTable(GAME, SPACE, remembered=1000)
    answered = table.answered(node.secrets.numbers)
    for guess in range(0, SPACE.size, 7):
        assert sum(mask >> guess & 1 for mask in answered) == len(node.parts(guess))
        assert sorted(node.parts(guess)) == sorted(node.classes(guess).values())


@settings(max_examples=15)
@given(st.sets(st.integers(0, SPACE.size - 1), min_size=1, max_size=7))
def test_optimal_cost_is_that_of_trying_every_guess(secrets: set[int]) -> None:
    node = Node(GAME, SPACE.restrict(sum(1 << secret for secret in secrets)))
    proof = OptimalSearch(8).prove(node)
    assert proof.cost == cheapest(node, 3)
    assert proof.guess is not None
    assert OptimalSearch(8).cost_of(node, proof.guess) == proof.cost


@settings(max_examples=30)
@given(st.sets(st.integers(0, SPACE.size - 1), min_size=3, max_size=20), st.integers(2, 5))
def test_a_proof_is_the_same_where_classes_are_counted_and_where_they_are_ranked(
    secrets: set[int], most_guesses: int
) -> None:
    node = Node(GAME, SPACE.restrict(sum(1 << secret for secret in secrets)))
    counted = OptimalSearch(8).prove(node, most_guesses)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(optimal, "MAX_JOINED_LENGTH", 0)
        assert OptimalSearch(8).prove(node, most_guesses) == counted


class OneTellsAll:
    """Four secrets that tell nothing of each other, and a code, none of them, that tells all."""

    codes_by_number = Space(
        range(5),
        {("tells", least): 0b01111 & -1 << least for least in range(1, 4)}
        | {("told", least): 0b10000 for least in range(1, 4)},
    )

    def codes(self) -> Space:
        return self.codes_by_number

    def secrets(self) -> Space:
        return self.codes_by_number.restrict(0b01111)

    def names(self, code: int) -> list[list[MaskName]]:
        return [
            [("told", least) for least in range(1, code + 1)]
            if code < 4
            else [("tells", least) for least in range(1, 4)]
        ]

    def guesses(self, played: tuple[int, ...], secrets: Space) -> Guesses:
        return Guesses(self.codes_by_number, self.codes_by_number.all)


def test_a_bound_counts_guesses_that_cannot_be_the_secret() -> None:
    proof = OptimalSearch(4).prove(start(OneTellsAll()), below=9)
    assert proof == (8, 4)  # the fifth code, and then whichever it is


def cheapest(node: Node, depth: int) -> int:
    """The least cost by exhaustion, of a few secrets, within some guesses."""
    size = node.secrets.size
    if size <= 2:
        return 2 * size - 1
    if depth == 0:
        return 10**6
    best = 10**6
    seen = set()
    for guess in range(SPACE.size):
        classes = node.classes(guess)
        kind = frozenset(classes.values())
        if kind in seen or max(map(int.bit_count, classes.values())) == size:
            continue
        seen.add(kind)
        cost = size
        for left in classes.values():
            cost += cheapest(node.after(guess, left), depth - 1)
            if cost >= best:
                break
        best = min(best, cost)
    return best


def test_a_limited_effort_gives_a_sample_that_says_so() -> None:
    node = Node(GAME, SPACE)
    whole, sample = by_metric(ENTROPY)(node), by_metric(ENTROPY, 200_000)(node)
    assert (whole.complete, sample.complete) == (True, False)
    assert SPACE.find(sample.guess) is not None
