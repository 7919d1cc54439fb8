"""Games in which a hidden secret is guessed, as links and the page know them.

`cicada.deduction` reasons about numbered codes; this package is what Mastermind and ChessGuess
have in common above it: ids of given, seeded and open puzzles, positions, and the questions that
do not depend on what a secret is made of.
"""
