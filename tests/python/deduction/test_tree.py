"""Trees as text, and as strategies."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from cicada.deduction.evaluation import evaluate
from cicada.deduction.metric import MOST_PARTS
from cicada.deduction.node import Node, start
from cicada.deduction.strategy import Choice, by_metric, first_consistent
from cicada.deduction.tree import Tree, build, by_tree, parse_tree, print_tree
from cicada.mastermind.board import Board
from cicada.mastermind.codes import MastermindCodes

numbers = st.integers(0, 9999)
trees: st.SearchStrategy[Tree] = st.recursive(
    numbers.map(Tree),
    lambda trees: st.tuples(numbers, st.lists(trees, max_size=4).map(tuple)).map(
        lambda parts: Tree(*parts)
    ),
    max_leaves=20,
)


@given(trees)
def test_parsing_is_the_inverse_of_printing(tree: Tree) -> None:
    assert parse_tree(print_tree(tree)) == tree


def never(node: Node) -> Choice:
    raise AssertionError("the tree covers its own game")


def test_a_tree_plays_as_the_strategy_it_was_made_from() -> None:
    root = start(MastermindCodes(Board(3, 5)))
    strategy = by_metric(MOST_PARTS)
    assert evaluate(by_tree(build(strategy, root), never), root) == evaluate(strategy, root)


def test_off_the_tree_another_strategy_plays() -> None:
    root = start(MastermindCodes(Board(3, 5)))
    tree = build(by_metric(MOST_PARTS), root)
    elsewhere = 124
    assert elsewhere != tree.guess
    left = max(root.classes(elsewhere).values(), key=int.bit_count)
    node = root.after(elsewhere, left)
    assert by_tree(tree, first_consistent)(node) == first_consistent(node)
