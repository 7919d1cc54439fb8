"""Reads a pasted text: a column or a table, a form's answers, messages of a chat, mails.

The codes and links are found first, wherever they stand (`finding`). What is left is read as a
table where it is one, by Python's `csv`, and else line by line. The name of a code stands before
it, after it or on the line above (`names`).
"""

from __future__ import annotations

import csv
import re
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from cicada.ids import without_unseen
from cicada.links import unescaped
from cicada.page.results.contract import Handed, Line, Pasted
from cicada.page.results.finding import Found, find
from cicada.page.results.names import (
    address_in,
    is_heading,
    is_sender,
    joined,
    name_columns,
    name_in,
    proper_name_in,
)

# The number of a code stands in its place between two private-use characters.
_OPEN, _CLOSE = "\ue000", "\ue001"
_HELD = re.compile(f"{_OPEN}([0-9]+){_CLOSE}")
_TABLE = str.maketrans("", "", _OPEN + _CLOSE)
_NO_DELIMITER = "\x1f"
_SAMPLE = 2000
_MAX_LINE_LENGTH = 200


class _Row(NamedTuple):
    """A row of a table, or a line as its only cell."""

    line: int
    cells: list[str]

    @property
    def text(self) -> str:
        """All that it holds."""
        return " ".join(self.cells).strip()

    @property
    def is_cell(self) -> bool:
        """Whether it is a line, or a table's only column."""
        return len(self.cells) == 1

    @property
    def numbers(self) -> list[int]:
        """The numbers of its codes, in the order in which they were found."""
        return [int(number) for cell in self.cells for number in _HELD.findall(cell)]


class _Above(NamedTuple):
    """The line above a code that says whose it is."""

    row: _Row
    name: str
    is_sender: bool
    is_taken: bool = False
    """Whether a code below it had no other name."""


def read(text: str) -> Pasted:
    r"""The codes and links of a pasted text, each with its name, and the lines that hold none.

    A line of a name alone belongs to the codes right below it, one that tells the sender of a
    message to all codes up to the next such line.

    >>> pasted = read("Ann\thttps://example.org/lab/#shot\n\nBo: see you tomorrow")
    >>> pasted["handed"]
    [{'line': 1, 'name': 'Ann', 'code': 'shot', 'lab': True}]
    >>> pasted["others"]
    [{'line': 3, 'text': 'Bo: see you tomorrow'}]
    """
    text = "\n".join(unescaped(without_unseen(text)).translate(_TABLE).splitlines())
    found = [*find(text)]
    rows = [*_rows(text, found)]
    names, others = _attributed(rows)
    return Pasted(
        handed=[
            Handed(line=line, name=name, code=each.code, lab=each.is_link)
            for each, line, name in zip(found, _lines_of(text, found), names, strict=True)
        ],
        others=[Line(line=row.line, text=row.text[:_MAX_LINE_LENGTH]) for row in others],
    )


def _lines_of(text: str, found: Sequence[Found]) -> Iterator[int]:
    """The number of the line in which each code begins."""
    line, at = 1, 0
    for each in found:
        line, at = line + text.count("\n", at, each.start), each.start
        yield line


def _rows(text: str, found: Sequence[Found]) -> Iterator[_Row]:
    """The rows of a text, with numbers in the place of its codes."""
    parts, at = [], 0
    for number, each in enumerate(found):
        parts.append(f"{text[at : each.start]}{_OPEN}{number}{_CLOSE}")
        at = each.end
    line = 1
    for cells, lines in _cells(f"{''.join(parts)}{text[at:]}"):
        row = _Row(line, cells)
        yield row
        codes = (found[number] for number in row.numbers)
        line += lines + sum(text.count("\n", each.start, each.end) for each in codes)


def _cells(text: str) -> Iterator[tuple[list[str], int]]:
    """The cells of each row, and how many lines it has."""
    lines = text.split("\n")
    delimiter = _delimiter(lines)
    try:
        rows = csv.reader(lines, delimiter=delimiter, skipinitialspace=True, strict=True)
        read = [(row or [""], rows.line_num) for row in rows]
    except csv.Error:  # quotes that are none of a table's
        read = [(line.split(delimiter), at) for at, line in enumerate(lines, 1)]
    for (_, before), (cells, at) in pairwise([([""], 0), *read]):
        yield cells, at - before


def _delimiter(lines: Sequence[str]) -> str:
    """What stands between the cells of a table; no character of the text where it is none."""
    rows = [line for line in lines if _HELD.search(line)]
    if any("\t" in row.strip() for row in rows):
        return "\t"
    try:
        delimiter = csv.Sniffer().sniff("\n".join(rows)[:_SAMPLE], ";,").delimiter
    except csv.Error:
        return _NO_DELIMITER
    cells = [[cell.strip(" \"'`*") for cell in row.split(delimiter)] for row in rows]
    are_cells = sum(any(map(_HELD.fullmatch, row)) for row in cells)
    return delimiter if 2 * are_cells >= len(rows) else _NO_DELIMITER


def _attributed(rows: Sequence[_Row]) -> tuple[list[str], list[_Row]]:
    """The name of each code, and the rows that hold neither."""
    columns = _columns(rows)
    are_below, are_apart = _are_names_below(rows), _are_lines_apart(rows)
    names: list[str] = []
    others: list[_Row] = []
    above: _Above | None = None
    for row in rows:
        if row.numbers:
            own = [joined(columns, row.cells)] * len(row.numbers) if columns else []
            own = own if any(own) else _own_names(row)
            if any(own) or not row.is_cell:
                others += _left(above)
                above = None
            elif above:
                above = above._replace(is_taken=True)
                own = [above.name] * len(own)
            names += own
        elif not row.text:
            if above and not above.is_sender and not are_apart:
                others += _left(above)
                above = None
        elif following := _naming(row, are_below):
            others += _left(above)
            above = following
        else:
            others.append(row)
            if above and not above.is_sender and not is_heading(row.text):
                others += _left(above)
                above = None
    others += _left(above)
    return names, sorted(others)


def _left(above: _Above | None) -> list[_Row]:
    """The row of a name that no code has."""
    return [above.row] if above and not above.is_taken else []


def _naming(row: _Row, are_below: bool) -> _Above | None:
    """What a row without a code says of those below it."""
    if not row.is_cell or is_heading(row.text):
        return None
    if is_sender(row.text):
        name = name_in(row.text)
        return _Above(row, name, is_sender=True) if name else None
    name = "" if are_below else proper_name_in(row.text)
    return _Above(row, name, is_sender=False) if name else None


def _are_names_below(rows: Sequence[_Row]) -> bool:
    """Whether names alone seem to stand below their codes, so that none can be told by them."""
    full = [row for row in rows if row.text]
    if not full or not full[0].numbers or any(_own_names(full[0])):
        return False
    return full[-1].is_cell and not full[-1].numbers and bool(proper_name_in(full[-1].text))


def _are_lines_apart(rows: Sequence[_Row]) -> bool:
    """Whether an empty line stands between any two lines."""
    return not any(one.text and other.text for one, other in pairwise(rows))


def _columns(rows: Sequence[_Row]) -> dict[int, str]:
    """The headings of the columns of names; none where the table does not say."""
    before: list[_Row] = []
    for row in rows:
        if row.numbers:
            break
        before.append(row)
    headings = next((row.cells for row in reversed(before) if row.text), [])
    return name_columns(headings) if len(headings) > 1 else {}


def _own_names(row: _Row) -> list[str]:
    """The name of each code of a row, as the row itself says; "" where it does not."""
    if row.is_cell:
        return _names_between(_HELD.sub(_OPEN, row.cells[0]).split(_OPEN))
    places = [number for number, cell in enumerate(row.cells) if _HELD.search(cell)]
    first, last = places[0], places[-1]
    before = [*row.cells[:first], row.cells[first].partition(_OPEN)[0]]
    after = [row.cells[last].rpartition(_CLOSE)[2], *row.cells[last + 1 :]]
    name = (
        " ".join(filter(None, map(name_in, before)))
        or " ".join(filter(None, map(proper_name_in, after)))
        or next(filter(None, map(name_in, after)), "")
        or address_in([*before, *after])
    )
    return [name] * len(row.numbers)


def _names_between(parts: Sequence[str]) -> list[str]:
    """The name of each code of a line, from what stands before, between and after them."""
    before, *others = parts
    if name := name_in(before):
        names = [name]
        for part in others[:-1]:
            names.append(proper_name_in(part) or names[-1])
        return names
    if name := proper_name_in(others[-1]):
        names = [name]
        for part in reversed(others[:-1]):
            names.append(proper_name_in(part) or names[-1])
        return names[::-1]
    return [address_in([before, others[-1]]), *map(proper_name_in, others[:-1])]
