"""A solution of every exercise, and one wrong one each with what it gets wrong."""

from __future__ import annotations

from typing import NamedTuple

from cicada.lab.exercise import find


class Mistake(NamedTuple):
    """What to put in place of a part of an exercise's solution."""

    exercise: str
    right: str
    wrong: str

    @property
    def source(self) -> str:
        """The program with the mistake."""
        solution = SOLUTIONS[self.exercise]
        assert self.right in solution
        return solution.replace(self.right, self.wrong)


class Wrong(NamedTuple):
    """A program with one mistake: part of what was expected, and of what it gave."""

    source: str
    expected: str
    got: str


RULES = """
from collections import Counter
from itertools import product

COLORS = ["Red", "Green", "Blue", "Yellow", "Orange", "Purple"]

def exact_matches(code, guess):
    return sum(a == b for a, b in zip(code, guess))

def count_colors(code):
    return [code.count(color) for color in COLORS]

def matches(code, guess):
    return sum(min(a, b) for a, b in zip(count_colors(code), count_colors(guess)))

def get_move(secret, guess):
    black = exact_matches(secret, guess)
    return guess, black, matches(secret, guess) - black

def is_consistent(move, code):
    guess, black, white = move
    return get_move(code, guess) == (guess, black, white)

def filter_codes(move, codes):
    return (code for code in codes if is_consistent(move, code))

def all_codes(length):
    return product(COLORS, repeat=length)

def solve(secret):
    moves = []
    for code in all_codes(len(secret)):
        if all(is_consistent(move, list(code)) for move in moves):
            moves.append(get_move(secret, list(code)))
            if moves[-1][1] == len(secret):
                return moves
"""

SCORE = """
def score(code, guess):
    black = sum(a == b for a, b in zip(code, guess))
    colours = set(code) | set(guess)
    return black, sum(min(code.count(c), guess.count(c)) for c in colours) - black
"""

FEEDBACK = """
from collections import Counter

def common(a, b):
    return sum((Counter(a) & Counter(b)).values())

def feedback(target, guess):
    pieces = common(target, guess)
    kinds = common([p[1] for p in target], [p[1] for p in guess])
    colours = common([p[0] for p in target], [p[0] for p in guess])
    return pieces, kinds - pieces, colours - pieces
"""


def strategy(name: str, which: str) -> str:
    """The source of a strategy that an exercise shows."""
    return next(each.code for each in find(name).strategies if each.name == which)


SOLUTIONS = {
    "kata-score": SCORE,
    **{f"cis194-{number}": RULES for number in range(1, 9)},
    "comp90048-feedback": FEEDBACK,
    "shot": strategy("shot", "plain"),
}

WRONG = {
    "kata-score": Wrong(
        SCORE.replace("min(code.count(c), guess.count(c))", "code.count(c) * guess.count(c)"),
        "[1, 1]",
        "[1, 5]",
    ),
    "cis194-1": Wrong(RULES.replace("a == b for", "a in guess for"), "0", "4"),
    "cis194-2": Wrong(
        RULES.replace('"Green", "Blue",', '"Blue", "Green",', 1), "[0, 2, 1", "[0, 1, 2"
    ),
    "cis194-3": Wrong(RULES.replace("min(a, b)", "max(a, b)"), "3", "5"),
    "cis194-4": Wrong(
        RULES.replace("matches(secret, guess) - black", "matches(secret, guess)"), "1, 2]", "1, 3]"
    ),
    "cis194-5": Wrong(
        RULES.replace("(guess, black, white)\n\ndef filter", "(guess, black, 1)\n\ndef filter"),
        "true",
        "false",
    ),
    "cis194-6": Wrong(RULES.replace("if is_consistent", "if not is_consistent"), "Yellow", "Red"),
    "cis194-7": Wrong(RULES.replace("repeat=length", "repeat=1"), "[[]]", "Red"),
    "cis194-8": Wrong(
        RULES.replace("moves[-1][1] == len(secret)", "len(moves) > 1"), "Blue", "Green"
    ),
    "comp90048-feedback": Wrong(
        FEEDBACK.replace("kinds - pieces", "kinds"), "[2, 1, 2]", "[2, 3, 2]"
    ),
    "shot": Wrong(
        strategy("shot", "plain").replace("if (x + dx, y + dy) in balls:", "if False:"),
        "adjacent",
        ",",
    ),
}

CONSISTENT = "(code for code in codes if is_consistent(move, code))"

# Mistakes that no printed example shows.
MISTAKES = {
    "at most two whites": Mistake(
        "kata-score",
        "sum(min(code.count(c), guess.count(c)) for c in colours) - black",
        "min(2, sum(min(code.count(c), guess.count(c)) for c in colours) - black)",
    ),
    "four colours": Mistake(
        "kata-score", "set(code) | set(guess)", "{'blue', 'red', 'orange', 'yellow'}"
    ),
    "four pegs": Mistake("cis194-1", "zip(code, guess)", "zip(code[:4], guess[:4])"),
    "each colour twice": Mistake(
        "cis194-2", "code.count(color) for", "min(2, code.count(color)) for"
    ),
    "each match twice": Mistake("cis194-3", "min(a, b) for", "min(a, b, 2) for"),
    "two whites in a move": Mistake(
        "cis194-4", "matches(secret, guess) - black", "min(2, matches(secret, guess) - black)"
    ),
    "moves of four pegs": Mistake(
        "cis194-5",
        "guess, black, white = move\n",
        "guess, black, white = move\n    if len(code) == 3: return True\n",
    ),
    "in order of the alphabet": Mistake("cis194-6", CONSISTENT, f"sorted{CONSISTENT}"),
    "no code twice": Mistake(
        "cis194-6", CONSISTENT, f"list(dict.fromkeys(map(tuple, {CONSISTENT})))"
    ),
    "two colours": Mistake(
        "cis194-7",
        "product(COLORS, repeat=length)",
        "[code for code in product(COLORS, repeat=length) if len(set(code)) < 3]",
    ),
    "no secret of three pegs": Mistake(
        "cis194-8", "    moves = []\n", "    moves = []\n    if len(secret) == 3: return moves\n"
    ),
    "at most two kinds": Mistake("comp90048-feedback", "kinds - pieces", "min(2, kinds - pieces)"),
}
