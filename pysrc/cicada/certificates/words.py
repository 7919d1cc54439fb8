"""What a certificate says, in words."""

from __future__ import annotations

from math import inf

from cicada.certificates.certificate import Certificate
from cicada.i18n.sentence import LowerFirst, Plural, Sentence


def claim_text(certificate: Certificate) -> Sentence:
    """The first claim, which is about all secrets.

    >>> from cicada.certificates.certificate import read
    >>> claim_text(read("4 6 0 5 5626"))
    'No play of 4x6 within 5 guesses needs fewer than 5,626 in all.'
    """
    rules, most, claims = certificate
    cost = claims[0].cost
    if cost == inf:
        return Sentence(
            "No play of {board} finds every secret within {most} guesses.",
            board=rules.name,
            most=most,
        )
    if most == inf:
        return Plural(
            "No play of {board} needs fewer than {count} guess in all.",
            "No play of {board} needs fewer than {count:,} guesses in all.",
            int(cost),
            board=rules.name,
        )
    return Sentence(
        "No play of {board} within {most} guesses needs fewer than {cost:,} in all.",
        board=rules.name,
        most=most,
        cost=cost,
    )


def holds_text(certificate: Certificate) -> Sentence:
    """That each claim holds, and what follows."""
    return Plural(
        "{count} claim holds: {claim}",
        "{count:,} claims hold: {claim}",
        len(certificate.claims),
        claim=LowerFirst(claim_text(certificate)),
    )
