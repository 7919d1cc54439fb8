"""`cicada records …` on the command line."""

from __future__ import annotations

import argparse
from typing import Any

from cicada.certificates.certificate import read
from cicada.certificates.check import Check, Unproven
from cicada.cli.command import add_command
from cicada.cli.files import read_text
from cicada.cli.progress_bar import progress_bar


def add_commands(commands: Any) -> None:
    """Add `records check` to the subparsers of the command line."""
    records = add_command(
        commands,
        "records",
        "check proofs that no play is better",
        "cicada records check 4x6.txt",
    )
    check = add_command(
        records.add_subparsers(metavar="COMMAND", required=True),
        "check",
        "check each claim of a certificate by counting",
        "cicada records check 4x6.txt",
        "A certificate claims that no play of a board needs fewer guesses in all. The check uses "
        "the rules alone, none of the searches that found it. Exit status 0: each claim holds; "
        "1: one does not follow.",
    )
    check.add_argument("file", metavar="FILE", help='a certificate, or "-" for what is typed')
    check.set_defaults(run=_check)


def _check(options: argparse.Namespace) -> int:
    certificate = read(read_text(options.file))
    claims = len(certificate.claims)
    show = progress_bar(claims)
    try:
        for checked in Check(certificate):
            show(checked)
    except Unproven as unproven:
        show(claims)
        print(unproven.sentence)
        return 1
    print(f"{claims} {'claim holds' if claims == 1 else 'claims hold'}.")
    return 0
