"""Games of hidden codes: sets of candidates, feedback partitions, strategies, optimal play.

This package knows no game. A game hands over numbered codes and named masks (`space.Space`), and
which masks a guess is scored by; everything here follows from these.
"""
