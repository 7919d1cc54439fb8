"""A language is three catalogues and nothing else: with those of `tests/polish` there is Polish.

They lie over a copy of the sources, and hold a few sentences; what they lack stays English.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.rooms import ROOT

pytestmark = pytest.mark.native

COUNTS = [1, 3, 5, 22]

HEADERS = """
import { placeOf, withHeaders } from "./web/build/prerender.mjs";
const page = (language) =>
  `<html lang="${language}" data-root="../"><header class="site-header">HEADER</header>`;
const pages = new Map([["shot/index.html", page("en")], ["pl/shot/index.html", page("pl")]]);
console.log(JSON.stringify([...(await withHeaders(pages, process.argv[2], placeOf)).values()]));
"""

COUNTED = """
import { register } from "node:module";
import { pathToFileURL } from "node:url";
const alias = `export const resolve = (name, context, next) =>
  next(name.replace(/^#languages/, ${JSON.stringify(pathToFileURL(process.argv[2]))}), context);`;
register(`data:text/javascript,${encodeURIComponent(alias)}`);
Object.assign(globalThis, { CICADA_LANGUAGE: "pl", window: new EventTarget() });
const { ballCount, solutionCount } = await import("./web/games/shot/counts.js");
const said = JSON.parse(process.argv[3]).map(ballCount);
console.log(JSON.stringify([...said, solutionCount(5)]));
"""

ANSWERS = """
import json, sys
from cicada.page.service import service
request = {"do": "ask", "game": "shot", "id": "l3", "question": "tries", "language": "pl"}
for count in json.loads(sys.argv[1]):
    answer = json.loads(service(json.dumps({**request, "options": {"tries": count}})))
    print(answer["result"]["sentence"].split(".")[0])
print(json.loads(service(json.dumps({"do": "none", "language": "pl"})))["error"]["sentence"])
"""

PAGES = """
import json, sys
from pathlib import Path
from web.text_pages.language import LANGUAGES, language
from web.text_pages.make import Writer, write_how
polish = language("pl")
write_how(Writer(Path("pages"), polish))
[one, other] = [it for it in polish.catalogue.sentences if it.startswith("%(balls)s balls. Shots")]
forms = [polish.ngettext(one, other, count) for count in json.loads(sys.argv[1])]
print(json.dumps([[it.code for it in LANGUAGES], forms]))
"""


class Copy:
    """A copy of the sources with Polish."""

    def __init__(self, folder: Path) -> None:
        for name in ("pysrc/cicada", "web", "package.json", "tests/polish"):
            if (ROOT / name).is_file():
                shutil.copy(ROOT / name, folder)
            else:
                to = folder / name if name != "tests/polish" else folder
                shutil.copytree(ROOT / name, to, dirs_exist_ok=True)
        (folder / "node_modules").symlink_to(ROOT / "node_modules")
        self.folder = folder
        self.python("-B", "web/build/declarations.py")

    def run(self, *command: str) -> str:
        paths = os.pathsep.join([str(self.folder / "pysrc"), str(self.folder)])
        done = subprocess.run(
            command,
            cwd=self.folder,
            env={**os.environ, "PYTHONPATH": paths},
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        assert not done.returncode, done.stderr
        return done.stdout

    def python(self, *arguments: str) -> str:
        return self.run(sys.executable, *arguments)

    def node(self, module: str, *arguments: str) -> str:
        (self.folder / "module.mjs").write_text(module, encoding="utf-8")
        return self.run("node", "module.mjs", *arguments)


@pytest.fixture(scope="module")
def polish(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    return Copy(tmp_path_factory.mktemp("polish"))


@pytest.fixture(scope="module")
def catalogues(polish: Copy) -> str:
    """The folder of what the page loads."""
    polish.run("node", "web/build/languages.mjs", "made")
    return str(polish.folder / "made")


def test_python_answers_in_polish(polish: Copy) -> None:
    *answers, missing = polish.python("-c", ANSWERS, json.dumps(COUNTS)).splitlines()
    assert answers == ["Ty: 1 próba", "Ty: 3 próby", "Ty: 5 prób", "Ty: 22 próby"]
    assert missing.startswith("There is no such")


def test_the_page_speaks_polish(polish: Copy, catalogues: str) -> None:
    said = json.loads(polish.node(COUNTED, catalogues, json.dumps(COUNTS)))
    assert said == ["1 kula", "3 kule", "5 kul", "22 kule", "5 solutions"]


def test_pages_lead_to_polish_and_offer_it(polish: Copy, catalogues: str) -> None:
    english, own = json.loads(polish.node(HEADERS, catalogues))
    for header in (english, own):
        assert 'hreflang="pl" lang="pl"' in header
        assert ">Polski</a>" in header
    assert ">Po polsku?</a>" in english
    assert ">Po polsku?</a>" not in own
    assert ">Auf Deutsch?</a>" in own


def test_pages_of_text_are_polish(polish: Copy) -> None:
    languages, forms = json.loads(polish.python("-c", PAGES, json.dumps(COUNTS)))
    assert languages == ["en", "de", "pl"]
    assert [form.split("; ")[0].partition("Strzały ")[2] for form in forms] == [
        "prowadzą do %(choices)s pozycji",
        *("dają %(choices)s pozycje", "dają %(choices)s pozycji", "dają %(choices)s pozycje"),
    ]
    page = (polish.folder / "pages/pl/how/one-solution/index.html").read_text(encoding="utf-8")
    assert '<html lang="pl"' in page
    assert "Jak to działa" in page
    assert "pozycje; do wygrania" in page
    assert " | " not in page


RULES = """
import { categoriesOf } from "./web/ui/plural-forms.js";
const [rules, forms] = [new Intl.PluralRules("pl"), categoriesOf("pl")];
const indices = [...Array(200).keys()].map((count) => forms.indexOf(rules.select(count)));
console.log(JSON.stringify(indices));
"""


def test_both_sides_have_the_same_rule(polish: Copy) -> None:
    rule = "from cicada.i18n.pl import plural; print([plural(count) for count in range(200)])"
    ours = json.loads(polish.python("-c", rule))
    theirs = json.loads(polish.node(RULES))
    assert theirs.pop(1) == -1
    assert ours[:1] + ours[2:] == theirs
