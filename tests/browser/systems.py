"""The systems: what is installed from which registry, a new course of each, and how it is built."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from typing import TYPE_CHECKING

from tests.browser.platforms import System, call, environment
from web.build.tools import ROOT, tool

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path


def python(*arguments: str) -> Callable[[Path, Path, Path], None]:
    """Build by a Python program; BUILT stands for the folder that it writes."""

    def build(source: Path, built: Path, packages: Path) -> None:
        given = [str(built) if argument == "BUILT" else argument for argument in arguments]
        call(sys.executable, *given, folder=source, packages=packages)

    return build


def node(*arguments: str) -> Callable[[Path, Path, Path], None]:
    """Build by a program of an npm package."""

    def build(source: Path, built: Path, packages: Path) -> None:
        (source / "node_modules").symlink_to(packages / "node_modules")
        program, *given = [
            str(built) if argument == "BUILT" else argument for argument in arguments
        ]
        call(packages / "node_modules" / ".bin" / program, *given, folder=source)

    return build


def as_it_is(source: Path, built: Path, packages: Path) -> None:
    """A page that is served as it was written, beside what it loads."""
    shutil.copytree(source, built)
    if packages != ROOT:
        shutil.copytree(packages / "node_modules", built / "node_modules")


def by_hand(_source: Path, _built: Path, _packages: Path) -> None:
    """A notebook is run, not built."""


def mystmd(source: Path, built: Path, packages: Path) -> None:
    """Build the content, and draw it with the parts of the book's theme.

    The theme itself comes from a site of its own. Where that cannot be asked mystmd ends with an
    error, after it has written what the theme is to draw.
    """
    (source / "node_modules").symlink_to(packages / "node_modules")
    subprocess.run(
        (packages / "node_modules" / ".bin" / "myst", "build", "--site"),
        cwd=source,
        env=environment(None),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=False,
    )
    (source / "draw.mjs").write_text(MYST_THEME, encoding="utf-8")
    built.mkdir()
    page = call(tool("node"), "draw.mjs", folder=source)
    (built / "index.html").write_text(page, encoding="utf-8")


def pandoc(source: Path, built: Path, packages: Path) -> None:
    """Write a page, with a filter that calls shortcodes as Quarto does."""
    built.mkdir()
    program = packages / "pypandoc" / "files" / "pandoc"
    options = ("--from=markdown-smart", "--lua-filter=quarto.lua", "--standalone")
    call(program, *options, "course.qmd", f"--output={built / 'index.html'}", folder=source)


MYST = "version: 1\nproject:\n  title: Course\nsite:\n  template: book-theme\n"
MYST_THEME = """import { readFileSync } from "node:fs";
import { ThemeProvider } from "@myst-theme/providers";
import { DEFAULT_RENDERERS, MyST } from "myst-to-react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
const { mdast } = JSON.parse(readFileSync("_build/site/content/index.json", "utf8"));
const page = createElement(
  ThemeProvider,
  { renderers: DEFAULT_RENDERERS },
  createElement(MyST, { ast: mdast }),
);
console.log(`<!doctype html><meta charset=utf-8><title>Course</title>
<style>.relative { position: relative } .inline-block { display: inline-block }</style>
<main style="max-width: 700px">${renderToStaticMarkup(page)}</main>`);
"""
QUARTO = """quarto = { doc = { is_format = function(name) return name == "html" end } }
local shortcodes = {}

local function load_them(meta)
  for _, name in ipairs(meta.shortcodes or {}) do
    for key, run in pairs(dofile(pandoc.utils.stringify(name))) do shortcodes[key] = run end
  end
end

local function expand(paragraph)
  local name, rest = pandoc.utils.stringify(paragraph):match("^{{< (%S+) (.*) >}}$")
  if not name then return nil end
  local args, options = {}, {}
  for word in rest:gmatch("%S+") do
    local key, value = word:match('^(%w+)="(.*)"$')
    if key then options[key] = value else table.insert(args, (word:gsub('"', ""))) end
  end
  return shortcodes[name](args, options)
end

return { { Meta = load_them }, { Para = expand } }
"""
SPHINX_CONF = "project = 'Course'\nversion = copyright = '2026'\n"
PYDATA = f"{SPHINX_CONF}extensions = ['myst_parser']\nhtml_theme = 'pydata_sphinx_theme'\n"
HTML = "<!doctype html>\n<meta charset=utf-8>\n<title>Course</title>\n<h1>Week 1</h1>\nSNIPPET\n"
# The editor of both, with the settings that Moodle has for what is kept of a text.
TINYMCE = """<!doctype html>
<meta charset="utf-8">
<title>Editor</title>
<textarea id="text"></textarea>
<script src="node_modules/tinymce/tinymce.min.js"></script>
<script>
  tinymce.init({
    selector: "#text",
    plugins: "code",
    toolbar: "code",
    promotion: false,
    convert_urls: false,
    xss_sanitization: false,
    entity_encoding: "raw",
  });
</script>
"""
NOTEBOOK = json.dumps(
    {
        "cells": [
            {
                "cell_type": "code",
                "execution_count": None,
                "id": "puzzle",
                "metadata": {},
                "outputs": [],
                "source": "SNIPPET",
            }
        ],
        "metadata": {"kernelspec": {"name": "python3", "display_name": "Python 3"}},
        "nbformat": 4,
        "nbformat_minor": 5,
    }
)
MKDOCS = """site_name: Course
theme:
  name: material
  font: false
  palette:
    - scheme: default
      toggle: { icon: material/weather-night, name: Dark }
    - scheme: slate
      toggle: { icon: material/weather-sunny, name: Light }
"""
DOCUSAURUS = """export default {
  title: "Course",
  url: "https://course.example",
  baseUrl: "/built/",
  presets: [["classic", { docs: false, blog: false }]],
};
"""
VITEPRESS = 'export default {\n  title: "Course",\n  base: "/built/",\n};\n'
REVEAL = """<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>Course</title>
    <link rel="stylesheet" href="node_modules/reveal.js/dist/reset.css">
    <link rel="stylesheet" href="node_modules/reveal.js/dist/reveal.css">
    <link rel="stylesheet" href="node_modules/reveal.js/dist/theme/black.css">
  </head>
  <body>
    <div class="reveal">
      <div class="slides">
SLIDE
      </div>
    </div>
    <script src="node_modules/reveal.js/dist/reveal.js"></script>
    <script>Reveal.initialize({ hash: true });</script>
  </body>
</html>
"""
JUPYTER_BOOK = "from jupyter_book.cli.main import main; main()"  # its command's own line
PYDATA_SWITCH = (".theme-switch-button:visible", ".dropdown-menu.show button:has-text('Dark')")
SPHINX = ("Sphinx==9.0.4", "myst-parser==5.2.0")

SYSTEMS: dict[str, System] = {
    "page": System(
        "HTML", "A page written by hand", (), {"index.html": HTML}, as_it_is, "index.html"
    ),
    "tinymce": System(
        "Moodle, Canvas",
        "TinyMCE {}, the editor of learning platforms",
        ("tinymce@6.8.6",),
        {"editor.html": TINYMCE, "index.html": HTML},
        as_it_is,
        "index.html",
    ),
    "material": System(
        "Markdown (MkDocs)",
        "MkDocs {} with Material {}",
        ("mkdocs==1.6.1", "mkdocs-material==9.8.1"),
        {"mkdocs.yml": MKDOCS, "docs/index.md": "# Week 1\n\nSNIPPET\n\nRead on.\n"},
        python("-m", "mkdocs", "build", "--quiet", "--strict", "--site-dir", "BUILT"),
        "index.html",
        ("form[data-md-component=palette] label:visible",),
    ),
    "furo": System(
        "Sphinx",
        "Sphinx {} with furo {}",
        ("Sphinx==9.0.4", "furo==2025.12.19"),
        {
            "conf.py": f"{SPHINX_CONF}extensions = []\nhtml_theme = 'furo'\n",
            "index.rst": "Week 1\n======\n\nSNIPPET\n\nRead on.\n",
        },
        python("-m", "sphinx", "-q", "-W", "-b", "html", ".", "BUILT"),
        "index.html",
        (".theme-toggle:visible",),
    ),
    "pydata": System(
        "Sphinx with MyST",
        "Sphinx {} with myst-parser {} and pydata-sphinx-theme {}",
        (*SPHINX, "pydata-sphinx-theme==0.24.0"),
        {"conf.py": PYDATA, "index.md": "# Week 1\n\nSNIPPET\n\nRead on.\n"},
        python("-m", "sphinx", "-q", "-W", "-b", "html", ".", "BUILT"),
        "index.html",
        PYDATA_SWITCH,
    ),
    "jupyter-book-1": System(
        "Jupyter Book 1",
        "Jupyter Book {}",
        ("jupyter-book==1.0.4.post1",),
        {
            "_config.yml": "title: Course\nauthor: Teacher\n",
            "_toc.yml": "format: jb-book\nroot: index\n",
            "index.md": "# Week 1\n\nSNIPPET\n\nRead on.\n",
        },
        python("-c", JUPYTER_BOOK, "build", ".", "--path-output", "BUILT"),
        "_build/html/index.html",
        (".theme-switch-button:visible",),
    ),
    "jupyterlab": System(
        "Notebook cell",
        "JupyterLab {}",
        ("jupyterlab==4.6.6",),
        {"course.ipynb": NOTEBOOK},
        by_hand,
        "course.ipynb",
        besides=("ipykernel==7.4.0",),
    ),
    "mystmd": System(
        "Jupyter Book 2 (mystmd)",
        "mystmd {}, drawn by its theme’s myst-to-react {}",
        ("mystmd@1.8.3", "myst-to-react@1.3.0"),
        {"myst.yml": MYST, "index.md": "# Week 1\n\nSNIPPET\n\nRead on.\n"},
        mystmd,
        "index.html",
        besides=("react@18.3.1", "react-dom@18.3.1"),
    ),
    "pandoc": System(
        "Quarto",
        "pandoc 3.9 (pypandoc-binary {}) in Quarto’s place",
        ("pypandoc_binary==1.17",),
        {
            "course.qmd": "---\ntitle: Week 1\n---\n\nSNIPPET\n\nRead on.\n",
            "quarto.lua": QUARTO,
        },
        pandoc,
        "index.html",
    ),
    "docusaurus": System(
        "Docusaurus (MDX)",
        "Docusaurus {}",
        ("@docusaurus/core@3.10.2",),
        {
            "docusaurus.config.js": DOCUSAURUS,
            "src/pages/index.mdx": "# Week 1\n\nSNIPPET\n\nRead on.\n",
        },
        node("docusaurus", "build", "--out-dir", "BUILT"),
        "",
        ("button[class*=toggleButton]:visible",),
        (
            "@docusaurus/preset-classic@3.10.2",
            "react@19.3.1",
            "react-dom@19.3.1",
            "@docsearch/react@4.6.0",  # a later one asks for what is not published
        ),
    ),
    "vitepress": System(
        "VitePress",
        "VitePress {}",
        ("vitepress@1.6.4",),
        {
            ".vitepress/config.mjs": VITEPRESS,
            "index.md": "# Week 1\n\nSNIPPET\n\nRead on.\n",
        },
        node("vitepress", "build", ".", "--outDir", "BUILT"),
        "",
        (".VPSwitchAppearance:visible",),
    ),
    "reveal": System(
        "reveal.js",
        "reveal.js {}",
        ("reveal.js@6.0.2",),
        {
            "index.html": REVEAL.replace(
                "SLIDE", "<section><h2>Week 1</h2></section>\n<section>\nSNIPPET\n</section>"
            )
        },
        as_it_is,
        "index.html#/1",
    ),
    "reveal-background": System(
        "reveal.js, whole slide",
        "reveal.js {}",
        ("reveal.js@6.0.2",),
        {"index.html": REVEAL.replace("SLIDE", "<section><h2>Week 1</h2></section>\nSNIPPET")},
        as_it_is,
        "index.html#/1",
    ),
    "scorm": System("SCORM", "scorm-again {}, SCORM 2004", ("scorm-again@3.4.3",), {}, by_hand, ""),
}
