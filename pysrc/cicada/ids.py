"""The text of a puzzle link, its URL fragment.

    4x6:1b3-kgyepr                a given puzzle: parameters, version 1, payload, check
    4x6:~monday                   a seed word: the same puzzle for everyone who opens it
    4x6:open                      no secret: a game in which the person answers
    4x6:evil                      no secret: each answer is the one that leaves most
    4x6:~monday.1122.3345.qk0a7x  any of these with the moves so far, and a check of it all

A game decides what parameters, payload and moves say; this module guards them. The check is
the Bech32m code, so any one or two wrong characters are found for certain and longer
damage but for one case in 2**30; at the end of a link it also finds that the end is missing.
Secrets are sealed against a glance, not against a reader of this file.

A link is made of letters, digits and `-._~:/` alone, which mail and messengers pass on as they
are (RFC 3986, section 2.3), and ends in a letter or digit, which they do not cut off.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import reduce
from operator import xor
from typing import Literal

from cicada.errors import InputError
from cicada.i18n.sentence import Sentence
from cicada.seeded import fnv1a

VERSION = "1"
MAX_LINK_LENGTH = 4000
MAX_PARAMETERS_LENGTH = 12
MAX_SEED_LENGTH = 40
_DIGITS = "0123456789abcdefghjkmnpqrstvwxyz"
_SEED = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
# Soft hyphen, zero-width signs, all of Unicode's controls of writing direction (Unicode Standard
# Annex 9), word joiner, byte order mark: what mail, messengers and editors add around a text.
_UNSEEN = dict.fromkeys(
    (
        0xAD,
        0x61C,
        *range(0x200B, 0x2010),
        *range(0x202A, 0x202F),
        0x2060,
        *range(0x2066, 0x206A),
        0xFEFF,
    )
)
DAMAGED = Sentence("This link is damaged; ask for it again or start a new puzzle.")
NEWER = Sentence("This link is from a newer Cicada; reload the page to get it.")


@dataclass(frozen=True, slots=True)
class PuzzleId:
    """An id taken apart: `text` is the payload of a given puzzle or the word of a seed."""

    parameters: str
    kind: Literal["given", "seed", "open", "evil"]
    text: str = ""


def parse_id(text: str) -> PuzzleId:
    """Take an id apart; raises `InputError` when it is damaged, too long or too new."""
    parameters, colon, body = text.partition(":")
    if not colon or len(text) > MAX_LINK_LENGTH or len(parameters) > MAX_PARAMETERS_LENGTH:
        raise InputError(DAMAGED, "bad-link")
    if body == "open":
        return PuzzleId(parameters, "open")
    if body == "evil":
        return PuzzleId(parameters, "evil")
    if body.startswith("~"):
        return PuzzleId(parameters, "seed", _seed(body[1:]))
    guarded, dash, check = body.rpartition("-")
    if not dash or check != checksum(f"{parameters}:{guarded}"):
        raise InputError(DAMAGED, "bad-link")
    if not guarded.startswith(VERSION):
        raise InputError(NEWER, "bad-link")
    return PuzzleId(parameters, "given", guarded.removeprefix(VERSION))


def print_id(puzzle: PuzzleId) -> str:
    """The text of an id: the inverse of `parse_id`."""
    if puzzle.kind in ("open", "evil"):
        return f"{puzzle.parameters}:{puzzle.kind}"
    if puzzle.kind == "seed":
        return f"{puzzle.parameters}:~{puzzle.text}"
    guarded = f"{puzzle.parameters}:{VERSION}{puzzle.text}"
    return f"{guarded}-{checksum(guarded)}"


def _seed(word: str) -> str:
    """A seed word as it counts: said aloud or written on a board, case is lost."""
    seed = word.lower()
    if len(word) > MAX_SEED_LENGTH or not _SEED.fullmatch(seed):
        raise InputError(DAMAGED, "bad-link")
    return seed


_WRITTEN = str.maketrans(" ,", "_-")
_READ = str.maketrans("_-", " ,")


def without_unseen(text: str) -> str:
    """A text without the characters that are not seen in it.

    >>> without_unseen("\u202a4x6:open\u202c\u200e")
    '4x6:open'
    """
    return text.translate(_UNSEEN)


def split_moves(text: str) -> tuple[str, tuple[str, ...]]:
    """The id and the moves of a link; raises `InputError` when it is damaged or too long."""
    puzzle, *rest = text.split(".")
    if not rest:
        return puzzle, ()
    guarded, _, check = text.rpartition(".")
    if len(text) > MAX_LINK_LENGTH or len(rest) < 2 or check != checksum(guarded):
        raise InputError(DAMAGED, "bad-link")
    return puzzle, tuple(move.translate(_READ) for move in rest[:-1])


def join_moves(puzzle: str, moves: tuple[str, ...]) -> str:
    """The link of a position: the inverse of `split_moves`.

    No move may hold one of `._-`; blanks and commas are written as `_` and `-`. Raises
    `InputError` when the link is longer than mail and messengers let pass.
    """
    if not moves:
        return puzzle
    guarded = ".".join((puzzle, *(move.translate(_WRITTEN) for move in moves)))
    link = f"{guarded}.{checksum(guarded)}"
    if len(link) > MAX_LINK_LENGTH:
        raise InputError("This game is too long for a link; share the puzzle alone.")
    return link


def seal(number: int, count: int, parameters: str) -> str:
    """Write a secret's number (0 <= number < count) so that a glance does not tell it."""
    length = _sealed_length(count)
    modulus = 1 << 5 * length
    mixed = (number * _MULTIPLIER + fnv1a(parameters)) % modulus
    return "".join(_DIGITS[mixed >> 5 * place & 31] for place in range(length))


def unseal(text: str, count: int, parameters: str) -> int:
    """The number sealed in a text; raises `InputError` unless it is one below `count`."""
    length = _sealed_length(count)
    if len(text) != length or not set(text) <= set(_DIGITS):
        raise InputError(DAMAGED, "bad-link")
    modulus = 1 << 5 * length
    mixed = sum(_DIGITS.index(digit) << 5 * place for place, digit in enumerate(text))
    inverse: int = pow(_MULTIPLIER, -1, modulus)
    number = (mixed - fnv1a(parameters)) * inverse % modulus
    if number >= count:
        raise InputError(DAMAGED, "bad-link")
    return number


# Odd, so that multiplying is undone modulo any power of two: 2**64 / golden ratio (Knuth,
# The Art of Computer Programming 3, section 6.4).
_MULTIPLIER = 0x9E3779B97F4A7C15


def _sealed_length(count: int) -> int:
    return max(1, -(-(count - 1).bit_length() // 5))


def checksum(text: str) -> str:
    """Six characters of Bech32m (Wuille, BIP 350, 2020) over a text's UTF-8 bytes."""
    return _closed(_fed(1, text))


def sound_length(text: str, separator: str) -> int:
    """The length of the first part of a text that ends in a separator and its check; 0 for none.

    >>> sound_length(f"some/text/{checksum('some/text')} and more", "/")
    16
    >>> sound_length("some/text", "/")
    0
    """
    value, length = 1, 0
    for part in text.split(separator)[:-1]:
        value, length = _fed(value, part), length + len(part)
        end = length + len(separator) + _CHECK_LENGTH
        if text[length + len(separator) : end] == _closed(value):
            return end
        value, length = _fed(value, separator), length + len(separator)
    return 0


def _fed(value: int, text: str) -> int:
    for byte in text.encode("utf-8", "surrogatepass"):
        value = (value & _LOW) << 5 ^ byte >> 5 ^ _REMAINDERS[value >> 25]
        value = (value & _LOW) << 5 ^ byte & 31 ^ _REMAINDERS[value >> 25]
    return value


def _closed(value: int) -> str:
    for _ in range(_CHECK_LENGTH):
        value = (value & _LOW) << 5 ^ _REMAINDERS[value >> 25]
    value ^= 0x2BC830A3
    return "".join(_DIGITS[value >> 5 * place & 31] for place in reversed(range(_CHECK_LENGTH)))


_CHECK_LENGTH = 6
_LOW = (1 << 25) - 1
_GENERATORS = (0x3B6A57B2, 0x26508E6D, 0x1EA119FA, 0x3D4233DD, 0x2A1462B3)
_REMAINDERS = [
    reduce(xor, (each for place, each in enumerate(_GENERATORS) if top >> place & 1), 0)
    for top in range(32)
]
"""What the five bits that are shifted out leave: a file of games is thousands of checks."""
