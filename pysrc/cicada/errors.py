"""The one error that is a person's to mend, and how it quotes what was written."""

from __future__ import annotations

LONGEST_QUOTED = 40


def quoted(text: str) -> str:
    """What a person wrote, in quotation marks, shortened where it is long.

    >>> quoted("BX"), len(quoted("x" * 1000))
    ('"BX"', 42)
    """
    short = text if len(text) <= LONGEST_QUOTED else f"{text[: LONGEST_QUOTED - 1]}…"
    return f'"{short}"'


class InputError(ValueError):
    """Input that cannot be used; its text is one plain sentence that says what to do.

    The command line prints the sentence and exits with status 2, the service answers with
    the code and the sentence. Everything else that is raised is a fault of ours.

    >>> raise InputError("Write a code of four digits, such as 1122.")
    Traceback (most recent call last):
    ...
    cicada.errors.InputError: Write a code of four digits, such as 1122.
    """

    def __init__(self, sentence: str, code: str = "bad-input") -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.code = code
