"""The base of all that the package answers: an immutable value with fields, and a dictionary too.

A contract declares its fields like a dataclass, and type checkers read it as one. Python itself
makes nothing of them when it is imported, which the page would wait for, and `json` writes an
answer as it stands:

    >>> class Check(Answer):
    ...     consistent: bool
    ...     contradicts: int | None
    >>> check = Check(consistent=False, contradicts=2)
    >>> check.contradicts, check["contradicts"]
    (2, 2)
    >>> check == {"consistent": False, "contradicts": 2}
    True
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NoReturn, Self, dataclass_transform


@dataclass_transform(kw_only_default=True, frozen_default=True)
class Answer(dict[str, Any]):
    """What was asked for: a dictionary whose keys are attributes too, which never changes.

    In a notebook it reads and looks like an answer, if it was `shown`:

    >>> answer = Answer(left=1).shown("One code is left.")
    >>> answer
    One code is left.
    >>> answer["left"], answer.left
    (1, 1)
    """

    # In the place of these two an answer that is shown has its own.
    _words = ""
    _html = ""

    # Type checkers do not see it: to them an answer has the attributes that its class declares.
    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            """The value of the key of that name."""
            try:
                return self[name]
            except KeyError:
                there = ", ".join(self)
                raise AttributeError(f"There is no {name} here; there are {there}.") from None

        def _refuse(self, *_: object, **__: object) -> NoReturn:
            """Raises `TypeError`: an answer does not change."""
            raise TypeError("An answer does not change; make another one.")

        __setitem__ = __delitem__ = __setattr__ = __delattr__ = __ior__ = _refuse
        clear = pop = popitem = setdefault = update = _refuse

    def replace(self, **changes: Any) -> Self:
        """The same answer with other values of some fields."""
        return type(self)(self | changes)

    def shown(self, words: str, html: str = "") -> Self:
        """The same answer, which reads as these words and which a notebook shows as this HTML.

        Without HTML a notebook shows the words, a paragraph a line.
        """
        answer = type(self)(self)
        answer.__dict__.update(_words=words, _html=html)
        return answer

    @property
    def words(self) -> str:
        """What it reads; empty where it is not shown."""
        return self._words

    def __reduce__(self) -> tuple[Any, ...]:
        # How a dictionary is copied and unpickled otherwise is item by item.
        return type(self), (dict(self),), self.__dict__

    def __dir__(self) -> list[str]:
        return [*super().__dir__(), *self]

    def __repr__(self) -> str:
        return self._words or super().__repr__()

    def _repr_html_(self) -> str:
        lines = repr(self).replace("&", "&amp;").replace("<", "&lt;").splitlines()
        return self._html or "".join(f"<p>{line}</p>" for line in lines)
