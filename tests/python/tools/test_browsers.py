"""The oldest browsers that the site is for are the same wherever they are named."""

from __future__ import annotations

import json
import re

import pytest

from web.build.tools import ROOT

NAMED = re.compile(r"(Edge|Firefox|Safari) (?:from |ab )?([\d.]*\d)")
TEXTS = [
    *("README.md", "web/app/help.js", "web/site/teachers/answers.js"),
    *("web/ui/standalone-messages.js", "web/languages/de.xlf"),
]


def oldest() -> dict[str, str]:
    names = json.loads((ROOT / "package.json").read_text())["browserslist"]
    return dict(name.split(" >= ") for name in names)


def test_chrome_is_as_old_as_edge_and_safari_as_on_a_telephone() -> None:
    versions = oldest()
    assert versions["chrome"] == versions["edge"]
    assert versions["safari"] == versions["ios_saf"]


@pytest.mark.parametrize("name", TEXTS)
def test_a_text_names_them_and_no_others(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    expected = {(each.capitalize(), oldest()[each]) for each in ("edge", "firefox", "safari")}
    assert set(NAMED.findall(text)) == expected
