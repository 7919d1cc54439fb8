"""`cicada records …` on the command line."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from cicada.certificates.certificate import read
from cicada.certificates.check import Check, Unproven
from cicada.certificates.shipped import names, text_of
from cicada.certificates.words import holds_text
from cicada.cli.command import add_command
from cicada.cli.files import STANDARD_INPUT, read_text
from cicada.cli.progress_bar import progress_bar
from cicada.errors import InputError


def add_commands(commands: Any) -> None:
    """Add `records check` to the subparsers of the command line."""
    records = add_command(
        commands,
        "records",
        "check proofs that no play is better",
        "cicada records check mastermind-4x6",
    )
    check = add_command(
        records.add_subparsers(metavar="COMMAND", required=True),
        "check",
        "check each claim of a certificate by counting",
        "cicada records check mastermind-4x6",
        "A certificate claims that no play of a board needs fewer guesses in all. The check uses "
        "the rules alone, none of the searches that found it. Exit status 0: each claim holds; "
        "1: one does not follow.",
        f"Certificates that ship: {', '.join(names())}.",
    )
    check.add_argument(
        "certificate",
        metavar="NAME|FILE",
        help='one that ships, unless there is a file called so; or "-" for what is typed',
    )
    check.set_defaults(run=_check)


def _check(options: argparse.Namespace) -> int:
    certificate = read(_text(options.certificate))
    claims = len(certificate.claims)
    show = progress_bar(claims)
    try:
        for checked in Check(certificate):
            show(checked)
    except Unproven as unproven:
        show(claims)
        print(unproven.sentence)
        return 1
    print(holds_text(certificate))
    return 0


def _text(named: str) -> str:
    """The text of a file, or of a certificate that ships."""
    if named == STANDARD_INPUT or Path(named).exists():
        return read_text(named)
    if named in names():
        return text_of(named)
    raise InputError(
        f"There is neither a file nor a certificate {named}; cicada records check --help lists "
        "those that ship."
    )
