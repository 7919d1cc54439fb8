"""Evil Python: nothing is hidden, and each answer is the one that leaves most.

Of the answers that a guess can get, Python gives the one that the most of the secrets left fit. Of
answers that equally many fit it gives the first in the order of their numbers: the one with the
lowest first number, of these the one with the lowest second, and so on. That the guess is the
secret counts as leaving none: it is said only when no other secret is left.

So the same guesses get the same answers for ever. Links with moves, such as `4x6:evil.1122.…`, and
result codes hold guesses only, and rest on this rule: it never changes.
"""

from __future__ import annotations

from collections.abc import Mapping

Numbers = tuple[int, ...]
"""The numbers of an answer, in the order in which a move writes them."""


def evil_answer(left: Mapping[Numbers, int]) -> Numbers | None:
    """The answer to a guess; None: that it is the secret.

    Args:
        left: the answers that the guess can get, with how many secrets each leaves (at least one);
            that it is the secret is none of them.

    >>> evil_answer({(1, 0): 256, (0, 1): 256, (2, 0): 96})  # 4x6, first guess 1122, in part
    (0, 1)
    >>> evil_answer({}) is None
    True
    """
    return min(left, key=lambda numbers: (-left[numbers], numbers), default=None)
