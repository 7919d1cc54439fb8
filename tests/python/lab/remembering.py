"""Correct programs that keep something between calls; in each game they guess as `FORGETS` does."""

from __future__ import annotations

SCORE = """\
def score(code, guess):
    black = sum(a == b for a, b in zip(code, guess))
    both = sum(min(code.count(c), guess.count(c)) for c in set(guess))
    return black, both - black

def fits(row, code):
    guess, black, white = row
    return score(code, guess) == (black, white)

FIRST = "1122"[:PEGS]
"""

FORGETS = f"""{SCORE}
def first_guess():
    return FIRST

def next_guess(history):
    return next(code for code in CODES if all(fits(row, code) for row in history))
"""

REMEMBER = {
    "a list that is narrowed by the last row": f"""{SCORE}
left = []

def first_guess():
    left[:] = CODES
    return FIRST

def next_guess(history):
    left[:] = [code for code in left if fits(history[-1], code)]
    return left[0]
""",
    "an object for each game": f"""{SCORE}
class Game:
    def __init__(self):
        self.left = CODES

    def answered(self, row):
        self.left = [code for code in self.left if fits(row, code)]
        return self.left[0]

def first_guess():
    global game
    game = Game()
    return FIRST

def next_guess(history):
    return game.answered(history[-1])
""",
    "a generator": f"""{SCORE}
def play():
    left = CODES
    row = yield FIRST
    while True:
        left = [code for code in left if fits(row, code)]
        row = yield left[0]

def first_guess():
    global game
    game = play()
    return next(game)

def next_guess(history):
    return game.send(history[-1])
""",
    "how far the rows were read": f"""{SCORE}
def first_guess():
    global read, left
    read, left = 0, CODES
    return FIRST

def next_guess(history):
    global read, left
    for row in history[read:]:
        left = [code for code in left if fits(row, code)]
    read = len(history)
    return left[0]
""",
    "a list that is made once, at the top": f"""{SCORE}
left = list(CODES)

def first_guess():
    return FIRST

def next_guess(history):
    for code in list(left):
        if not fits(history[-1], code):
            left.remove(code)
    return left[0]
""",
    "a default value": f"""{SCORE}
def first_guess():
    return FIRST

def next_guess(history, left=list(CODES)):
    left[:] = [code for code in left if fits(history[-1], code)]
    return left[0]
""",
}
"""The last two never start again by themselves: they play one game each time they are loaded."""

START_AGAIN = tuple(REMEMBER)[:4]
