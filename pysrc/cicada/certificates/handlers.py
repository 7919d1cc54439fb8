"""Request handlers of the page of records: options in, answers out (`contract`)."""

from __future__ import annotations

from cicada.certificates import contract
from cicada.certificates.certificate import read
from cicada.certificates.check import Check, Unproven
from cicada.certificates.shipped import text_of
from cicada.certificates.words import holds_text
from cicada.game import Report
from cicada.page.handlers import Handlers


def check(options: contract.CheckOptions, report: Report) -> contract.Checked:
    """Check a certificate that ships; how far that is goes to `report`."""
    certificate = read(text_of(options.name))
    claims = len(certificate.claims)
    report(contract.Progress(checked=0, claims=claims))
    try:
        for checked in Check(certificate):
            report(contract.Progress(checked=checked, claims=claims))
    except Unproven as unproven:
        return contract.Checked(holds=False, sentence=unproven.sentence)
    return contract.Checked(holds=True, sentence=holds_text(certificate))


HANDLERS: Handlers = {"check": (check, contract.CheckOptions)}
