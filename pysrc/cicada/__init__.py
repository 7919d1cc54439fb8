"""Cicada: Mastermind, ChessGuess and Shot, played perfectly in plain Python.

The package runs natively and, under Pyodide, inside the web page. It has no dependency.

Where to find a thing:

- `cicada.game` is the protocol that every game fills, `cicada.games` the list of games.
- `cicada.mastermind`, `cicada.chessguess` and `cicada.shot` are the games: rules, text
  formats, solvers.
- `cicada.deduction` finds hidden codes by candidate sets; it knows no game.
- `cicada.service` is the page's only door, `cicada.__main__` the command line.
"""

__version__ = "1.0.0"
