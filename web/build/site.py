"""Builds the site: what Python starts from, the package's reference and the bundled page."""

from __future__ import annotations

import re
import sys
import tempfile
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from web.build.cached import contents, made
from web.build.serve import address, site_server
from web.build.tools import (
    CACHE,
    PYSRC,
    ROOT,
    VENV_PYTHON,
    Problem,
    run,
    set_up,
    set_up_node,
    set_up_python,
    tool,
)
from web.pyodide.build.folders import make_python_files

if TYPE_CHECKING:
    pass

DIST = ROOT / "dist"
SITE_STAMP = ".cicada-site"


def make_reference() -> Path:
    """Return the folder of the package's reference."""
    script = ROOT / "web/build/reference.py"

    def make(folder: Path) -> None:
        run(
            *(VENV_PYTHON, "-B", script, folder),
            problem="The reference could not be made from the package's docstrings.",
        )

    templates, tools = ROOT / "web/reference/templates", ROOT / "requirements-dev.txt"
    return made("reference", contents(PYSRC / "cicada", templates, script, tools), make)


def make_pages() -> Path:
    """Return the folder of the pages that are mostly text."""
    folder = ROOT / "web/text_pages"

    def make(out: Path) -> None:
        run(
            *(VENV_PYTHON, "-B", folder / "make.py", out),
            problem="The pages of records and of how it works could not be made.",
        )

    tools = ROOT / "requirements-dev.txt"
    return made("pages", contents(PYSRC, folder, tools), make)


def make_languages() -> Path:
    """Return the folder of the page's sentences in other languages than English."""
    script, web = ROOT / "web/build/languages.mjs", ROOT / "web"

    def make(folder: Path) -> None:
        run(
            *(tool("node"), script, folder),
            problem="The page's languages could not be made from the catalogues in web/languages.",
        )

    sentences = sorted([*web.rglob("*.js"), *web.rglob("*.xlf")])
    return made("languages", contents(ROOT / "package-lock.json", script, *sentences), make)


def make_declarations() -> None:
    """Write what the page knows of Python: contract.d.ts, events.js, constants.js in web/python."""
    run(
        *(VENV_PYTHON, "-B", "web/build/declarations.py"),
        problem="The declarations could not be made from the contracts in pysrc/cicada.",
    )


def write_languages(begun: str = "") -> None:
    """Write the page's new sentences into the catalogues in web/languages; begin that of a code."""
    set_up_node()
    run(
        *(tool("node"), ROOT / "web/build/languages.mjs", *(("--begin", begun) if begun else ())),
        problem="The page's sentences could not be read.",
    )


def make_parts(*mode: str | Path) -> tuple[Path, ...]:
    """Return the folders of what is bundled, in the order that `bundle.mjs` takes them."""
    with ThreadPoolExecutor() as pool:
        others = [pool.submit(make) for make in (make_reference, make_pages, make_languages)]
        return make_python_files(*mode), *(other.result() for other in others)


def site_address(given: str) -> str:
    """Return the address of a site as pages name it, with a slash at its end.

    >>> site_address("https://example.org/cicada")
    'https://example.org/cicada/'

    Raises:
        Problem: where it is no whole address, or more than that of a folder.
    """
    folder = given.rstrip("/") + "/"
    if not re.fullmatch(r"https?://[^\s/?#\"<>]+/([^\s?#\"<>]*/)?", folder) or ".html/" in folder:
        raise Problem(f"{given} is no address of a site; give one as https://example.org/cicada/.")
    return folder


def build(out: Path, *mode: str | Path, site: str = "") -> None:
    """Write the site to the folder `out`; of what it holds, only the last release's files stay.

    It is built beside that folder, which is replaced when all has gone well. The only mode is
    `--development`: with line numbers and source maps, and nothing kept on the device. With the
    address where the site will be, pages name themselves and their pictures by whole addresses.
    """
    where = [f"--site={site_address(site)}"] if site else []
    set_up()
    if not is_replaceable(out):
        raise Problem(f"{out} holds something else than a built site; choose another folder.")
    make_declarations()
    out.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=".cicada-", dir=out.parent) as beside:
        fresh, old = Path(beside) / "site", Path(beside) / "old"
        run(
            *(tool("node"), "web/build/bundle.mjs", fresh, *make_parts(*mode), *mode, *where),
            problem="The page could not be bundled.",
        )
        for name, content in assets_in_use(out).items():
            (fresh / "assets" / name).write_bytes(content)
        (fresh / SITE_STAMP).write_text("Cicada's build.py replaces this folder.\n")
        try:
            if out.exists():
                out.rename(old)
            fresh.rename(out)
        except OSError as error:
            if old.exists():
                old.rename(out)
            raise Problem(f"{out} could not be replaced: {error.strerror}.") from error


def is_replaceable(folder: Path) -> bool:
    """Say whether there is nothing or a built site; an older Cicada put no stamp into its own."""
    if not folder.is_dir():
        return not folder.exists()
    names = {path.name for path in folder.iterdir()}
    if not names or SITE_STAMP in names:
        return True
    if not names >= {"assets", "licences.txt", "service-worker.js", "index.html"}:
        return False
    page = (folder / "index.html").read_text(encoding="utf-8", errors="replace")
    return "<title>Cicada" in page


def assets_in_use(out: Path) -> dict[str, bytes]:
    """Return the hashed files of a built site: pages that are open still ask for them.

    Those that it had kept from the release before it are left out.
    """
    worker = out / "service-worker.js"
    names = worker.read_text(encoding="utf-8") if worker.exists() else ""
    assets = (out / "assets").glob("*")
    return {path.name: path.read_bytes() for path in assets if path.name in names}


def serve(port: int, watch: bool) -> None:
    """Build the site and serve it until interrupted; on a change, build again if asked to."""
    folder = CACHE / "site" if watch else DIST
    build(folder, *(["--development"] if watch else []))
    with site_server(folder, port) as server:
        print(f"Cicada is at {address(server)} (stop with Ctrl-C)", flush=True)
        if watch:
            threading.Thread(target=rebuild, args=(folder,), daemon=True).start()
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            print()


def rebuild(folder: Path) -> None:
    """Build the site for development again and again, whenever a file of it has changed."""
    built = changes()
    while True:
        time.sleep(0.5)
        if (now := changes()) == built:
            continue
        built = now
        try:
            build(folder, "--development")
            print("Built again; reload the page.", flush=True)
        except Problem as problem:
            print(problem, file=sys.stderr)


def changes() -> dict[Path, float]:
    """Return when each file of the page and of the package was changed last."""
    found = {}
    for path in [*(ROOT / "web").rglob("*.*"), *(PYSRC / "cicada").rglob("*.*")]:
        with suppress(FileNotFoundError):  # an editor's own, gone meanwhile
            found[path] = path.stat().st_mtime
    return found


def write_declarations() -> None:
    """Write what the page knows of Python's answers, with nothing but that set up."""
    set_up_python()
    make_declarations()
