"""How deep a JSON text nests, counted before it is read: depth overflows the stack of a browser."""

from __future__ import annotations

import re

# Texts do not nest: a program is full of brackets.
_TEXT = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*"', re.S)


def depth(text: str) -> int:
    """The most brackets that are open at once, whether or not the text is JSON.

    >>> depth('[{"a": "[[["}, []]')
    2
    """
    deepest = level = 0
    for bracket in re.findall(r"[\[\]{}]", _TEXT.sub("", text)):
        level += 1 if bracket in "[{" else -1
        deepest = max(deepest, level)
    return deepest
