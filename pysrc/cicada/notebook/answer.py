"""What a position answers, for a person and for a program."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from cicada.notebook.drawing import paragraph


class Answer(dict[str, Any]):
    """What a position answered: a dictionary that reads and looks like an answer.

    Its keys are those of the typed dictionaries in the game's module `contract`, and attributes
    too, at any depth; the modules `answers` declare them, so that an editor completes them.

    >>> answer = Answer({"left": 1, "rows": [{"guess": "1122"}]}, "One code is left.")
    >>> answer
    One code is left.
    >>> answer["left"], answer.left, answer.rows[0].guess
    (1, 1, '1122')
    >>> answer == {"left": 1, "rows": [{"guess": "1122"}]}
    True
    """

    def __init__(self, given: Mapping[str, Any], words: str = "", html: str = "") -> None:
        super().__init__({key: _answers(value) for key, value in given.items()})
        self.words = words
        """What it reads."""
        self._html = html

    # Types do not see it: to them an answer has the attributes that its class declares.
    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            """The value of the key of that name."""
            if name.startswith("_") or name not in self:
                raise AttributeError(f"There is no {name} here; there are {', '.join(self)}.")
            return self[name]

    def __dir__(self) -> list[str]:
        return [*super().__dir__(), *self]

    def __repr__(self) -> str:
        return self.words or super().__repr__()

    def _repr_html_(self) -> str:
        return self._html or paragraph(repr(self))


def _answers(value: Any) -> Any:
    """The same, with an answer in the place of each dictionary."""
    if isinstance(value, Mapping):
        return value if isinstance(value, Answer) else Answer(value)
    return [_answers(each) for each in value] if isinstance(value, list) else value
