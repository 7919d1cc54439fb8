"""What makes a search fast: read it after the rest of `cicada.deduction`.

`score_table` and `ranking` compare many guesses at once, `optimal` proves which guess is best.
"""
