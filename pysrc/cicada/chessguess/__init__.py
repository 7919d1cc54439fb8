"""ChessGuess: find a hidden set of chess pieces by guessing sets of pieces.

In a notebook or at Python's prompt:

    >>> from cicada import chessguess
    >>> game = chessguess.new(3, target="BK WQ WN")
    >>> game.play("BK BQ WP")
    ChessGuess 3 · 28 targets left
    1  BK BQ WP  pieces 1, kinds 1, colours 1  28 left
    >>> game.solve().status
    'won'
    >>> chessguess.score("BK WQ WN", "BK BQ WP")
    (1, 1, 1)

For programs: rules in `feedback`, the numbered targets in `targets`, what the answers tell in
`knowledge`, the guesser in `guesser`, and the game as the page and the command line handle it in
`game` and `command`.
"""

from cicada.lazy import offer

# Without `open`, so that a star import leaves the builtin alone.
__all__ = ["Position", "new", "score"]

TYPE_CHECKING = False
if TYPE_CHECKING:
    from cicada.chessguess.notebook import Position, new, score
    from cicada.chessguess.notebook import open as open  # noqa: A004
else:
    __getattr__, __dir__ = offer(
        __name__, **{name: f"{__name__}.notebook:{name}" for name in (*__all__, "open")}
    )
