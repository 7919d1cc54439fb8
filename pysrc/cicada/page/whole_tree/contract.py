"""What the page of the whole game may ask, and what it is answered."""

from __future__ import annotations

from dataclasses import dataclass

from cicada.answer import Answer
from cicada.ids import MAX_LINK_LENGTH
from cicada.options import text

FIRST = "4x6:optimal"


@dataclass(frozen=True)
class DrawOptions:
    """The tree that is wanted, by its link."""

    tree: str = text(FIRST, longest=40)


@dataclass(frozen=True)
class GameOptions:
    """A game, by the link of its position, that is to be seen in a tree."""

    tree: str = text(FIRST, longest=40)
    game: str = text("", longest=MAX_LINK_LENGTH)


class Choice(Answer):
    """A tree that can be drawn."""

    link: str
    game: str
    """The game's name in addresses."""
    on: str
    """The board in words."""
    title: str
    """The strategy in words."""


class Trees(Answer):
    """The trees that can be drawn."""

    trees: list[Choice]


class Progress(Answer):
    """How far the work on a tree is."""

    found: int
    """How many secrets have a node."""
    secrets: int


class Tree(Answer):
    """A strategy's tree: node i makes `guesses[i]` after `answers[i]` to its parent's guess.

    Nodes stand in preorder, the widest first among those that follow the same guess.
    """

    link: str
    game: str
    """The game's name in addresses."""
    on: str
    """The board in words."""
    title: str
    """The strategy in words."""
    about: str
    """What the strategy does, in a sentence."""
    open: str
    """The id of the open game whose positions the nodes are."""
    secrets: int
    total: int
    """The guesses over all secrets."""
    histogram: list[int]
    """How many secrets are found with the n-th guess, by n."""
    guesses: list[str]
    """As moves have them."""
    answers: list[str]
    """As moves of an open game have them; that of the root is empty."""
    parents: list[int]
    """That of the root is -1."""
    finds: list[bool]
    """Whether the guess is a secret itself."""
    sizes: list[int]
    """How many secrets lie behind each node, its own included."""
    needed: list[int]
    """The guesses that these still need there, all together."""


class Game(Answer):
    """A game that is to be seen in a tree."""

    moves: list[str]
    """Its guesses with their answers, as moves of an open game have them."""
    secrets: list[str]
    """Those that fit its first answer at least, as moves have them."""
    fits: list[int]
    """How many of its first answers each of these fits."""
    sentence: str
    """What the picture shows of the game."""
