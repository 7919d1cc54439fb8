"""The certificates that ship, as the page of records lists them."""

from __future__ import annotations

from functools import cache
from math import ceil
from typing import NamedTuple

from cicada.certificates.certificate import read
from cicada.certificates.shipped import names, text_of
from cicada.certificates.words import claim_text
from cicada.i18n.sentence import Sentence

PROGRAMS = ("certificates.py", "certificates_search.py", "certificates_kernels.py")
"""What made the certificates, and its two modules."""

CHECKED_IN = {
    "mastermind-4x7": 75,
    "mastermind-5x5": 37,
    "mastermind-5x5-within-5": 206,
    "mastermind-4x8": 346,
    "mastermind-6x4": 328,
    "mastermind-4x10n": 1400,
    "mastermind-4x10n-within-6": 84,
    "mastermind-5x6": 10,
    "chessguess-4": 110,
    "chessguess-5": 160,
}
"""Seconds of a check in Chromium (`build.py bench certificates`), where they are ten or more.

That of 4x10n is three times those of a check outside the browser.
"""


class Proof(NamedTuple):
    """A certificate that ships."""

    name: str
    """That of its download, too, without an ending."""
    says: Sentence
    total: float
    """No play needs fewer guesses over all secrets."""
    claims: int
    takes: str
    """How long a check takes in a browser, if that is long."""

    @property
    def board(self) -> str:
        """The game and the board, as the names of all its certificates begin."""
        return self.name.partition("-within")[0]


def about(seconds: int) -> str:
    """A time, as exact as it needs to be."""
    if seconds < 100:
        return Sentence("about {seconds} s here", seconds=round(seconds, -1))
    return Sentence("about {minutes} minutes here", minutes=ceil(seconds / 60))


@cache
def proofs() -> list[Proof]:
    """The certificates that ship: those of Mastermind first, by the number of their codes."""
    found: list[tuple[bool, int, Proof]] = []
    for name in names():
        certificate = read(text_of(name))
        cost, claims = certificate.claims[0].cost, len(certificate.claims)
        is_mastermind, codes = name.startswith("mastermind"), len(certificate.rules.codes)
        takes = about(CHECKED_IN[name]) if name in CHECKED_IN else ""
        proof = Proof(name, claim_text(certificate), cost, claims, takes)
        found.append((not is_mastermind, codes, proof))
    return [proof for *_, proof in sorted(found)]


def proof_of(board: str, total: int) -> Proof | None:
    """The certificate that no play of a board needs fewer guesses: it is named after the board.

    If none ships, that of the board is it, which says less.

    >>> proof_of("mastermind-4x6", 5626).name, proof_of("mastermind-4x9", 100_000).name
    ('mastermind-4x6-within-5', 'mastermind-4x9')
    """
    of_board = [proof for proof in proofs() if proof.board == board]
    exact = (proof for proof in of_board if proof.total == total)
    return next(exact, next((proof for proof in of_board if proof.name == board), None))
