"""What ChessGuess's tray and the player note of the pieces, and what stands at the end."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.chessguess_page import (
    GUESSES,
    KINDS,
    TARGET,
    Answer,
    answer,
    link,
    press_guess,
    ready,
    targets,
    words,
)

if TYPE_CHECKING:
    from playwright.sync_api import Page


def bounds_after(size: int, rows: list[tuple[str, Answer]], name: str) -> str:
    """The least and the most of a colour ("B*"), a kind ("*K") or all ("**"), in words."""
    counts = [
        sum(name[0] in ("*", piece[0]) and name[1] in ("*", piece[1]) for piece in target.split())
        for target in targets(size)
        if all(answer(target, guess) == said and target != guess for guess, said in rows)
    ]
    least, most = min(counts), max(counts)
    return f"{least}" if least == most else f"{least} to {most}"


def test_the_tray_is_the_notebook_of_what_is_proven(page: Page) -> None:
    page.goto(link(4, TARGET))
    ready(page, "1,384")
    guess = "BN WK WQ"
    press_guess(page, 1, guess)
    expect(page.locator("cicada-piece-tray .bound")).to_have_count(0)
    page.get_by_role("button", name="What is certain?").click()
    after = [(guess, answer(TARGET, guess))]
    for colour, name in (("B*", "Black"), ("W*", "White")):
        label = f"{name} pieces; hidden: {bounds_after(4, after, colour)}"
        expect(page.get_by_role("group", name=label)).to_be_visible()
    kinds = [f"{kind}s {bounds_after(4, after, f'*{letter}')}" for letter, kind in KINDS.items()]
    foot = page.get_by_role("img", name=f"Hidden: {', '.join(kinds)}; in all ")
    expect(foot).to_have_accessible_name(re.compile(f"in all {bounds_after(4, after, '**')}$"))
    expect(foot).to_be_in_viewport(ratio=1)
    press_guess(page, 2, "BP")
    expect(page.locator("cicada-piece-tray .bound")).to_have_count(0)


EVENTS = """() => {
    const view = document.querySelector("cicada-app").renderRoot.querySelector("cicada-chessguess");
    return view.session.account.events;
}"""


def test_marks_are_the_players_own_until_python_is_asked(page: Page) -> None:
    page.goto(link(4, TARGET))
    ready(page, "1,384")
    press_guess(page, 1, "BK")  # answered 1, 0, 0: it is hidden
    mark = page.get_by_role("button", name="Mark pieces")
    mark.click()
    expect(mark).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Mark a black king").click()
    for _ in range(2):
        page.get_by_role("button", name="Mark a white pawn").click()
    mark.click()
    page.locator("[data-piece=WQ]").focus()
    page.keyboard.press("+")
    king = page.locator("[data-piece=BK]")
    expect(king).to_have_accessible_name("Add a black king, 1 left; marked as hidden")
    expect(page.get_by_text("1 of 4")).to_have_count(0)  # marking lays out nothing
    page.reload()
    pawn, queen = page.locator("[data-piece=WP]"), page.locator("[data-piece=WQ]")
    expect(pawn).to_have_accessible_name("Add a white pawn, 8 left; marked as not hidden")
    assert page.evaluate(EVENTS) == ["move"]
    page.get_by_role("button", name="Are my marks proven?").click()
    expect(king).to_have_accessible_name(re.compile("marked as hidden, proven$"))
    expect(queen).to_have_accessible_name(re.compile("marked as hidden, not proven yet$"))
    assert page.evaluate(EVENTS) == ["move", "check"]
    queen.focus()
    page.keyboard.press("+")  # the same one again takes it away
    expect(queen).to_have_accessible_name("Add a white queen, 1 left")
    expect(king).to_have_accessible_name("Add a black king, 1 left; marked as hidden")
    press_guess(page, 2, "BQ")
    expect(king).to_have_accessible_name("Add a black king, 1 left; marked as hidden")
    page.goto(link(4, "WN"))
    expect(king).to_have_accessible_name("Add a black king, 1 left")


def test_the_end_stands_beside_the_best_play(page: Page) -> None:
    page.goto(link(4, TARGET))
    ready(page, "1,384")
    for number, guess in enumerate(GUESSES[1:], 1):
        press_guess(page, number, guess)
    histogram = page.get_by_role("table", name="Optimal play, over every possible set")
    expect(histogram.get_by_role("row").filter(has_text="(this game)")).to_contain_text("36%")
    expect(page.get_by_text("3.663 guesses on average.")).to_be_visible()
    # Proven best play of four pieces finds 1, 22, 498, 784 and 79 of 1,384 with that many guesses.
    expect(histogram.get_by_role("row")).to_contain_text(["<0.1%", "1.6%", "36%", "57%", "5.7%"])
    heading = page.get_by_role("heading", name="Python's own game")
    expect(heading).to_have_text(re.compile(r"^Python's own game: \d guesses$"))
    expect(
        page.get_by_text(re.compile(r"^You 3, Python \d; best play 3.66 on average.$"))
    ).to_be_visible()
    last = page.locator(".games tr").last.get_by_role("cell").last
    expect(last).to_contain_text(words(TARGET))
    expect(last).to_contain_text("found")
    expect(last).to_contain_text("costs nothing")
    gauge = page.locator("cicada-chessguess-review .gauge").first.bounding_box()
    assert gauge
    assert gauge["height"] >= 12
    assert gauge["width"] >= 160


def test_a_large_size_says_that_its_best_play_is_a_sample(page: Page) -> None:
    page.goto(link(32, "BK WP WP"))
    ready(page, "944,784")
    press_guess(page, 1, "BK WP WP")
    sample = page.get_by_role("heading", name="Python's play, over 400 sets drawn at random")
    expect(sample).to_be_visible()
    expect(page.get_by_text(re.compile(r"^About 3\.\d guesses on average"))).to_be_visible()
