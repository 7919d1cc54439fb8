"""The page asks for the check of a certificate: how far it is, and what it comes to."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

from cicada.certificates import handlers
from cicada.certificates.certificate import read
from cicada.certificates.shipped import text_of
from cicada.page.service import service

if TYPE_CHECKING:
    import pytest


def asked(name: str, language: str = "en") -> tuple[list[Any], Any]:
    """The notes and the answer of the page's Python."""
    notes: list[str] = []
    request = {"do": "certificates", "step": "check", "options": {"name": name}}
    answer = service(json.dumps({**request, "language": language}), notes.append)
    return [json.loads(note) for note in notes], json.loads(answer)


def test_the_page_is_told_how_far_the_check_is_and_what_follows() -> None:
    notes, answer = asked("mastermind-3x6")
    claims = len(read(text_of("mastermind-3x6")).claims)
    assert notes == [{"checked": checked, "claims": claims} for checked in range(claims + 1)]
    assert answer["result"] == {
        "holds": True,
        "sentence": f"{claims} claims hold: no play of 3x6 needs fewer than 854 guesses in all.",
    }
    assert asked("mastermind-3x6", "de")[1]["result"]["sentence"] == (
        f"{claims} Behauptungen gelten: "
        "Keine Spielweise von 3x6 braucht insgesamt weniger als 854 Rateversuche."
    )


def test_the_page_is_told_what_does_not_follow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(handlers, "text_of", lambda _: "3 6 0 0 855")
    notes, answer = asked("mastermind-3x6")
    assert notes == [{"checked": 0, "claims": 1}]
    assert not answer["result"]["holds"]
    assert re.match('"3 6 0 0 855" does not follow: guess ', answer["result"]["sentence"])


def test_the_page_is_told_of_a_name_that_is_none() -> None:
    notes, answer = asked("mastermind-1x1")
    assert notes == []
    assert answer["error"]["sentence"].startswith('There is no certificate "mastermind-1x1"; ')
