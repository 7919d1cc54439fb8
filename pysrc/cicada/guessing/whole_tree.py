"""The whole game of a strategy: every guess that it makes, and what each answer leads to.

A game says how a strategy plays it (`Play`), and `grow` walks through all that can happen. The
nodes stand in preorder, a node before what follows it, and the widest first among those that follow
the same guess: drawn in that order, the tree needs no sorting.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeVar

State = TypeVar("State")

PAUSE = 200
"""Number of nodes between two reports of progress."""


class After(NamedTuple, Generic[State]):
    """What an answer leads to."""

    answer: str
    """As a move of an open game has it."""
    secrets: int
    """How many secrets give it."""
    state: State


@dataclass(frozen=True)
class Play(Generic[State]):
    """A strategy at a game, as far as its tree needs both."""

    start: State
    turn: Callable[[State], tuple[str, bool, Sequence[After[State]]]]
    """The guess in a state as a move has it, whether it can be the secret, and what follows it."""


class Strategy(NamedTuple):
    """A strategy whose tree can be drawn."""

    board: str
    """The board's parameters, as a link has them."""
    name: str
    on: str
    """The board in words."""
    title: str
    """The strategy in words."""
    about: str
    """What it does, in a sentence."""
    play: Callable[[], Play[Any]]

    @property
    def link(self) -> str:
        """The tree's name in a link, such as 4x6:optimal."""
        return f"{self.board}:{self.name}"


@dataclass(frozen=True)
class WholeTree:
    """The nodes in preorder: node i makes `guesses[i]` after `answers[i]` to its parent's guess."""

    guesses: tuple[str, ...]
    answers: tuple[str, ...]
    """That of the root is empty."""
    parents: tuple[int, ...]
    """That of the root is -1."""
    sizes: tuple[int, ...]
    """How many secrets lie behind each node, its own included."""
    finds: tuple[bool, ...]
    """Whether the guess is a secret itself, which is found here."""

    @property
    def needed(self) -> tuple[int, ...]:
        """The guesses that the secrets behind each node still need there, all together."""
        needed = list(self.sizes)
        for node in range(len(needed) - 1, 0, -1):
            needed[self.parents[node]] += needed[node]
        return tuple(needed)

    @property
    def depths(self) -> tuple[int, ...]:
        """Which guess of a game each node is, from 1 on."""
        depths: list[int] = []
        for parent in self.parents:
            depths.append(1 if parent < 0 else depths[parent] + 1)
        return tuple(depths)

    @property
    def histogram(self) -> list[int]:
        """How many secrets are found with the n-th guess, by n."""
        depths = self.depths
        counts = [0] * (max(depths) + 1)
        for depth, finds in zip(depths, self.finds, strict=True):
            counts[depth] += finds
        return counts


def grow(play: Play[Any], progress: Callable[[int], None] = lambda _: None) -> WholeTree:
    """Walk through all games of a strategy.

    `progress` is told now and then how many secrets have been found so far.

    >>> def turn(numbers):  # a number is guessed; "low" and "high" are the answers
    ...     guess = numbers[len(numbers) // 2]
    ...     low, high = [n for n in numbers if n < guess], [n for n in numbers if n > guess]
    ...     parts = [After("low", len(low), low), After("high", len(high), high)]
    ...     return str(guess), True, [part for part in parts if part.secrets]
    >>> tree = grow(Play([1, 2, 3, 4], turn))
    >>> tree.guesses, tree.parents, tree.needed, tree.histogram
    (('3', '2', '1', '4'), (-1, 0, 1, 0), (8, 3, 1, 1), [0, 1, 2, 1])
    """
    guesses: list[str] = []
    answers: list[str] = []
    parents: list[int] = []
    finds: list[bool] = []
    found = 0
    stack: list[tuple[int, str, Any]] = [(-1, "", play.start)]
    while stack:
        parent, answer, state = stack.pop()
        guess, finds_it, after = play.turn(state)
        node = len(guesses)
        guesses.append(guess)
        answers.append(answer)
        parents.append(parent)
        finds.append(finds_it)
        found += finds_it
        if node % PAUSE == 0:
            progress(found)
        # What is taken from the stack first comes last here.
        narrowest_first = sorted(after, key=lambda each: (-each.secrets, each.answer), reverse=True)
        stack += [(node, each.answer, each.state) for each in narrowest_first]
    return WholeTree(
        tuple(guesses), tuple(answers), tuple(parents), _sizes(parents, finds), tuple(finds)
    )


def _sizes(parents: Sequence[int], finds: Sequence[bool]) -> tuple[int, ...]:
    sizes = [int(each) for each in finds]
    for node in range(len(sizes) - 1, 0, -1):
        sizes[parents[node]] += sizes[node]
    return tuple(sizes)
