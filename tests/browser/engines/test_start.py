"""How Python starts in three engines: from its memory, after a cancel, without a network."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from cicada.page.service import service
from tests.browser.engines.webdriver import FIND
from tests.browser.python_page import COLD, COLD_ANSWER, as_asked, cold_part
from tests.browser.releases import go_away, release
from tests.browser.service_requests import about
from web.build.serve import address

if TYPE_CHECKING:
    from pathlib import Path

    from tests.browser.engines.webdriver import Engine
    from web.build.serve import Server

pytestmark = pytest.mark.all("starts are tested in Chromium")

PUZZLES: list[tuple[str, dict[str, Any]]] = [
    ("mastermind", {"pegs": 3}),
    ("chessguess", {"size": 2}),
    ("shot", {"balls": 5}),
]

# Waits for the page's own Python; what follows may ask it.
PYTHON = (
    FIND
    + """
    const until = async (get) => {
        for (let waited = 0; waited < 40_000; waited += 50) {
            const found = await get();
            if (found) return found;
            await new Promise((resolve) => setTimeout(resolve, 50));
        }
        throw new Error(`waited too long for ${get}`);
    };
    const app = await until(() => document.querySelector("cicada-app"));
    const { python } = app.services;
    const answer = (request) => python.ask(request).then(
        (result) => ({ result }), ({ code, message }) => ({ code, message }));
"""
)
ASK_ALL = f"""{PYTHON}
    const answers = [];
    for (const request of %s) answers.push(await answer(request));
    return answers;
"""
ADD = f"""{PYTHON}
    const {{ body }} = await fetch("../assets/%s");
    const unpacked = new Response(body.pipeThrough(new DecompressionStream("gzip")));
    python.add("picture", await unpacked.arrayBuffer());
"""
CANCEL = f"""{PYTHON}
    const cancelling = new AbortController();
    const request = {{ do: "ask", game: "mastermind", id: "6x9:open", question: "review" }};
    const asked = python.ask(request, {{ signal: cancelling.signal }});
    cancelling.abort();
    return asked.then(() => "answered", ({{ name }}) => name);
"""
# Takes the release that is offered; the page would load itself again, which would end this script.
TAKE_OVER = f"""{PYTHON}
    const taken = new Promise((resolve) => {{
        navigator.serviceWorker.addEventListener("controllerchange", (event) => {{
            event.stopImmediatePropagation();
            resolve();
        }});
    }});
    const buttons = () => find(document, "cicada-toast")?.renderRoot.querySelectorAll("button");
    const offer = () => [...(buttons() ?? [])].find((each) => each.textContent.includes("Use it"));
    (await until(offer)).click();
    await taken;
"""
ASK_COLD = f"""{PYTHON}
    python.add("how", Uint8Array.from(%s).buffer);
    return answer(%s);
"""


def test_answers_are_those_of_a_plain_python_also_after_a_cancel(
    engine: Engine, site: str, built_site: Path
) -> None:
    (pictures,) = built_site.glob("assets/picture-*.bin")
    engine.open(f"{site}mastermind/")
    engine.run(ADD % pictures.name)
    texts = [text for game, puzzle in PUZZLES for text in about(game, puzzle, "engines")]
    for _ in range(2):
        answers = engine.run(ASK_ALL % json.dumps([json.loads(text) for text in texts]))
        assert answers == [as_asked(service(text)) for text in texts]
        assert engine.run(CANCEL) == "AbortError"


def test_a_function_that_no_start_calls_is_there(engine: Engine, site: str) -> None:
    engine.open(f"{site}shot/")
    assert engine.run(ASK_COLD % (cold_part(), json.dumps(COLD)))["message"] == COLD_ANSWER


def test_it_starts_offline_and_from_the_release_after(
    engine: Engine, folder: Path, host: Server
) -> None:
    root = address(host)
    engine.open(f"{root}mastermind/")
    kept = "return (await navigator.serviceWorker.ready).active.state"
    assert engine.run(f"{PYTHON}{kept}").startswith("activat")
    release(folder, "abc012abc012")
    engine.open(f"{root}shot/")
    engine.run(TAKE_OVER)
    engine.open(f"{root}lab/")
    assert engine.run("return (await caches.keys()).join()").endswith("abc012abc012")
    go_away(host)
    engine.open(f"{root}chessguess/")
    (text, *_) = about("chessguess", {"size": 2}, "offline")
    assert engine.run(ASK_ALL % f"[{text}]") == [as_asked(service(text))]
