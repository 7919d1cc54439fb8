"""What the page's entries say of links is true in Python: web/games/NAME/entry.js."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cicada.games import GAMES

WEB = Path(__file__).resolve().parents[3] / "web"

LINKS = {"given": "{}", "open": "{}", "evil": "{}", "word": "{}:~class-7b"}
EXAMPLES = [
    (game, form.format(text))
    for game in GAMES
    for field, form in LINKS.items()
    for text in re.findall(
        rf'\b{field}: "(.*?)"', (WEB / "games" / game / "entry.js").read_text(encoding="utf-8")
    )
]


def test_every_game_has_examples() -> None:
    assert {game for game, _ in EXAMPLES} == set(GAMES)
    assert len(EXAMPLES) >= 2 * len(GAMES)


@pytest.mark.parametrize(("game", "link"), EXAMPLES)
def test_an_example_opens(game: str, link: str) -> None:
    assert GAMES[game].print(GAMES[game].parse(link)) == link
