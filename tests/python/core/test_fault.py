"""A fault of ours is reported with the version and the calls that led to it."""

import json
import re
from dataclasses import replace

import pytest

from cicada import __version__, games
from cicada.game import Json
from cicada.page.service import service


def _broken(parameters: object, seed: str) -> Json:
    return [][len(seed)]


@pytest.fixture
def fault(monkeypatch: pytest.MonkeyPatch) -> Json:
    game = replace(games.GAMES["shot"], new=_broken)
    monkeypatch.setitem(games.GAMES, "shot", game)
    request = {"do": "new", "game": "shot", "parameters": {}, "seed": ""}
    return json.loads(service(json.dumps(request)))["error"]


def test_a_fault_names_the_version_the_error_and_every_call(fault: Json) -> None:
    first, *calls = fault["detail"].split("\n")
    assert fault["code"] == "fault"
    assert first == f"Cicada {__version__}: IndexError: list index out of range"
    assert re.fullmatch(r"  \S*cicada/page/service\.py, line \d+, in service", calls[0])
    assert re.fullmatch(r"  \S*test_fault\.py, line \d+, in _broken", calls[-1])


def test_a_fault_is_told_to_the_person_in_a_sentence_without_its_cause(fault: Json) -> None:
    assert "IndexError" not in fault["sentence"]
    assert fault["sentence"].endswith(".")
