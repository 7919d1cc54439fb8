"""Cicada: Mastermind, ChessGuess and Shot, played perfectly in plain Python.

The package runs natively and, under Pyodide, inside the web page. It has no dependency.

In a notebook or at Python's prompt, where a position also shows itself as a picture:

    >>> import cicada
    >>> game = cicada.mastermind.open("4x6:~monday")
    >>> game = game.play("1122")
    >>> game
    Mastermind 4x6 · 256 codes left
    1  1122  1 right place, 0 wrong place  256 left
    >>> game.hint()["guess"]
    '1334'
    >>> cicada.chessguess.new(3, target="BK WQ WN").solve().status
    'won'
    >>> cicada.shot.new(board="# # ##").solution()
    00R, 30L, 20R

`cicada.judge` plays a strategy of yours against every secret; `cicada.exercises` lists what it can
be judged by.

    >>> report = cicada.judge(lambda history: "123"[len(history)] * 2, "mastermind-2x3")
    >>> report["found"], report["complete"]
    (3, False)

Each game has `new` and `open`, which give a position; what a position can do is told in
`cicada.notebook` and in the game's own module `notebook`.

Where to find a thing in a program:

- `cicada.game` is the protocol that every game fills, `cicada.games` the list of games.
- `cicada.mastermind`, `cicada.chessguess` and `cicada.shot` are the games: rules, text
  formats, solvers.
- `cicada.deduction` finds hidden codes by candidate sets; it knows no game.
- `cicada.page.service` answers every request of the page, `cicada.cli` the command line.
"""

from cicada.lazy import offer

__version__ = "1.0.0"

__all__ = ["chessguess", "exercise", "exercises", "judge", "mastermind", "shot"]

TYPE_CHECKING = False
if TYPE_CHECKING:
    from cicada import chessguess, mastermind, shot
    from cicada.cli.judge.notebook import exercise, exercises, judge
else:
    __getattr__, __dir__ = offer(
        __name__,
        chessguess="cicada.chessguess",
        exercise="cicada.cli.judge.notebook:exercise",
        exercises="cicada.cli.judge.notebook:exercises",
        judge="cicada.cli.judge.notebook:judge",
        mastermind="cicada.mastermind",
        shot="cicada.shot",
    )
