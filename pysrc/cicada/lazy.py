"""Names of a package that are imported when they are first asked for (PEP 562).

The page starts Python for a single game and needs nothing of what a notebook does, so no package
here imports what it offers.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any


def later(home: str) -> Callable[..., Any]:
    """A function of a module that is imported when it is first called: the page may fetch it late.

    >>> later("cicada.shot.solver:solve")(0b101).solvable
    True
    """
    module, _, name = home.partition(":")

    def call(*given: Any) -> Any:
        """Call it."""
        return getattr(import_module(module), name)(*given)

    return call


def offer(package: str, **homes: str) -> tuple[Callable[[str], Any], Callable[[], list[str]]]:
    """What a package sets its `__getattr__` and `__dir__` to.

    A home is a module, or a module and the name in it, as in `solve="cicada.shot.solver:solve"`.

    >>> find, names = offer("cicada.shot", solve="cicada.shot.solver:solve")
    >>> names(), find("solve")(0b101).solvable
    (['solve'], True)
    >>> find("slove")
    Traceback (most recent call last):
    ...
    AttributeError: module 'cicada.shot' has no attribute 'slove'
    """

    def find(name: str) -> Any:
        """What stands at the home of a name; its module is imported now."""
        if name not in homes:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        module, _, inside = homes[name].partition(":")
        found = import_module(module)
        return getattr(found, inside) if inside else found

    return find, lambda: sorted(homes)
