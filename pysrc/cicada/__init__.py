"""Cicada: Mastermind, ChessGuess and Shot, played perfectly in plain Python.

The package runs natively and, under Pyodide, inside the web page. It has no dependency.

In a notebook or at Python's prompt, where a position also shows itself as a picture:

    >>> import cicada
    >>> game = cicada.mastermind.open("4x6:~monday")
    >>> game = game.play("1122")
    >>> game
    Mastermind 4x6 · 256 codes left
    1  1122  1 right place, 0 wrong place  256 left
    >>> game.hint().guess
    '1334'
    >>> cicada.chessguess.new(3, target="BK WQ WN").solve().status
    'won'
    >>> cicada.shot.new(board="# # ##").solution()
    00R, 30L, 20R

`cicada.judge` plays a strategy of yours against every secret; `cicada.exercises` lists what it can
be judged by.

    >>> report = cicada.judge(lambda history: "123"[len(history)] * 2, "mastermind-2x3")
    >>> report.found, report.complete
    (3, False)

Each game has `new` and `open`, which give a position; what a position can do is told in
`cicada.notebook` and in the game's own module `notebook`.

Wrong input, a misspelt option among it, raises `cicada.InputError`, whose text is a sentence:

    >>> cicada.mastermind.score("3456", "1122", colors=6)
    Traceback (most recent call last):
    ...
    cicada.errors.InputError: There is no option colors here; there are code, guess, colours.

## Public

Until version 2 nothing of this is renamed, taken away or given another meaning. More may come:
options, keys of an answer, questions.

- `cicada.mastermind`, `cicada.chessguess` and `cicada.shot`, each with what it offers:
  `cicada.mastermind.new`, `cicada.mastermind.open`, `cicada.mastermind.score`,
  `cicada.mastermind.Position`; `cicada.chessguess.new`, `cicada.chessguess.open`,
  `cicada.chessguess.score`, `cicada.chessguess.Position`; `cicada.shot.new`, `cicada.shot.open`,
  `cicada.shot.Position`.
- `cicada.judge`, `cicada.exercises`, `cicada.exercise` and `cicada.InputError`.
- `cicada.notebook`: `cicada.notebook.Position`, `cicada.notebook.GuessingPosition` and
  `cicada.notebook.Answer`, without the names that begin with `_`.
- `cicada.mastermind.rules`, the functions that courses know.
- `cicada.cli.judge.folder.judge_all`, which judges a folder on any executor.
- The command (`cicada --help`): its options, its exit status and the reports that it writes; and
  the links of every release.

## Internal

Everything else is documented to be read, and may change with any release; so may the other modules
of the three games.

- `cicada.game` is the protocol that every game fills, `cicada.games` the list of games;
  `cicada.answer`, `cicada.options`, `cicada.ids`, `cicada.links`, `cicada.errors`,
  `cicada.account`, `cicada.daily` and `cicada.seeded` are what they share, `cicada.lazy` and
  `cicada.nesting` small tools.
- `cicada.deduction` finds hidden codes by candidate sets; it knows no game. `cicada.guessing` is
  what both guessing games share above it.
- `cicada.certificates` checks proofs that no play is better, by the rules alone.
- `cicada.lab` has the exercises and their judge, `cicada.i18n` the languages.
- `cicada.page` answers every request of the page, `cicada.cli` the command line.
"""

from cicada.lazy import offer

__version__ = "1.0.0"

__all__ = ["InputError", "chessguess", "exercise", "exercises", "judge", "mastermind", "shot"]

TYPE_CHECKING = False
if TYPE_CHECKING:
    from cicada import chessguess, mastermind, shot
    from cicada.cli.judge.notebook import exercise, exercises, judge
    from cicada.errors import InputError
else:
    __getattr__, __dir__ = offer(
        __name__,
        InputError="cicada.errors:InputError",
        chessguess="cicada.chessguess",
        exercise="cicada.cli.judge.notebook:exercise",
        exercises="cicada.cli.judge.notebook:exercises",
        judge="cicada.cli.judge.notebook:judge",
        mastermind="cicada.mastermind",
        shot="cicada.shot",
    )
