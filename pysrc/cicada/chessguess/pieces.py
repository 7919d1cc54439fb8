"""The pieces of one chess set, and multisets of them as twelve counts.

A piece is written colour then kind: "BK" is the black king, "WP" a white pawn. A multiset of pieces
(a target, or a guess, which may hold more of a piece than a chess set has) is a tuple of twelve
counts in the order of `PIECES`, the order in which one lays out a set.
"""

from __future__ import annotations

from collections.abc import Iterable

from cicada.errors import InputError, quoted
from cicada.i18n.sentence import Plural, Sentence

COLOURS = "BW"
KINDS = "KQRBNP"
PIECES = tuple(colour + kind for colour in COLOURS for kind in KINDS)
LIMITS = (1, 1, 2, 2, 2, 8) * 2
"""How many of each piece one chess set has."""

MAX_SIZE = sum(LIMITS)

NAMES: dict[str, tuple[Plural, Sentence]] = {
    "BK": (Plural("black king", "black kings"), Sentence("no black kings")),
    "BQ": (Plural("black queen", "black queens"), Sentence("no black queens")),
    "BR": (Plural("black rook", "black rooks"), Sentence("no black rooks")),
    "BB": (Plural("black bishop", "black bishops"), Sentence("no black bishops")),
    "BN": (Plural("black knight", "black knights"), Sentence("no black knights")),
    "BP": (Plural("black pawn", "black pawns"), Sentence("no black pawns")),
    "WK": (Plural("white king", "white kings"), Sentence("no white kings")),
    "WQ": (Plural("white queen", "white queens"), Sentence("no white queens")),
    "WR": (Plural("white rook", "white rooks"), Sentence("no white rooks")),
    "WB": (Plural("white bishop", "white bishops"), Sentence("no white bishops")),
    "WN": (Plural("white knight", "white knights"), Sentence("no white knights")),
    "WP": (Plural("white pawn", "white pawns"), Sentence("no white pawns")),
    "B*": (Plural("black piece", "black pieces"), Sentence("no black pieces")),
    "W*": (Plural("white piece", "white pieces"), Sentence("no white pieces")),
    "*K": (Plural("king", "kings"), Sentence("no kings")),
    "*Q": (Plural("queen", "queens"), Sentence("no queens")),
    "*R": (Plural("rook", "rooks"), Sentence("no rooks")),
    "*B": (Plural("bishop", "bishops"), Sentence("no bishops")),
    "*N": (Plural("knight", "knights"), Sentence("no knights")),
    "*P": (Plural("pawn", "pawns"), Sentence("no pawns")),
    "**": (Plural("piece", "pieces"), Sentence("no pieces")),
}
"""Each piece, colour ("B*") and kind ("*K") in words: so many, and none of it."""

Counts = tuple[int, ...]
"""A multiset of pieces: twelve counts, in the order of `PIECES`."""

EMPTY: Counts = (0,) * len(PIECES)


def piece_name(piece: str) -> Sentence:
    """The piece in words: "BK" is "black king"."""
    return NAMES[piece][0]


def check_size(size: int) -> int:
    """Return `size` if games of that size exist (0 to 32); InputError otherwise."""
    if not 0 <= size <= MAX_SIZE:
        raise InputError("The size must be from 0 to {most}, not {size}.", most=MAX_SIZE, size=size)
    return size


def counts_of(pieces: Iterable[str]) -> Counts:
    """Count pieces such as ["BK", "WQ"]; an unknown piece is an InputError."""
    counts = [0] * len(PIECES)
    for piece in pieces:
        if piece.upper() not in PIECES:
            raise InputError(
                "{piece} is not a piece: write the colour (B or W) and then the kind (K, Q, R, B, "
                "N or P), as in BK or WP.",
                piece=quoted(piece),
            )
        counts[PIECES.index(piece.upper())] += 1
    return tuple(counts)


def pieces_of(counts: Counts) -> list[str]:
    """The pieces one by one, as one lays out a set; inverse of `counts_of`."""
    return [piece for piece, count in zip(PIECES, counts, strict=True) for _ in range(count)]


def parse(text: str) -> Counts:
    """Read pieces separated by blanks, as in "BK WQ"; InputError for an unknown piece."""
    return counts_of(text.split())


def text_of(counts: Counts) -> str:
    """Write pieces separated by blanks; inverse of `parse`."""
    return " ".join(pieces_of(counts))


def is_possible(counts: Counts) -> bool:
    """Whether one chess set holds all these pieces."""
    return all(count <= limit for count, limit in zip(counts, LIMITS, strict=True))


def check_guess(counts: Counts, size: int) -> Counts:
    """Return `counts` if it may be guessed at `size`; InputError if it has too many pieces."""
    if sum(counts) > size:
        raise InputError(
            "A game of size {size} allows at most {size} pieces, and these are {count}.",
            size=size,
            count=sum(counts),
        )
    return counts


def check_target(counts: Counts, size: int) -> Counts:
    """Return `counts` if it may be hidden at `size`; InputError if it cannot be."""
    for piece, count, limit in zip(PIECES, counts, LIMITS, strict=True):
        if count > limit:
            raise InputError(
                "A chess set has only {limit} of {piece} ({name}), not {count}.",
                limit=limit,
                piece=piece,
                name=piece_name(piece),
                count=count,
            )
    return check_guess(counts, size)
