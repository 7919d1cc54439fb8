"""A strategy written out: which guess follows which answers.

As text, a tree is its guess, followed in brackets by the trees of those answers that leave three
secrets or more, in ascending order of the answers. Where one or two secrets are left, every sound
strategy guesses the lowest of them.

    12(5(7 8) 31)
"""

from __future__ import annotations

import re
from typing import NamedTuple

from cicada.deduction.node import CodeGame, Node
from cicada.deduction.partition import partition
from cicada.deduction.space import Space
from cicada.deduction.strategy import Choice, Strategy, first_consistent
from cicada.deduction.terms import Code, Cost, Feedback, Mask


class Tree(NamedTuple):
    """A guess, and what follows each answer that leaves three secrets or more."""

    guess: Code
    branches: tuple[Tree, ...] = ()


def build(strategy: Strategy, node: Node) -> Tree:
    """The tree of a strategy from a node with three secrets or more.

    >>> from cicada.deduction.example import ROOT
    >>> print_tree(build(first_consistent, ROOT))
    '0(3 1)'
    """
    guess = strategy(node).guess
    secrets = node.secrets
    branches = _open_classes(node.game, secrets, secrets.all, guess)
    return Tree(guess, tuple(build(strategy, node.after(guess, left)) for left in branches))


def print_tree(tree: Tree) -> str:
    """A tree as text, in the game's numbers of codes.

    >>> print_tree(Tree(12, (Tree(5), Tree(31))))
    '12(5 31)'
    """
    if not tree.branches:
        return str(tree.guess)
    return f"{tree.guess}({' '.join(map(print_tree, tree.branches))})"


def parse_tree(text: str) -> Tree:
    """The inverse of `print_tree`.

    >>> parse_tree("12(5(7 8) 31)").branches[0]
    Tree(guess=5, branches=(Tree(guess=7, branches=()), Tree(guess=8, branches=())))
    """
    open_lists: list[list[Tree]] = [[]]
    for number, close in re.findall(r"([0-9]+\(?)|(\))", text):
        if close:
            branches = tuple(open_lists.pop())
            open_lists[-1][-1] = Tree(open_lists[-1][-1].guess, branches)
        else:
            open_lists[-1].append(Tree(int(number.rstrip("("))))
            if number.endswith("("):
                open_lists.append([])
    [[tree]] = open_lists
    return tree


def follow(tree: Tree, node: Node, feedback: Feedback) -> tuple[Tree | None, Node]:
    """The node after an answer to a tree's guess, and its tree; None where it has none.

    >>> from cicada.deduction.example import ROOT
    >>> found, node = follow(parse_tree("1(3)"), ROOT, (2, 2))
    >>> found, node.secrets.size
    (Tree(guess=3, branches=()), 3)
    """
    classes = node.classes(tree.guess)
    branches = iter(tree.branches)
    following = None
    for answer, left in sorted(classes.items()):
        branch = next(branches) if left.bit_count() > 2 else None
        if answer == feedback:
            following = branch
    return following, node.after(tree.guess, classes.get(feedback, 0))


def cost(tree: Tree, node: Node) -> Cost:
    """The guesses that a node's secrets need together if the tree is played from there.

    >>> from cicada.deduction.example import ROOT
    >>> cost(parse_tree("1(3)"), ROOT)
    18
    """
    total = node.secrets.size
    branches = iter(tree.branches)
    for _, left in sorted(node.classes(tree.guess).items()):
        size = left.bit_count()
        total += 2 * size - 1 if size <= 2 else cost(next(branches), node.after(tree.guess, left))
    return total


def by_tree(tree: Tree, otherwise: Strategy) -> Strategy:
    """The strategy that a tree from a game's start says; elsewhere another one.

    >>> from cicada.deduction.example import ROOT
    >>> by_tree(parse_tree("1(3)"), first_consistent)(ROOT)
    Choice(guess=1, complete=True)
    """

    def choose(node: Node) -> Choice:
        """The guess of the tree at a node, or that of `otherwise`."""
        if node.secrets.size <= 2:
            return first_consistent(node)
        found = _subtree(tree, node)
        return Choice(found.guess) if found else otherwise(node)

    return choose


def _subtree(tree: Tree, node: Node) -> Tree | None:
    """The tree that begins in a node; None if other guesses led there."""
    game = node.game
    secrets = game.secrets()
    place = secrets.find(node.secrets.numbers[0])
    assert place is not None
    left = secrets.all
    for guess in node.played:
        if guess != tree.guess:
            return None
        classes = _open_classes(game, secrets, left, guess)
        branch = next((i for i, mask in enumerate(classes) if mask >> place & 1), None)
        if branch is None:
            return None
        tree, left = tree.branches[branch], classes[branch]
    return tree


def _open_classes(game: CodeGame, secrets: Space, left: Mask, guess: Code) -> list[Mask]:
    """The classes of a guess with three secrets or more, by ascending feedback."""
    own = secrets.find(guess)
    others = left if own is None else left & ~(1 << own)
    classes = partition(others, secrets.sums(game.names(guess)))
    return [mask for _, mask in sorted(classes.items()) if mask.bit_count() > 2]
