"""Stands in for what prints an uncaught exception: `cicada.page.service` leaves none."""

import sys


def print_exception(kind: type[BaseException], value: BaseException, *_: object) -> None:
    """Print the last line of what Python prints."""
    print(f"{kind.__name__}: {value}", file=sys.stderr)
