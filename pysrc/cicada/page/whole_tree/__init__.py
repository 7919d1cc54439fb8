"""The whole game as one picture: the tree of a strategy, for the page `tree`.

A game's module `whole_tree` says which strategies can be drawn and how each plays
(`cicada.guessing.whole_tree`); `handlers` answer the page in the terms of `contract`. Nothing of it
is imported before it is needed.
"""
