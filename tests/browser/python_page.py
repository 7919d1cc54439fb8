"""What tests ask the Python of a page."""

from __future__ import annotations

import io
import json
import re
import zipfile
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Page

# What comes behind the first answer.
BEHIND = re.compile(r"assets/(rest|library|cicada)-\w+\.bin$")

ASK = """async (request) => {
    const { python } = document.querySelector("cicada-app").services;
    try {
        return { result: await python.ask(request) };
    } catch ({ code, message }) {
        return { code, message };
    }
}"""

ADD = """async ([name, address]) => {
    const { body } = await fetch(address);
    const unpacked = new Response(body.pipeThrough(new DecompressionStream("gzip")));
    const { python } = document.querySelector("cicada-app").services;
    python.add(name, await unpacked.arrayBuffer());
}"""

# Asks one request after the other, as texts; answers are what the service has answered.
ASK_ALL = """async (texts) => {
    const { python } = document.querySelector("cicada-app").services;
    const answers = [];
    for (const text of texts) {
        answers.push(await python.ask(JSON.parse(text)).then(
            (result) => ({ result }), ({ code, message }) => ({ code, message })));
    }
    return answers;
}"""

# A part of the package that calls what no start does.
COLD_HANDLER = """
import unicodedata
from cicada.errors import InputError
raise InputError(unicodedata.name("é"))
"""
COLD: dict[str, Any] = {"do": "how", "step": "cold", "options": {}}
COLD_ANSWER = "LATIN SMALL LETTER E WITH ACUTE"


def ask(page: Page, **request: Any) -> dict[str, Any]:
    """Ask Python in the page; a refusal is an answer too, a fault is not."""
    answer: dict[str, Any] = page.evaluate(ASK, request)
    assert answer.get("code") not in ("fault", "crash"), f"{request}: {answer}"
    return answer


def as_asked(answer: str) -> dict[str, Any]:
    """What a page is given of an answer of the service."""
    plain = json.loads(answer)
    if plain["ok"]:
        return {"result": plain["result"]}
    return {"code": plain["error"]["code"], "message": plain["error"]["sentence"]}


def add_pictures(page: Page, built_site: Path) -> None:
    """Give Python the part of the package for what is drawn, as pages do before they ask for it."""
    (pictures,) = built_site.glob("assets/picture-*.bin")
    page.evaluate(ADD, ["picture", f"assets/{pictures.name}"])


def cold_part() -> list[int]:
    """The bytes of that part, which the page takes for "how"."""
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w") as files:
        files.writestr("cicada/page/how/__init__.py", "")
        files.writestr("cicada/page/how/handlers.py", COLD_HANDLER)
    return [*archive.getvalue()]
