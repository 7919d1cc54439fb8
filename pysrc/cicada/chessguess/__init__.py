"""ChessGuess: find a hidden set of chess pieces by guessing sets of pieces.

Rules in `feedback`, the numbered targets in `targets`, what the answers tell in `knowledge`, the
guesser in `guesser`, and the game as the page and the command line handle it in `game` and
`command`.
"""
