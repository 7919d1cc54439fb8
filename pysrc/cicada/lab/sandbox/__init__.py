"""What goes into the sealed box: `box`, which the page calls, `player`, `adapter` of a game."""
