"""Makes what the page knows of Python's answers, and of its languages.

`contract.d.ts` in web/python has the types from the games' contracts, `events.js` which questions
count as which help, `constants.js` what both sides have to know before Python has started: limits,
and what texts begin with; `index.js` in web/languages lists the catalogues that lie beside it.

Every game is a namespace, and every package that answers a page beside the games: a dataclass of
options is an interface whose members may be left out, an answer is an interface, and
`Questions` and `Handlers` say what each question and each request of a page takes and answers.
"""

from __future__ import annotations

import importlib
import inspect
import json
import re
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import (
    Any,
    Generic,
    Literal,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)
from xml.etree import ElementTree as ET

from cicada import account, daily, ids, options
from cicada.answer import Answer
from cicada.games import GAMES
from cicada.lab import contract as lab
from cicada.lab import link, marking, query
from cicada.options import NoOptions
from cicada.page import result_code
from cicada.page.record import contract as record
from cicada.page.record import kept
from cicada.page.service import HANDLER_MODULES
from cicada.page.whole_tree import contract as whole_tree
from web.pyodide.build import archives

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "web" / "python"
CATALOGUES = ROOT / "web" / "languages"
XLIFF = "{urn:oasis:names:tc:xliff:document:1.2}"
SHARED = "guessing"
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", NoneType: "null"}

HEAD = """\
/**
 * What passes between the page and Python, made from the games' contracts by
 * web/build/declarations.py: change those, then run `python3 build.py declarations`.
 */

export type Status = "playing" | "won" | "stuck" | "contradiction";
"""


def qualified_name(kind: Any) -> str:
    """The name of a contract's type, with its namespace; options that take nothing have none."""
    if kind is NoOptions:
        return "{}"
    return f"{namespace_of(kind.__module__)}.{kind.__name__}"


def namespace_of(module: str) -> str:
    """The namespace of a module's types: the name of its package where it is a contract."""
    return module.removesuffix(".contract").rpartition(".")[2]


def type_of(kind: Any) -> str:
    """A Python annotation as TypeScript has it."""
    origin, inner = get_origin(kind), get_args(kind)
    if kind in PLAIN:
        return PLAIN[kind]
    if isinstance(kind, TypeVar):
        return kind.__name__
    if origin is Literal:
        return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in inner)
    if origin in (Union, UnionType):
        return " | ".join(dict.fromkeys(map(type_of, inner)))
    if origin is list or (origin is tuple and inner[-1] is Ellipsis):
        item = type_of(inner[0])
        return f"({item})[]" if "|" in item else f"{item}[]"
    if origin is tuple:
        return f"[{', '.join(map(type_of, inner))}]"
    if origin is dict:
        return f"Record<{', '.join(map(type_of, inner))}>"
    if is_answer(origin):
        return f"{qualified_name(origin)}<{', '.join(map(type_of, inner))}>"
    if is_answer(kind) or is_dataclass(kind):
        return qualified_name(kind)
    raise SystemExit(f"web/build/declarations.py does not know how to write {kind}.")


def is_answer(kind: Any) -> bool:
    """Whether this is a class of what is answered, not one with its type variables set."""
    return isinstance(kind, type) and issubclass(kind, Answer)


def field_comments(kind: Any) -> dict[str, str]:
    """What stands as a text under each field of a class: its documentation."""
    found = re.findall(r'^    (\w+): .*\n    """((?:.|\n)*?)"""$', inspect.getsource(kind), re.M)
    return {name: " ".join(text.split()) for name, text in found}


def comment(text: str, indent: str) -> str:
    """A documentation comment; none for an empty text."""
    return f"{indent}/** {text} */\n" if text else ""


def interface(kind: Any) -> str:
    """The interface of an answer or of a dataclass of options."""
    optional = is_dataclass(kind)
    # Only bases that are generic are named; of others an interface has the members itself.
    bases = vars(kind).get("__orig_bases__", ())
    extended = [base for base in bases if is_answer(get_origin(base))]
    parameters = [
        type_of(each) for base in bases if get_origin(base) is Generic for each in get_args(base)
    ]
    inherited = {name for base in extended for name in get_type_hints(get_origin(base))}
    hints, texts = get_type_hints(kind), field_comments(kind)
    extends = f" extends {', '.join(map(type_of, extended))}" if extended else ""
    generic = f"<{', '.join(parameters)}>" if parameters else ""
    summary = (kind.__doc__ or "").partition("\n")[0]
    lines = [comment(summary, "  "), f"  interface {kind.__name__}{generic}{extends} {{\n"]
    for name in [name for name in hints if name not in inherited]:
        kind_of_member = type_of(hints[name])
        if optional:  # what stands for "none sent" is not sent
            kind_of_member = kind_of_member.removesuffix(" | null")
        lines.append(comment(texts.get(name, ""), "    "))
        lines.append(f"    {name}{'?' if optional else ''}: {kind_of_member};\n")
    return "".join([*lines, "  }\n"])


def contract_types(module: ModuleType) -> list[Any]:
    """The answers and the dataclasses of options that a contract defines, in its order."""
    return [
        kind
        for kind in vars(module).values()
        if (is_answer(kind) or is_dataclass(kind)) and kind.__module__ == module.__name__
    ]


def aliases(module: ModuleType) -> str:
    """The unions that a contract names, such as `Hint`."""
    found = {
        name: kind
        for name, kind in vars(module).items()
        if isinstance(kind, UnionType) and not name.startswith("_")
    }
    return "".join(f"  type {name} = {type_of(kind)};\n" for name, kind in found.items())


def askable(name: str, each: Mapping[str, tuple[Any, Any]]) -> str:
    """The interface of what may be asked: what each takes and answers."""
    lines = ["  /** What may be asked, by name. */\n", f"  interface {name} {{\n"]
    for asked, (taken, answered) in each.items():
        key = asked if asked.isidentifier() else f'"{asked}"'
        options = type_of(taken) if fields(taken) else "{}"
        lines.append(f"    {key}: {{ options: {options}; answer: {type_of(answered)} }};\n")
    return "".join([*lines, "  }\n"])


def returned(function: Any) -> Any:
    """What a function is annotated to return."""
    return get_type_hints(function)["return"]


def questions(game: Any) -> str:
    """What each question of a game takes and answers."""
    found = game.questions.items()
    return askable(
        "Questions",
        {name: (each.options, each.answer or returned(each.function)) for name, each in found},
    )


def page_handlers(handlers: ModuleType) -> str:
    """What each request of a page takes and answers."""
    found = handlers.HANDLERS.items()
    return askable("Handlers", {name: (kind, returned(each)) for name, (each, kind) in found})


EVENTS_HEAD = """\
/**
 * What stands in the account of a game, and which of it the answer to a question counts for, by
 * its level. Made from the games by web/build/declarations.py, like contract.d.ts.
 */

/** @typedef {import("./contract.js").account.Account["events"][number]} Event */
"""


def events() -> str:
    """The module of the events of an account."""
    lines = [EVENTS_HEAD, "\n/** @type {readonly Event[]} */\n", "export const EVENTS = [\n"]
    lines += [f'  "{event}",\n' for event in account.EVENTS]
    lines += ["];\n\n/** @type {Record<string, Record<string, readonly Event[]>>} */\n"]
    lines += ["export const HELP = {\n"]
    for name, game in GAMES.items():
        lines.append(f"  {name}: {{\n")
        for question, each in game.questions.items():
            if each.help:
                named = ", ".join(f'"{event}"' for event in each.help)
                lines.append(f"    {question}: [{named}],\n")
        lines.append("  },\n")
    return "".join([*lines, "};\n"])


CONSTANTS: dict[str, tuple[ModuleType, str]] = {
    "MAX_EVENTS": (account, "MAX_EVENTS"),
    "DAILY_CURVE": (daily, "CURVE"),
    "MAX_SEED_LENGTH": (ids, "MAX_SEED_LENGTH"),
    "MAX_TEXT_LENGTH": (options, "MAX_TEXT_LENGTH"),
    "MAX_GUESSES": (kept, "MAX_GUESSES"),
    "MAX_DUES": (kept, "MAX_DUES"),
    "RECORD_VERSION": (kept, "VERSION"),
    "MAX_RECORD_LENGTH": (record, "MAX_RECORD_LENGTH"),
    "MAX_PROGRAM_LENGTH": (lab, "MAX_CODE_LENGTH"),
    "MAX_ANSWER_LENGTH": (query, "MAX_ANSWER_LENGTH"),
    "MAX_TITLE_LENGTH": (link, "MAX_TITLE_LENGTH"),
    "MAX_LIMIT": (link, "MAX_LIMIT"),
    "FINDING": (marking, "FINDING"),
    "FIRST_TREE": (whole_tree, "FIRST"),
    **{
        f"{name}_{constant}".upper(): (module, constant)
        for name in GAMES
        for module in [importlib.import_module(f"cicada.{name}.contract")]
        for constant, value in vars(module).items()
        if constant.isupper() and isinstance(value, int)
    },
}
"""By the name that the page has for it, where Python has a constant; of games all their numbers."""

CONSTANTS_HEAD = """\
/**
 * What both sides know before Python has started, made from the package by
 * web/build/declarations.py: change that, then run `python3 build.py declarations`.
 */
"""


def constants() -> str:
    """The module of the constants that the page shares with Python."""
    text = CONSTANTS_HEAD
    for name, (module, constant) in CONSTANTS.items():
        source = inspect.getsource(module)
        about = re.search(rf'^{constant} = .*\n"""((?:.|\n)*?)"""$', source, re.M)
        text += f"\n{comment(' '.join(about[1].split()), '') if about else ''}"
        text += f"export const {name} = {json.dumps(getattr(module, constant))};\n"
    return text


LANGUAGES_HEAD = """\
/**
 * English, and the languages that have a catalogue here. Made by web/build/declarations.py.
 */
"""


def languages(catalogues: list[Path]) -> str:
    """The module of the languages: what each calls itself, its offer, and what loads it."""
    names: dict[str, str] = {}
    offers: dict[str, str] = {}
    for file in catalogues:
        for unit in ET.parse(file).iter(f"{XLIFF}trans-unit"):
            of_all = {"language-name": names, "language-offer": offers}.get(unit.get("id", ""))
            if of_all is not None:
                of_all["en"] = unit.findtext(f"{XLIFF}source", "")
                of_all[file.stem] = unit.findtext(f"{XLIFF}target") or of_all["en"]
    loading = {file.stem: f'() => import("#languages/{file.stem}.js")' for file in catalogues}
    return "".join(
        [
            LANGUAGES_HEAD,
            constant("Each in its own words.", "LANGUAGES", quoted(names)),
            constant("For readers of another one.", "OFFERS", quoted(offers)),
            constant("What loads the sentences of each but English.", "CATALOGUES", loading),
        ]
    )


def quoted(texts: dict[str, str]) -> dict[str, str]:
    """Texts as JavaScript has them."""
    return {name: json.dumps(text, ensure_ascii=False) for name, text in texts.items()}


def constant(told: str, name: str, values: dict[str, str]) -> str:
    """A constant of JavaScript that has expressions by name."""
    lines = "".join(f"  {key}: {value},\n" for key, value in values.items())
    return f"\n/** {told} */\nexport const {name} = {{\n{lines}}};\n"


def namespace(name: str, content: str) -> str:
    """The namespace of a game."""
    return f"\nexport namespace {name} {{\n{content}}}\n"


def declarations() -> str:
    """The whole text of the declarations."""
    shared = importlib.import_module(f"cicada.{SHARED}.contract")
    text = HEAD
    for name, module in (
        ("account", account),
        ("daily", daily),
        (SHARED, shared),
        ("result_code", result_code),
    ):
        text += namespace(name, "\n".join(map(interface, contract_types(module))))
    for name, game in GAMES.items():
        module = importlib.import_module(f"cicada.{name}.contract")
        parts = [*map(interface, contract_types(module)), aliases(module), questions(game)]
        text += namespace(name, "\n".join(filter(None, parts)))
    pages = {}
    for page, name in HANDLER_MODULES.items():
        handlers = importlib.import_module(name)
        module = importlib.import_module(f"{handlers.__package__}.contract")
        pages[page] = package = namespace_of(module.__name__)
        text += namespace(
            package, "\n".join([*map(interface, contract_types(module)), page_handlers(handlers)])
        )
    entries = "".join(
        f"  {name}: {{\n    parameters: {name}.Parameters;\n"
        f"    description: {name}.Description & {{ status: Status }};\n"
        f"    questions: {name}.Questions;\n  }};\n"
        for name in GAMES
    )
    text += f"\n/** Every game by its name. */\nexport interface Games {{\n{entries}}}\n"
    members = "".join(f"  {page}: {package}.Handlers;\n" for page, package in pages.items())
    text += "\n/** What the pages beside the games may ask. */\n"
    text += f"export interface Pages {{\n{members}}}\n"
    names = " | ".join(f'"{name}"' for name in archives.NAMES)
    text += "\n/** The parts of the package that arrive late, by name. */\n"
    return f"{text}export type ArchiveName = {names};\n"


MADE = {"contract.d.ts": declarations, "events.js": events, "constants.js": constants}


def main() -> None:
    """Write the declarations; a file that says so already stays, for who watches the folder."""
    made = {FOLDER / name: make() for name, make in MADE.items()}
    made[CATALOGUES / "index.js"] = languages(sorted(CATALOGUES.glob("*.xlf")))
    for path, text in made.items():
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
