"""Count up: reach a number by steps of one or two. The smallest complete game."""
