"""A table that fills itself as it is read, in bounded memory."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

Key = TypeVar("Key")
Value = TypeVar("Value")


class Memo(dict[Key, Value]):
    """`memo[key]` is `function(key)`, worked out once; a full table starts afresh.

    A dictionary with `__missing__` answers a known key at the speed of a plain dictionary,
    which `functools.lru_cache` does not.
    """

    def __init__(self, function: Callable[[Key], Value], most: int = 1 << 16) -> None:
        super().__init__()
        self._function = function
        self._most = most

    def __missing__(self, key: Key) -> Value:
        if len(self) >= self._most:
            self.clear()
        value = self[key] = self._function(key)
        return value
