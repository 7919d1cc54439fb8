"""Request handlers of the results of a class: options in, answers out (`contract`)."""

from __future__ import annotations

from cicada.game import Report
from cicada.page.handlers import Handlers
from cicada.page.results import contract, pasted


def read(options: contract.ReadOptions, _: Report) -> contract.Pasted:
    """The codes and links of a pasted text, each with its name."""
    return pasted.read(options.text)


HANDLERS: Handlers = {"read": (read, contract.ReadOptions)}
