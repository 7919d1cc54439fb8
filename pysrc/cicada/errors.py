"""Invalid input, with a message for the user, and how that quotes what was written."""

from __future__ import annotations

from cicada.i18n.sentence import Sentence, Text

MAX_QUOTED_LENGTH = 40


def quoted(text: str) -> Sentence:
    """What a person wrote, in quotation marks, shortened where it is long.

    >>> quoted("BX"), len(quoted("x" * 1000))
    ('"BX"', 42)
    """
    short = text if len(text) <= MAX_QUOTED_LENGTH else f"{text[: MAX_QUOTED_LENGTH - 1]}…"
    return Sentence('"{text}"', text=short)


class InputError(ValueError):
    """Input that cannot be used; its text is one plain sentence that says what to do.

    It is given as a `Sentence` is: an English template and what stands in its braces.

    The command line prints the sentence and exits with status 2, the service answers with
    the code and the sentence. Everything else that is raised is a fault of ours.

    >>> raise InputError("Write a code of {pegs} digits, such as 1122.", pegs="four")
    Traceback (most recent call last):
    ...
    cicada.errors.InputError: Write a code of four digits, such as 1122.
    """

    def __init__(self, template: str, code: str = "bad-input", /, **values: object) -> None:
        given = isinstance(template, Text)
        self.sentence = template if given else Sentence(template, **values)
        self.code = code
        super().__init__(self.sentence)
