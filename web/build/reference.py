"""Makes the reference of the package from its docstrings: pages for the site's folder `reference`.

    python web/build/reference.py FOLDER

The docstrings are Markdown, with the types in the signatures and texts below fields, as pdoc reads
them. Its templates and its search are replaced, so that the pages have the site's look and keep its
content policy: no script and no style within a page. The same docstrings give the same bytes.
"""

from __future__ import annotations

import importlib
import json
import pkgutil
import re
import sys
import warnings
from html.parser import HTMLParser
from pathlib import Path
from typing import TYPE_CHECKING, Any

import jinja2
import pdoc
import pdoc.render
from pdoc.render_helpers import to_markdown_with_context
from pdoc.search import make_index

if TYPE_CHECKING:
    from types import ModuleType

TEMPLATES = Path(__file__).resolve().parents[1] / "reference" / "templates"
THEIRS = Path(pdoc.__file__).parent / "templates"
PACKAGE = "cicada"

MAX_SUMMARY_LENGTH = 160


def modules(package: str) -> list[str]:
    """The names of a package and of all its public modules."""
    found = [package]
    for module in pkgutil.iter_modules(importlib.import_module(package).__path__, f"{package}."):
        if not module.name.rpartition(".")[2].startswith("_"):
            found += modules(module.name) if module.ispkg else [module.name]
    return found


def spell_out(package: ModuleType, names: list[str]) -> None:
    """Have a package that imports lazily list what it offers, and its modules, for pdoc."""
    own = [name.rpartition(".")[2] for name in names if name.rpartition(".")[0] == package.__name__]
    offered: list[str] | None = getattr(package, "__all__", None)
    if offered is not None:
        # What a star import leaves out is offered all the same.
        offered = [*dict.fromkeys((*offered, *vars(package).get("__dir__", list)()))]
        for name in offered:
            setattr(package, name, getattr(package, name))
        vars(package)["__all__"] = [*dict.fromkeys((*offered, *own))]


def fence_examples(text: str) -> str:
    r"""Mark examples of Python's prompt as code, which Markdown does not know them to be.

    >>> fence_examples("Adds.\n\n>>> 1 + 1\n2\n\nThat is all.")
    'Adds.\n\n```pycon\n>>> 1 + 1\n2\n```\n\nThat is all.'
    """

    def fenced(match: re.Match[str]) -> str:
        indent = match[1]
        lines = match[0].rstrip("\n").split("\n")
        code = "\n".join(line.removeprefix(indent) for line in lines)
        return f"```pycon\n{code}\n```\n"

    return re.sub(r"^([ ]*)>>> .*\n?(?:^[ ]*\S.*\n?)*", fenced, text, flags=re.M)


class _Words(HTMLParser):
    """What is read of a page's part."""

    def __init__(self) -> None:
        super().__init__()
        self.words: list[str] = []

    def handle_data(self, data: str) -> None:
        self.words.append(data)


def summary(html: str) -> str:
    """The first sentence or two of a docstring, without markup."""
    parser = _Words()
    parser.feed(html.partition("</p>")[0])
    text = " ".join("".join(parser.words).split())
    return text if len(text) <= MAX_SUMMARY_LENGTH else f"{text[:MAX_SUMMARY_LENGTH].rstrip()}…"


def is_public(member: Any) -> bool:
    """Whether the reference has it; names of types are told where they are used."""
    return not member.name.startswith("_") and not getattr(member, "is_typevar", False)


def index(found: dict[str, pdoc.doc.Module]) -> list[list[str]]:
    """What the search looks through: name, kind, address and what it is, in a few words."""
    entries = {}
    for entry in make_index(found, is_public, "google"):
        page = f"{entry['modulename'].replace('.', '/')}.html"
        place = f"{page}#{entry['qualname']}" if entry.get("qualname") else page
        entries[place] = [entry["fullname"], entry["kind"], place, summary(entry.get("doc", ""))]
    return [entries[place] for place in sorted(entries)]


def documented() -> dict[str, pdoc.doc.Module]:
    """Every public module with what it offers, by name."""
    names = modules(PACKAGE)
    for name in names:
        module = importlib.import_module(name)
        if hasattr(module, "__path__"):
            spell_out(module, names)
    return {name: pdoc.doc.Module.from_name(name) for name in names}


def main() -> None:
    """Write the pages to the folder that the command line names."""
    # Where it cannot follow a type it leaves the text as it stands, and says so: that is no fault.
    warnings.filterwarnings("ignore", module="pdoc")
    out = Path(sys.argv[1])
    # Theirs puts the bases of a generic class before it, which then has nothing of its own.
    theirs: Any = vars(pdoc.doc.Class)["_bases"]
    pdoc.doc.Class._bases = property(  # type: ignore[assignment,method-assign]
        lambda cls: tuple(dict.fromkeys((cls.obj, *theirs.func(cls))))
    )
    pdoc.render.configure(docformat="google", show_source=False, search=False)
    environment = pdoc.render.env
    # Nothing that a developer keeps at home for other projects.
    environment.loader = jinja2.FileSystemLoader([TEMPLATES, THEIRS, THEIRS / "default"])

    @jinja2.pass_context
    def markdown(context: jinja2.runtime.Context, text: str) -> str:
        written = to_markdown_with_context(context, fence_examples(text))
        # The names of arguments are no chapter of the page.
        return re.sub(r"^#{6} (.*)$", r"**\1**", written, flags=re.M)

    environment.filters["to_markdown"] = markdown
    found = documented()
    for name, module in found.items():
        page = out / f"{name.replace('.', '/')}.html"
        page.parent.mkdir(parents=True, exist_ok=True)
        page.write_text(pdoc.render.html_module(module, found), encoding="utf-8")
    (out / "index.html").write_text(pdoc.render.html_index(found), encoding="utf-8")
    (out / "index.json").write_text(json.dumps(index(found), ensure_ascii=False), "utf-8")


if __name__ == "__main__":
    main()
