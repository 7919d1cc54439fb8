"""The walk's own machinery: it goes along with a sound page, and notices what does not agree."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser import walk_actions as playing
from tests.browser import walk_troubles as troubles
from tests.browser.walk_checks import SAME
from tests.browser.walk_command import chromium_walk
from tests.browser.walk_host import hosted
from tests.browser.walk_page import Disagreement

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser

    from tests.browser.walk import Walk
    from tests.browser.walk_checks import Outcome
    from tests.browser.walk_page import Snapshot

pytestmark = pytest.mark.rooms("app/", "midend/")

ACTIONS = (
    *(playing.open_link, playing.move, playing.hasty_move, playing.undo, playing.redo),
    *(playing.hint, playing.left, playing.other_tab, playing.reload, playing.in_test),
    *(troubles.clock, troubles.language, troubles.kill, troubles.refuse_storage),
)


def lose_the_kept_games(walk: Walk, now: Snapshot) -> Outcome:
    """A fault: the device keeps no games any more, though the board stands as it stood."""
    walk.run(f"localStorage.removeItem('cicada:games:{now['game']}');")
    return SAME


@pytest.mark.real_python
def test_a_walk_goes_along_with_a_sound_page_and_notices_a_loss(
    browser: Browser, built_site: Path, tmp_path: Path
) -> None:
    with hosted(built_site, tmp_path) as host, browser.new_context() as context:
        walk = chromium_walk(context, host, seed=1)
        walk.start()
        for action in ACTIONS:
            walk.take(action)
        assert walk.taken.total() == len(ACTIONS)
        walk.take(playing.open_link)
        walk.take(playing.move)
        with pytest.raises(Disagreement, match="kept"):
            walk.take(lose_the_kept_games)
