"""Makes the pages that are mostly text: the records, and how it works, in every language.

    python web/text_pages/make.py FOLDER

They can be read without a script. Every figure on them is computed here, from the package; what can
be touched on them is loaded when it is touched (`pages.js`). English pages lie in the folder, those
of another language in one below it that has the language's name.
"""

from __future__ import annotations

import sys
from functools import cache, partial
from pathlib import Path
from typing import Any

import jinja2
from markupsafe import Markup

from web.text_pages import how, records
from web.text_pages.language import ENGLISH, LANGUAGES, Language

HERE = Path(__file__).resolve().parent


def environment(language: Language) -> jinja2.Environment:
    """The templates, which escape what they are given and know every name that they use."""
    templates = jinja2.Environment(
        loader=jinja2.FileSystemLoader(HERE / "templates"),
        extensions=["jinja2.ext.i18n"],
        autoescape=True,
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    templates.policies["ext.i18n.trimmed"] = True
    templates.install_gettext_callables(  # type: ignore[attr-defined]
        language.gettext, language.ngettext, newstyle=True
    )
    templates.filters |= {
        "figures": language.figures,
        "number": language.number,
        "translate": language.translated,
    }
    templates.globals |= {"language": language, "languages": LANGUAGES}
    return templates


class Writer:
    """Writes pages of one language below a folder."""

    def __init__(self, out: Path, language: Language) -> None:
        """Read the templates in the language."""
        self._out = out
        self._templates = environment(language)
        self.language = language

    def write(self, template: str, path: str, **given: Any) -> None:
        """Write a page of the language to the file or into the folder `path`."""
        file = self._out / self.language.folder / path
        file = file if file.suffix else file / "index.html"
        file.parent.mkdir(parents=True, exist_ok=True)
        # That of a page in the site's own folder is put in by the bundle, which knows the address.
        root = "../" * max(1, f"{self.language.folder}{path}".count("/"))
        page = self._templates.get_template(f"{template}.html.jinja2")
        html = page.render(root=root, path=path, **given)
        file.write_text(html, encoding="utf-8")

    def not_found(self) -> Markup:
        """What the page for addresses that lead nowhere says in the language."""
        template = self._templates.get_template("not-found.html.jinja2")
        return Markup(template.render(root="../"))


def write_records(writer: Writer, found: dict[str, Any]) -> None:
    """Write the page of records; its downloads lie beside the English one."""
    files = f"{'../' * writer.language.folder.count('/')}../records/"
    given = {"files": files if writer.language.folder else "", **found}
    writer.write("records", "records/", section="records", index=True, **given)


@cache
def figures(name: str) -> dict[str, Any]:
    """What the text of a page is given, in no language yet."""
    return how.FIGURES[name]()


def write_how(writer: Writer) -> None:
    """Write the pages that explain how it works."""
    columns = partial(how.columns, writer.language)
    given = {"section": "how", "pegs": how.pegs, "columns": columns, "pages": how.PAGES}
    writer.write("how/index", "how/", index=True, **given)
    for i, page in enumerate(how.PAGES):
        before, after = how.PAGES[i - 1 : i], how.PAGES[i + 1 : i + 2]
        place = {"page": page, "before": before and before[0], "after": after and after[0]}
        told = how.translate(figures(page.name), writer.language)
        writer.write(f"how/{page.name}", f"how/{page.name}/", index=False, **given, **place, **told)


def write(out: Path) -> None:
    """Write the pages to a folder."""
    (out / "records").mkdir(parents=True, exist_ok=True)
    found = records.write(out / "records")
    # A host shows it for every missing page; it speaks all languages at once.
    others = [Writer(out, language).not_found() for language in LANGUAGES[1:]]
    Writer(out, ENGLISH).write("404", "404.html", others=others)
    for language in LANGUAGES:
        writer = Writer(out, language)
        write_records(writer, found)
        write_how(writer)


def main() -> None:
    """Write the pages to the folder that the command line names."""
    write(Path(sys.argv[1]))


if __name__ == "__main__":
    main()
