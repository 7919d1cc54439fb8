"""What every command of the command line says of itself: what it does, and an example."""

from __future__ import annotations

import argparse
import textwrap
from typing import Any

WIDTH = 79


def add_command(
    commands: Any, name: str, what: str, example: str, *more: str, **settings: Any
) -> argparse.ArgumentParser:
    """A command among the subparsers `commands`.

    Its help says `what` it does, `more` in paragraphs of their own, then its options, and ends with
    the example.
    """
    paragraphs = (f"{what[:1].upper()}{what[1:]}.", *more)
    parser: argparse.ArgumentParser = commands.add_parser(
        name,
        help=what,
        description="\n\n".join(textwrap.fill(each, WIDTH) for each in paragraphs),
        epilog=f"example: {example}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        **settings,
    )
    return parser
