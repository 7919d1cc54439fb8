"""Mastermind, with and without repeated colours (Bulls and Cows).

In a notebook or at Python's prompt:

    >>> from cicada import mastermind
    >>> game = mastermind.new(secret="3456")
    >>> game.play("1122").play("3344")
    Mastermind 4x6 · 56 codes left
    1  1122  0 right place, 0 wrong place  256 left
    2  3344  1 right place, 1 wrong place  56 left
    >>> game.solve(strategy="minimax").status
    'won'
    >>> mastermind.score("3456", "1135")
    (0, 2)

For programs: `rules` has the functions that courses know, `strategies` the ways to choose a guess,
`game` what fills the protocol of `cicada.game`.
"""

from cicada.lazy import offer

# Without `open`, so that a star import leaves the builtin alone.
__all__ = ["Position", "new", "score"]

TYPE_CHECKING = False
if TYPE_CHECKING:
    from cicada.mastermind.notebook import Position, new, score
    from cicada.mastermind.notebook import open as open  # noqa: A004
else:
    __getattr__, __dir__ = offer(
        __name__, **{name: f"{__name__}.notebook:{name}" for name in (*__all__, "open")}
    )
