"""Shot: knock balls off a field until one is left.

In a notebook or at Python's prompt:

    >>> from cicada import shot
    >>> game = shot.new(6, seed="monday")
    >>> game.alive()
    This position can still be won.
    >>> game.count()
    1 solution
    >>> game.solve().status
    'won'

For programs: `board` and `rules` play, `solver` solves, `enumeration` counts, `plain`
checks both by a search that shares nothing with them, `difficulty` rates, `generator` makes boards,
`text` reads and writes them.
"""

from cicada.lazy import offer

# Without `open`, so that a star import leaves the builtin alone.
__all__ = ["Position", "new"]

TYPE_CHECKING = False
if TYPE_CHECKING:
    from cicada.shot.notebook import Position, new
    from cicada.shot.notebook import open as open  # noqa: A004
else:
    __getattr__, __dir__ = offer(
        __name__, **{name: f"{__name__}.notebook:{name}" for name in (*__all__, "open")}
    )
