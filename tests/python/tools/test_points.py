"""What help costs is what the page says, in every language."""

from __future__ import annotations

import re

import pytest

from cicada.account import COST
from web.build.tools import ROOT

SAID = (ROOT / "web" / "languages" / "de.xlf").read_text(encoding="utf-8")


@pytest.mark.parametrize("points", ["[Cc]osts? (\\w+) points", "[Kk]ostet (\\w+) Punkte"])
def test_each_sentence_on_points_has_the_cost_of_a_help(points: str) -> None:
    found = re.findall(points, SAID)
    assert len(found) > 5
    assert {*found} == {str(COST)}
