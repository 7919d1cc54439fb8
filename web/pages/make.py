"""Makes the pages that are mostly text: the records, and how it works.

    python web/pages/make.py FOLDER

They can be read without a script. Every figure on them is computed here, from the package; what can
be touched on them is loaded when it is touched (`pages.js`).
"""

from __future__ import annotations

import sys
from pathlib import Path

import jinja2

from web.pages import how, records

HERE = Path(__file__).resolve().parent


def environment() -> jinja2.Environment:
    """The templates, which escape what they are given and know every name that they use."""
    return jinja2.Environment(
        loader=jinja2.FileSystemLoader(HERE / "templates"),
        autoescape=True,
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )


def write_records(folder: Path, templates: jinja2.Environment) -> None:
    """Write the page of records with its downloads."""
    folder.mkdir(parents=True, exist_ok=True)
    found = records.write(folder)
    page = templates.get_template("records.html.jinja2")
    html = page.render(root="../", section="records", index=True, **found)
    (folder / "index.html").write_text(html, encoding="utf-8")


def write_how(folder: Path, templates: jinja2.Environment) -> None:
    """Write the pages that explain how it works."""
    given = {"section": "how", "pegs": how.pegs, "columns": how.columns, "pages": how.PAGES}
    folder.mkdir(parents=True, exist_ok=True)
    index = templates.get_template("how/index.html.jinja2")
    html = index.render(root="../", index=True, **given)
    (folder / "index.html").write_text(html, encoding="utf-8")
    for i, page in enumerate(how.PAGES):
        before, after = how.PAGES[i - 1 : i], how.PAGES[i + 1 : i + 2]
        place = {"page": page, "before": before and before[0], "after": after and after[0]}
        template = templates.get_template(f"how/{page.name}.html.jinja2")
        html = template.render(
            root="../../", index=False, **given, **place, **how.FIGURES[page.name]()
        )
        (folder / page.name).mkdir(exist_ok=True)
        (folder / page.name / "index.html").write_text(html, encoding="utf-8")


def main() -> None:
    """Write the pages to the folder that the command line names."""
    out, templates = Path(sys.argv[1]), environment()
    write_records(out / "records", templates)
    write_how(out / "how", templates)


if __name__ == "__main__":
    main()
