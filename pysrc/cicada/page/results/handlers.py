"""Request handlers of the results of a class: options in, answers out (`contract`)."""

from __future__ import annotations

from cicada.errors import InputError
from cicada.game import Report
from cicada.page.handlers import Handlers
from cicada.page.results import checking, contract, pasted
from cicada.page.results import table as tables


def read(options: contract.ReadOptions, _: Report) -> contract.Pasted:
    """The codes and links of a pasted text, each with its name."""
    return pasted.read(options.text)


def check(options: contract.CodeOptions, _: Report) -> contract.Checked:
    """A result code, its game played again."""
    return checking.check(options.code)


def judge(options: contract.CodeOptions, _: Report) -> contract.Judged:
    """How well the game of a result code was played."""
    return checking.judge(options.code)


def table(options: contract.TableOptions, _: Report) -> contract.Table:
    """The results of a class, people by puzzles."""
    lengths = {len(options.lines), len(options.names), len(options.codes)}
    if len(lengths) > 1 or not all(line.isdecimal() for line in options.lines):
        raise InputError("Send as many lines and names as codes.", "bad-request")
    rows = zip(map(int, options.lines), options.names, options.codes, strict=True)
    return tables.table([tables.entry_of(*row) for row in rows], options.word, options.now)


HANDLERS: Handlers = {
    "read": (read, contract.ReadOptions),
    "check": (check, contract.CodeOptions),
    "judge": (judge, contract.CodeOptions),
    "table": (table, contract.TableOptions),
}
