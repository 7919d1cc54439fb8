"""Count up as the lab's judge sees it: each number is asked once, and the steps are added."""

from __future__ import annotations

from cicada.countup.game import STEPS
from cicada.errors import InputError
from cicada.lab.problem import Problem


def problem(name: str, secrets: str) -> Problem[int, str]:
    """The numbers of an exercise, one a line."""
    numbers = [int(row) for row in secrets.split()]
    return Problem(
        name=name,
        count=len(numbers),
        secret=numbers.__getitem__,
        show=str,
        find=lambda text: numbers.index(int(text)),
        start=str,
        read=_read,
        write=str,
        answer=_answer,
        is_guessed=False,
    )


def _read(text: str) -> str:
    if not set(text.split()) <= set(map(str, STEPS)):
        raise InputError("Write steps of 1 and 2, such as 2 2 1.")
    return text


def _answer(number: int, steps: str) -> None:
    reached = sum(map(int, steps.split()))
    if reached != number:
        raise InputError("The steps lead to {reached}.", reached=reached)
