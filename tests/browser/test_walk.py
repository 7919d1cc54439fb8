"""The walk's own machinery: it goes along with a sound page, and notices what does not hold."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser import walk as walking
from tests.browser.faulty_host import hosted
from tests.browser.walk import Walk, state
from tests.browser.walk_checks import Fault
from tests.browser.walk_page import ChromiumTab

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser

    from tests.browser.walk_checks import State
    from tests.browser.walk_page import Snapshot

pytestmark = [pytest.mark.rooms("app/", "midend/"), pytest.mark.real_python]

SOUND = (
    *(walking.open_link, walking.move, walking.hasty_move, walking.step, walking.strange),
    *(walking.ask_python, walking.other_tab, walking.meanwhile_in_other_tab, walking.reload),
    *(walking.in_test, walking.kill, walking.refuse_storage, walking.new, walking.move),
)

# By what is told of it, a fault that is put into the page.
FAULTS = {
    "uncaught: .*broken": "setTimeout(() => { throw new Error('broken'); }); await pause(50);",
    "refused by the policy: style": "document.body.setAttribute('style', 'top: 0');",
    "kept": "localStorage.removeItem(`cicada:games:${game()}`);",
    "the focus is lost": "window.pressed = all(document, 'button').find(usable);"
    "pressed.focus(); pressed.blur();",
}


@pytest.fixture
def walk(browser: Browser, built_site: Path, tmp_path: Path) -> Iterator[Walk]:
    with hosted(built_site, tmp_path) as host, browser.new_context() as context:
        walk = Walk([ChromiumTab(context.new_page()) for _ in range(2)], host, seed=1)
        walk.start()
        yield walk


def test_a_walk_goes_along_with_a_sound_page_and_notices_faults(walk: Walk) -> None:
    for action in SOUND:
        walk.take(action)
    assert walk.taken.total() == len(SOUND)
    for told, script in FAULTS.items():

        def break_it(walk: Walk, now: Snapshot, script: str = script) -> State:
            walk.run(script)
            walking.keeps_focus(walk, "Help")
            return state(now)

        with pytest.raises(Fault, match=told):
            walk.take(break_it)
