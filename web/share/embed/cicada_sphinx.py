"""A Sphinx extension that puts Cicada's puzzles on a page; also for MyST.

Put this file beside your conf.py, and there:

    import sys
    from pathlib import Path
    sys.path.insert(0, str(Path(__file__).parent))
    extensions = ["cicada_sphinx"]

Then, in reStructuredText:

    .. cicada-puzzle:: https://example.org/cicada/mastermind/#4x6:~monday
       :ui: hints

or in Markdown with MyST:

    ```{cicada-puzzle} https://example.org/cicada/mastermind/#4x6:~monday
    :ui: hints
    ```

Options: `height` in pixels, if it is to be more than 400, `theme` (auto, light, dark), `mode`
(test), `ui` (the parts that are shown, such as hints,solution,new, or none). In print, in a book of
EPUB and the like a link stands in for the puzzle; linkcheck asks for its page, not for the puzzle
behind the #.
"""

from __future__ import annotations

from html import escape

from docutils import nodes
from docutils.parsers.rst import Directive, directives
from sphinx.application import Sphinx
from sphinx.transforms.post_transforms import SphinxPostTransform

WEB = ("html", "dirhtml", "singlehtml")

# Kept free until the script is there: what every puzzle needs (frame-size.js).
HEIGHT = 400


class CicadaPuzzle(Directive):
    """The directive `cicada-puzzle`; its argument is the link of a puzzle."""

    required_arguments = 1
    option_spec = {  # noqa: RUF012  as docutils has it
        "height": directives.positive_int,
        "theme": lambda value: directives.choice(value, ("auto", "light", "dark")),
        "mode": lambda value: directives.choice(value, ("test",)),
        "ui": directives.unchanged_required,
    }

    def run(self) -> list[nodes.Node]:
        """The puzzle for HTML, and for everything else a link to it."""
        link = self.arguments[0].strip()
        if not link.startswith(("https://", "http://")):
            raise self.error("Give the whole address of the puzzle, from https:// on.")
        paragraph = nodes.paragraph("", "", nodes.reference("", "Puzzle: " + link, refuri=link))
        return [cicada_puzzle("", paragraph, link=link, options=self.options)]


class cicada_puzzle(nodes.General, nodes.Element):  # noqa: N801  as docutils names its nodes
    """A puzzle; its child is the link that stands in for it."""


class PlainAddresses(SphinxPostTransform):
    """What linkcheck asks for: behind the # stands a puzzle, which is no place of the page."""

    builders = ("linkcheck",)
    default_priority = 700  # before the links are collected

    def run(self) -> None:
        """Take the puzzles out of the links."""
        for puzzle in self.document.findall(cicada_puzzle):
            for reference in puzzle.findall(nodes.reference):
                reference["refuri"] = reference["refuri"].partition("#")[0]


def visit_html(self, node) -> None:
    """Write the element with a link inside it, for readers without scripts, and its script."""
    if self.builder.name not in WEB:
        return
    link = node["link"]
    site = link.partition("#")[0].partition("?")[0].rstrip("/").rpartition("/")[0]
    height = max(HEIGHT, node["options"].get("height", 0))
    room = f"display: block; min-height: {height}px"
    options = {"src": link, **node["options"], "style": room}
    attributes = "".join(f' {key}="{escape(str(value))}"' for key, value in options.items())
    self.body.append(
        f'<script src="{escape(site)}/embed/embed.js" async></script>\n<cicada-puzzle{attributes}>'
    )


def depart_html(self, node) -> None:
    """Close the element."""
    if self.builder.name in WEB:
        self.body.append("</cicada-puzzle>\n")


def visit_other(self, node) -> None:
    """Leave the link to the writer."""


def setup(app: Sphinx) -> dict[str, bool | str]:
    """Register the directive."""
    app.add_node(
        cicada_puzzle,
        html=(visit_html, depart_html),
        **dict.fromkeys(("latex", "text", "man", "texinfo"), (visit_other, visit_other)),
    )
    app.add_directive("cicada-puzzle", CicadaPuzzle)
    app.add_post_transform(PlainAddresses)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
