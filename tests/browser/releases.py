"""A host of the site that goes away or has the next release."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

    from web.build.serve import Server


def go_away(host: Server) -> None:
    """End the host."""
    host.shutdown()
    host.server_close()


def release(folder: Path, title: str) -> None:
    """Put another release in the place of the one that the host has: every file has another name.

    Those of the one before stay beside, as a build leaves them.
    """
    names = {path.name: re.sub(r"-(\w{7})\w\.", r"-\1_.", path.name) for path in assets(folder)}
    known = re.compile("|".join(map(re.escape, sorted(names, key=len, reverse=True))))

    def renamed(text: str) -> str:
        return known.sub(lambda found: names[str(found[0])], text)

    for path in assets(folder):
        content = path.read_bytes()
        if path.suffix in (".js", ".css"):
            content = renamed(content.decode()).encode()
        path.with_name(names[path.name]).write_bytes(content)
    for page in [*folder.rglob("*.html"), folder / "service-worker.js", folder / "files.json"]:
        text = re.sub("Mastermind · Cicada|[0-9a-f]{12}", title, renamed(page.read_text()))
        page.write_text(text)


def assets(folder: Path) -> list[Path]:
    """The files of the site that have a hash in their names."""
    return [path for path in (folder / "assets").iterdir() if path.is_file()]
