r"""The handler of every request of the page: one function, JSON in, JSON out.

A request is an object with `do` and `game`, and with what that needs:

    {"do": "new",  "game": "mastermind", "parameters": {"pegs": 4, "colours": 6}, "seed": "k3"}
    {"do": "open", "game": "mastermind", "id": "4x6:~monday", "moves": ["1122"]}
    {"do": "follow", "game": "mastermind", "id": "4x6:~monday).", "seed": "k3"}
    {"do": "ask",  "game": "mastermind", "id": "4x6:~monday", "moves": ["1122"],
                   "question": "hint", "options": {"level": 3}}
    {"do": "link", "game": "mastermind", "id": "4x6:~monday", "moves": ["1122"]}
    {"do": "daily", "game": "mastermind", "date": "2026-11-23"}
    {"do": "result", "game": "mastermind", "id": "4x6:~monday", "moves": ["1122"],
                     "account": {"events": ["hint3", "move"], "began": 1763769600, "ended": null}}

`new` and `open` answer `{"id", "moves", "position"}`, `ask` with the question's own answer,
`link` with `{"link"}`: an id that holds the moves, which `open` takes as well; `follow` as
`open`, with `link` and `note` of where a link leads that may have been changed on its way
(`cicada.links.Followed`); `daily` with the puzzle of a day (`cicada.daily.Daily`); `result` with
what the account of the game comes to there (`cicada.account.Result`) and its result code.

`"language": "de"` beside `do` has the answer in that language (`cicada.i18n.languages`).

These name no game, or name it themselves (`cicada.page.result_code`, `cicada.lab.contract`,
`cicada.page.record.contract`, `cicada.page.whole_tree.contract`, `cicada.page.how.contract`,
`cicada.page.results.contract`, `cicada.certificates.contract`):

    {"do": "lab", "step": "run", "options": {"exercise": "mastermind-4x6"}}
    {"do": "record", "step": "tell", "options": {"record": "{…}"}}
    {"do": "tree", "step": "draw", "options": {"tree": "4x6:optimal"}}
    {"do": "how", "step": "information", "options": {"guess": "1122"}}
    {"do": "results", "step": "check", "options": {"code": "cicada/1/mastermind/4x6:~monday…"}}
    {"do": "certificates", "step": "check", "options": {"name": "mastermind-4x6"}}

An answer is `{"ok": true, "result": …}` or `{"ok": false, "error": {"code", "sentence"}}`;
the error of an unexpected fault has the code `fault` and a `detail` for a report: the version
and the traceback.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from importlib import import_module

from cicada import __version__
from cicada.account import Account, Result, read_account
from cicada.daily import Daily, parse_day
from cicada.errors import InputError
from cicada.game import Game, Json, check_few, position_after, puzzle_and_moves
from cicada.games import GAMES
from cicada.i18n.languages import LANGUAGES, in_language
from cicada.i18n.sentence import Sentence
from cicada.ids import join_moves
from cicada.links import follow
from cicada.nesting import depth
from cicada.page.handlers import answer
from cicada.page.result_code import CodedResult, print_code

HANDLER_MODULES = {
    "how": "cicada.page.how.handlers",
    "record": "cicada.page.record.handlers",
    "tree": "cicada.page.whole_tree.handlers",
    "results": "cicada.page.results.handlers",
    "certificates": "cicada.certificates.handlers",
    "lab": "cicada.lab.handlers",  # last: it needs most of Python's library
}
"""By page, the module with its `HANDLERS`.

No game needs it, so the package of each arrives in an archive of that name when its page is opened
(`web/pyodide/build/archives.py`).
"""

MAX_DEPTH = 100


def service(request: str, report: Callable[[str], None] = lambda _: None) -> str:
    """Answer one request; `report` takes early answers and progress notes as JSON texts.

    Never raises: what goes wrong is in the answer.
    """
    tell = in_language(LANGUAGES[0])
    try:
        asked = _parse(request)
        tell = in_language(asked.get("language", LANGUAGES[0]))
        result = _answer(asked, lambda note: report(json.dumps(tell(note))))
        return json.dumps({"ok": True, "result": tell(result)})
    except InputError as error:
        return _failure(error.code, tell(error.sentence))
    except Exception as fault:
        return _failure("fault", tell(_FAULT), _trace(fault))


_FAULT = Sentence(
    "Cicada made a mistake here; your game is kept, so try again or take the move back."
)


def _trace(fault: Exception) -> str:
    """What a report of a fault needs: our version, what was raised, and the calls that led there.

    A site has no line numbers, unless it is built for development, and no module `traceback`.
    """
    lines = [f"Cicada {__version__}: {type(fault).__name__}: {fault}"]
    step = fault.__traceback__
    while step:
        code = step.tb_frame.f_code
        line = f", line {step.tb_lineno}" if step.tb_lineno else ""
        lines.append(f"  {code.co_filename}{line}, in {code.co_qualname}")
        step = step.tb_next
    return "\n".join(lines)


def _failure(code: str, sentence: str, detail: str = "") -> str:
    error = {"code": code, "sentence": sentence} | ({"detail": detail} if detail else {})
    return json.dumps({"ok": False, "error": error})


def _parse(request: str) -> Mapping[str, Json]:
    try:
        parsed = None if depth(request) > MAX_DEPTH else json.loads(request)
    except ValueError:
        parsed = None
    if not isinstance(parsed, dict):
        raise InputError("Send a request that is one JSON object.", "bad-request")
    return parsed


def _answer(request: Mapping[str, Json], report: Callable[[Json], None]) -> Json:
    match request.get("do"):
        case page if isinstance(page, str) and page in HANDLER_MODULES:
            return answer(page, import_module(HANDLER_MODULES[page]).HANDLERS, request, report)
        case _:
            return _answer_about(_game(request), request, report)


def _answer_about(
    game: Game[Json, Json], request: Mapping[str, Json], report: Callable[[Json], None]
) -> Json:
    match request.get("do"):
        case "new":
            puzzle = game.make(_options(request, "parameters"), _text(request, "seed"))
            return _opened(game, game.print(puzzle), ())
        case "open":
            puzzle_id, moves = puzzle_and_moves(game, _text(request, "id"))
            return _opened(game, puzzle_id, _few(moves + _moves(request)))
        case "follow":
            found = follow(game, _text(request, "id"), _text(request, "seed"))
            opened = _opened(game, found.puzzle, _few(found.moves))
            return {**opened, "link": found.link, "note": found.note}
        case "ask":
            position = position_after(game, _text(request, "id"), _moves(request))
            question = game.questions.get(_text(request, "question"))
            if question is None:
                raise InputError(
                    "Ask {name} one of these: {questions}.",
                    "bad-request",
                    name=game.name,
                    questions=", ".join(game.questions),
                )
            return question.ask(position, _options(request, "options"), report)
        case "link":
            puzzle_id, moves = _text(request, "id"), _moves(request)
            position_after(game, puzzle_id, moves)  # what cannot be played is no position
            return {"link": join_moves(puzzle_id, moves)}
        case "daily":
            day = parse_day(_text(request, "date"))
            return Daily(id=day.id, weekday=day.weekday, kinds=[*game.week])
        case "result":
            account, moves = read_account(request.get("account")), _moves(request)
            position = position_after(game, _text(request, "id"), moves)
            result = game.result(position, len(moves), account)
            return _coded(result, game, _text(request, "id"), moves, account)
        case _:
            raise InputError(
                "Ask the service to do new, open, follow, ask, link, daily or result.",
                "bad-request",
            )


def _coded(
    result: Result,
    game: Game[Json, Json],
    puzzle: str,
    moves: tuple[str, ...],
    account: Account,
) -> CodedResult:
    try:
        return CodedResult(**result, code=print_code(game, puzzle, moves, account))
    except InputError:
        return CodedResult(**result, code="")


def _game(request: Mapping[str, Json]) -> Game[Json, Json]:
    name = request.get("game")
    if not isinstance(name, str) or name not in GAMES:
        raise InputError(
            "There is no such game; choose one of {games}.", "bad-game", games=", ".join(GAMES)
        )
    return GAMES[name]


def _opened(game: Game[Json, Json], puzzle_id: str, moves: tuple[str, ...]) -> Json:
    position = position_after(game, puzzle_id, moves)
    view = {"status": game.status(position), **game.describe(position)}
    return {"id": puzzle_id, "moves": moves, "position": view}


def _text(request: Mapping[str, Json], key: str) -> str:
    value = request.get(key)
    if not isinstance(value, str):
        raise InputError("Send {key} as a text.", "bad-request", key=key)
    return value


def _moves(request: Mapping[str, Json]) -> tuple[str, ...]:
    moves = request.get("moves", [])
    if not isinstance(moves, list) or not all(isinstance(move, str) for move in moves):
        raise InputError("Send moves as a list of texts.", "bad-request")
    return _few(tuple(" ".join(move.split()) for move in moves))


def _few(moves: tuple[str, ...]) -> tuple[str, ...]:
    check_few(moves)
    return moves


def _options(request: Mapping[str, Json], key: str) -> Mapping[str, Json]:
    value = request.get(key, {})
    if not isinstance(value, dict):
        raise InputError("Send {key} as a JSON object.", "bad-request", key=key)
    return value
