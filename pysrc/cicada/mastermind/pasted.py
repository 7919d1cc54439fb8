"""A game that was written down elsewhere, a guess with its answer on each line.

A line is read as people, puzzle books and other programs write it: the number of the guess, or
none; the guess; its answer as two numbers, with or without words, or as key pegs.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from cicada.errors import InputError, quoted
from cicada.game import MAX_MOVES, Report
from cicada.ids import without_unseen
from cicada.mastermind.board import Board
from cicada.mastermind.contract import Fault, Letter, Pasted, PastedOptions
from cicada.mastermind.position import GameState
from cicada.mastermind.text import DIGITS, parse_move, print_move

_PAIRS = (
    ({"b", "black", "blacks"}, {"w", "white", "whites"}),
    ({"r", "red", "reds"}, {"w", "white", "whites"}),
    ({"b", "bull", "bulls"}, {"c", "cow", "cows"}),
    ({"a"}, {"b"}),
    ({"h", "hit", "hits"}, {"b", "blow", "blows"}),
    ({"right", "correct", "exact"}, {"wrong", "misplaced", "near", "close"}),
    ({"s", "schwarz", "schwarze", "schwarzer"}, {"w", "weiß", "weiss", "weiße", "weisse"}),
)
"""What the two numbers of an answer are called: right place, wrong place."""

_FILLERS = {"peg", "pegs", "in", "the", "place", "position", "and", "und"}
_ROW_WORDS = {"guess", "row", "try", "turn", "move", "no", "nr", "reihe", "zeile", "versuch", "zug"}
_HEADINGS = (
    _FILLERS
    | _ROW_WORDS
    | {"code", "score", "answer", "antwort"}.union(*(blacks | whites for blacks, whites in _PAIRS))
)

_BLACK_PEGS, _WHITE_PEGS = "●⚫⬛", "○⚪⬜"
_TOKEN = re.compile(rf"[0-9]+|[^\W\d_]+|[{_BLACK_PEGS}{_WHITE_PEGS}]+")
_CHUNK = re.compile(r"[^\W_]+")
_NUMBER = re.compile(
    rf"[\W_]*(?:(?:\b(?:{'|'.join(sorted(_ROW_WORDS))})\b|#)[\W_]*[0-9]+[\W_]+"
    r"|(?<=[(\[])[0-9]+[)\]][\W_]*|[0-9]+[.):](?:[\W_]+|(?=[^\W\d_])))(?=[^\W_])",
    re.IGNORECASE,
)
"""The number of a guess, which cannot be taken for a peg."""

_DISCS = str.maketrans("🔴🟢🔵🟡🟠🟣", "RGBYOP")
_NAMED = "red|green|blue|yellow|orange|purple|pink|sky|lime|violet"
_NAME = re.compile(rf"\b(?:{_NAMED})\b", re.IGNORECASE)

_COLOURS = (
    *("red", "yellow", "blue", "black", "sky", "pink"),
    *("green", "white", "orange", "brown", "grey", "lime"),
)
"""The colours as the page draws them."""

_MEANT = {
    "R": ("red",),
    "Y": ("yellow",),
    "B": ("blue", "black", "brown"),
    "K": ("black",),
    "S": ("sky",),
    "C": ("sky",),
    "T": ("sky",),
    "P": ("pink",),
    "V": ("pink",),
    "M": ("pink",),
    "G": ("green", "grey", "sky"),
    "W": ("white",),
    "O": ("orange", "pink"),
    "N": ("brown",),
    "L": ("lime",),
    "A": ("grey",),
}
"""What a letter stands for in most games: the first of these that the board has."""


def pasted(position: GameState, options: PastedOptions, report: Report) -> Pasted:
    """The moves in a text for a board, not for a position; a sentence for each faulty line.

    Headings, rules and empty lines are passed over. Letters are the colours that `options` says,
    the others are guessed from what they stand for in most games.
    """
    board = Board(options.pegs, options.colours, options.repeats)
    lines: list[tuple[int, _Answered | InputError]] = []
    for number, line in enumerate(without_unseen(options.text).splitlines(), 1):
        if {word.lower() for word in _CHUNK.findall(line)} <= _HEADINGS and not _keys(line):
            continue
        try:
            lines.append((number, read_line(line, board)))
        except InputError as error:
            lines.append((number, error))
    written = [line.guess for _, line in lines if not isinstance(line, InputError)]
    letters = _letters(written, board, options.letters)
    moves: list[str] = []
    faults: list[Fault] = []
    for number, read in lines:
        try:
            if isinstance(read, InputError):
                raise read
            if len(moves) == MAX_MOVES:
                raise InputError(
                    "A game has at most {most} guesses; leave the others out.",
                    most=MAX_MOVES,
                )
            digits = "".join(letters.get(sign, sign) for sign in read.guess)
            moves.append(print_move(parse_move(f"{digits}:{read.black},{read.white}", board)))
        except InputError as error:
            faults.append(Fault(line=number, sentence=error.sentence))
    told = [Letter(letter=letter, digit=digit) for letter, digit in letters.items()]
    return Pasted(moves=moves, faults=faults, letters=told)


def _letters(guesses: list[str], board: Board, given: str) -> dict[str, str]:
    """The colours of the letters in some guesses; empty where they are digits.

    >>> _letters(["RGBY"], Board(4, 6), "")
    {'R': '1', 'G': '5', 'B': '3', 'Y': '2'}
    >>> _letters(["RGBY"], Board(4, 6), "R4"), _letters(["0AB1"], Board(4, 12), "")
    ({'R': '4', 'G': '5', 'B': '3', 'Y': '2'}, {})
    """
    signs = [*dict.fromkeys("".join(guesses))]
    digits = DIGITS[: board.colours]
    if all(sign.isdecimal() or sign in digits for sign in signs):
        return {}
    letters = [sign for sign in signs if not sign.isdecimal()]
    free = dict.fromkeys(digits)
    chosen: dict[str, str] = {}
    for letter, digit in zip(given[::2], given[1::2], strict=False):
        if letter in letters and letter not in chosen and digit in free:
            chosen[letter] = digit
            del free[digit]
    meant = {
        letter: [digits[colour] for colour in map(_COLOURS.index, names) if colour < len(digits)]
        for letter, names in _MEANT.items()
    }
    for wanted in (meant, {letter: [*digits] for letter in letters}):
        for letter in letters:
            left = [digit for digit in wanted.get(letter, ()) if digit in free]
            if letter not in chosen and left:
                chosen[letter] = left[0]
                del free[left[0]]
    return {letter: chosen[letter] for letter in letters if letter in chosen}


class _Answered(NamedTuple):
    """A line whose answer is read."""

    guess: str
    """What stands before the answer; in the end, its signs."""
    black: int
    white: int


def read_line(line: str, board: Board) -> _Answered:
    """The guess of a line in the signs that it was written in, and its answer.

    Raises `InputError` for a line that has none.

    >>> read_line(" r g b y:  2, 0", Board(4, 6))
    _Answered(guess='RGBY', black=2, white=0)
    >>> read_line("12. RGBY - 0 white, 2 black", Board(4, 6))
    _Answered(guess='RGBY', black=2, white=0)
    """
    spelt = _NAME.sub(lambda name: name[0][0], line.translate(_DISCS))
    answered = _in_numbers(spelt, board) or _in_key_pegs(spelt, board)
    if not answered:
        raise InputError(
            "Write a guess and its two numbers, such as RGBY 2 0; not {line}.", line=quoted(line)
        )
    return answered._replace(guess="".join(_guess(answered.guess, board)).upper())


def _in_numbers(line: str, board: Board) -> _Answered | None:
    """A line that ends in the two numbers, with or without words."""
    tokens = [each for each in _TOKEN.finditer(line) if each[0].lower() not in _FILLERS]
    last = [each[0].lower() for each in tokens[-4:]]
    for digits, words in ((last[::2], last[1::2]), (last[1::2], last[::2])):
        if len(last) == 4 and _are_digits(*digits) and (order := _order(*words)):
            black, white = digits[::order]
            return _Answered(line[: tokens[-4].start()], int(black), int(white))
    match last:
        case [*_, black, white] if _are_digits(black, white):
            return _Answered(line[: tokens[-2].start()], int(black), int(white))
        case [*_, number, word] if _are_digits(number) and len(word) > 1 and _place(word):
            told = int(number), 0
            return _Answered(line[: tokens[-2].start()], *told[:: _place(word)])
        case [*_, numbers] if numbers.isdecimal() and len(numbers) > 1:
            guess = line[: tokens[-1].end() - 2]
            if len(numbers) == 2 or len("".join(_guess(guess, board))) == board.pegs:
                return _Answered(guess, *map(int, numbers[-2:]))
    return None


def _are_digits(*tokens: str) -> bool:
    return all(len(token) == 1 and token.isdecimal() for token in tokens)


def _order(one: str, other: str) -> int:
    """1 where two words name right and wrong places in this order, -1 in the other, else 0."""
    for blacks, whites in _PAIRS:
        if one in blacks and other in whites:
            return 1
        if one in whites and other in blacks:
            return -1
    return 0


def _place(word: str) -> int:
    """1 for a word for right places, -1 for one for wrong ones, else 0."""
    if any(word in blacks for blacks, _ in _PAIRS):
        return 1
    return -1 if any(word in whites for _, whites in _PAIRS) else 0


def _in_key_pegs(line: str, board: Board) -> _Answered | None:
    """A line that ends in key pegs: ●●○ or, behind a guess in one word, BBW."""
    keys = _keys(line)
    if not keys:
        *guess, letters = _CHUNK.findall(line) or [""]
        if not (guess and len(guess[-1]) == board.pegs and re.fullmatch("[BbWw]+", letters)):
            return None
        keys = letters
    black = sum(key in f"{_BLACK_PEGS}Bb" for key in keys)
    white = sum(key in f"{_WHITE_PEGS}Ww" for key in keys)
    return _Answered(line[: line.rindex(keys)], black, white)


def _keys(line: str) -> str:
    """The key pegs that a line ends in."""
    keys = re.search(rf"[{_BLACK_PEGS}{_WHITE_PEGS}][\W_]*$", line)
    return keys[0] if keys else ""


def _guess(text: str, board: Board) -> list[str]:
    """The pegs before an answer in the groups that they were written in, without their number."""
    number = _NUMBER.match(text)
    groups = _CHUNK.findall(text[number.end() :] if number else text)
    between = _CHUNK.split(text)[1:-1]
    is_apart = len(set(between[1:])) == 1 and between[0] != between[1]
    if number or not groups or not groups[0].isdecimal():
        return groups
    if len("".join(groups)) == board.pegs and len(set(map(len, groups))) == 1 and not is_apart:
        return groups
    is_number = is_apart or len(groups) == 2 or not re.search("[0-9]", "".join(groups[1:]))
    return groups[1:] if is_number and len(groups) > 1 else groups
