"""A player's record: what it tells, what of a file goes into it, and mistakes as puzzles."""

from __future__ import annotations

import itertools
import json
from collections import Counter
from functools import cache
from typing import Any

import pytest

from cicada.account import read_account
from cicada.game import position_after, puzzle_and_moves
from cicada.games import GAMES
from cicada.guessing.practice import open_link
from cicada.page.record.kept import DAY
from cicada.page.record.practice import DAYS, practice_of, puzzle_at
from cicada.page.result_code import print_code
from cicada.page.service import service

MASTERMIND = GAMES["mastermind"]
NOON = 1763726400


def ask(step: str, **options: Any) -> Any:
    answer = json.loads(service(json.dumps({"do": "record", "step": step, "options": options})))
    assert answer["ok"], answer
    return answer["result"]


def refusal(step: str, **options: Any) -> str:
    answer = json.loads(service(json.dumps({"do": "record", "step": step, "options": options})))
    assert not answer["ok"]
    assert answer["error"]["code"] != "fault", answer
    sentence: str = answer["error"]["sentence"]
    return sentence


def text(games: list[Any], practice: list[Any] | None = None) -> str:
    return json.dumps(
        {"cicada": "record", "version": 1, "games": games, "practice": practice or []}
    )


def played(
    puzzle: str,
    *moves: str,
    ended: int = NOON,
    game: str = "mastermind",
    events: list[str] | None = None,
    losses: list[float | None] | None = None,
    guesses: int | None = None,
) -> dict[str, Any]:
    account: Any = {
        "events": events or ["move"] * len(moves),
        "began": ended - 60,
        "ended": ended,
    }
    code = print_code(GAMES[game], puzzle, moves, read_account(account))
    return {
        "game": game,
        "board": puzzle.rpartition(":")[0],
        "id": puzzle,
        "ended": ended,
        "guesses": len(moves) if guesses is None else guesses,
        "code": code,
        "losses": losses,
        "certain": True,
    }


def hidden(secret: str, pegs: int = 4) -> str:
    """The id of a puzzle with this code."""
    return MASTERMIND.print(MASTERMIND.make({"secret": secret, "pegs": pegs}, ""))


GAME = played(hidden("2316"), "1122", "1344", "2316", losses=[0.0, 0.1, 0.0])


def test_a_record_tells_each_board() -> None:
    other = played(hidden("4444"), "1122", "4444", losses=[0.2, 0.0], ended=NOON + 100)
    helped = played(hidden("1111"), "1111", events=["hint3", "move"], guesses=0)
    undone = played(
        hidden("5555"), "5555", events=["move", "undo", "move"], guesses=2, losses=[0.9]
    )
    found = ask("tell", record=text([GAME, other, helped, undone]))
    (board,) = found["boards"]
    assert (board["game"], board["board"], board["games"], board["helped"]) == (
        "mastermind",
        "4x6",
        4,
        1,
    )
    assert board["counts"] == {"2": 2, "3": 1}
    assert board["average"] == pytest.approx(7 / 3)
    assert board["best"]["average"] == pytest.approx(5625 / 1296)
    # A game with help or with a move taken back says nothing of skill.
    skill = board["skill"]
    assert (skill["games"], skill["guesses"]) == (2, 5)
    assert skill["loss"] == pytest.approx(0.3 / 5)
    assert skill["sentence"].endswith("2 games are too few to tell how sure that is.")
    luck = 5625 / 1296 + 0.3 / 2 - 5 / 2
    assert board["luck"] == f"Luck saved you {luck:.2f} guesses a game, in 2 games."


def test_tries_of_a_puzzle_of_shots_are_counted_by_runs_of_undoing() -> None:
    puzzle = GAMES["shot"].print(GAMES["shot"].make({"level": 1}, ""))
    (move,) = (
        GAMES["shot"]
        .questions["solution"]
        .ask(GAMES["shot"].start(GAMES["shot"].open(puzzle)), {}, lambda _: None)["moves"][:1]
    )
    at_once = played(puzzle, move, game="shot")
    again = played(puzzle, move, game="shot", events=["move", "undo", "move", "undo", "move"])
    found = ask("tell", record=text([at_once, again]))
    assert found["boards"][0]["counts"] == {"1": 1, "3": 1}


def test_a_record_that_was_saved_is_the_same_when_it_is_opened() -> None:
    games = [GAME, played(hidden("4444"), "4444", losses=[0.2])]
    practice = [{"link": "4x6:open", "box": 2, "due": 20000}]
    found = ask("take", record=text([]), file=text(games, practice))
    key = lambda kept: kept["id"]  # noqa: E731
    assert sorted(found["games"], key=key) == sorted(games, key=key)
    assert (found["practice"], found["known"], found["refused"]) == (practice, 0, 0)
    again = ask("take", record=text(games, practice), file=text(games, practice))
    assert (again["games"], again["practice"], again["known"]) == ([], [], 2)


def test_of_two_results_of_a_puzzle_the_first_counts() -> None:
    later = played(hidden("2316"), "2316", ended=NOON + 3600)
    earlier = played(hidden("2316"), "1111", "2316", ended=NOON - 3600)
    assert ask("take", record=text([GAME]), file=text([later]))["games"] == []
    assert ask("take", record=text([GAME]), file=text([earlier]))["games"] == [earlier]
    another_day = played(hidden("2316"), "2316", ended=NOON + DAY)
    assert ask("take", record=text([GAME]), file=text([another_day]))["games"] == [another_day]
    word = played("4x6:~word", "1122", *FOUND, ended=NOON)
    same_word = played("4x6:~word", *FOUND, ended=NOON + DAY)
    assert ask("take", record=text([word]), file=text([same_word]))["games"] == []


# What the word hides, as Python tells it at the end.
FOUND = MASTERMIND.questions["solution"].ask(
    MASTERMIND.start(MASTERMIND.open("4x6:~word")), {}, lambda _: None
)["moves"]


def test_what_an_older_release_kept_is_taken_without_a_code() -> None:
    old = {**GAME, "code": "", "ended": 0, "losses": None, "certain": False}
    assert ask("take", record=text([]), file=text([old]))["games"] == [old]
    # The full result takes its place, not the other way round.
    assert ask("take", record=text([old]), file=text([GAME]))["games"] == [GAME]
    assert ask("take", record=text([GAME]), file=text([old]))["games"] == []


DAMAGED: list[Any] = [
    None,
    7,
    [],
    {},
    {**GAME, "game": "chess"},
    {**GAME, "guesses": -1},
    {**GAME, "guesses": True},
    {**GAME, "ended": "noon"},
    {**GAME, "code": GAME["code"].replace("1122", "1123")},
    {**GAME, "code": "x" * 10_000},
    {**GAME, "code": "", "id": "4x6:1zzz-zzzzzz"},
    {**GAME, "code": "", "board": "5x8"},
]


@pytest.mark.parametrize("game", DAMAGED, ids=range(len(DAMAGED)))
def test_what_is_no_game_is_left_out_of_a_file(game: Any) -> None:
    found = ask("take", record=text([]), file=text([game, GAME]))
    assert (found["games"], found["refused"]) == ([GAME], 1)


@pytest.mark.parametrize(
    "losses", [7, [1, 2], [0, 0, -1], [0, 0, 1e9], [0, 0, "0"], [0, True, 0], [[], [], []]]
)
def test_false_losses_are_forgotten(losses: Any) -> None:
    found = ask("take", record=text([]), file=text([{**GAME, "losses": losses}]))
    assert [game["losses"] for game in found["games"]] == [None]


def test_a_claim_that_its_code_denies_is_set_right() -> None:
    false = {**GAME, "guesses": 1, "board": "5x8", "ended": 5}
    assert ask("take", record=text([]), file=text([false]))["games"] == [GAME]


def test_an_answered_game_has_no_guesses_of_its_own() -> None:
    # In an open game the person gives the answers: there is nothing to find.
    answered = played("4x6:open", "1122:1,0", "1344:4,0", guesses=0)
    claimed = {**answered, "guesses": 2}
    assert ask("take", record=text([]), file=text([claimed]))["games"] == [answered]


def test_a_game_that_is_not_over_is_left_out_of_a_file() -> None:
    for unfinished in (played(hidden("2316"), "1122"), played("4x6:open", "1122:1,0")):
        found = ask("take", record=text([]), file=text([unfinished]))
        assert (found["games"], found["refused"]) == ([], 1)


def test_the_later_date_of_a_puzzle_that_comes_again_counts() -> None:
    def due(day: int) -> list[Any]:
        return [{"link": "4x6:open", "box": 2, "due": day}]

    for file, taken in ((19999, []), (20000, []), (20001, due(20001))):
        found = ask("take", record=text([], due(20000)), file=text([], due(file)))
        assert found["practice"] == taken


@pytest.mark.parametrize(
    "file", ["", "[]", "nonsense", "{}", '{"cicada": "record", "games": 3}', "[" * 100_000]
)
def test_a_file_that_is_no_record_is_refused(file: str) -> None:
    assert refusal("take", record=text([]), file=file).startswith("This is no record")


def test_how_far_a_file_is_read_is_told() -> None:
    games = [played(hidden("2316"), "2316", ended=NOON + n * DAY) for n in range(120)]
    notes: list[Any] = []
    options = {"record": text([]), "file": text([*games, *DAMAGED[:3]])}
    request = json.dumps({"do": "record", "step": "take", "options": options})
    answer = json.loads(service(request, lambda note: notes.append(json.loads(note))))
    assert len(answer["result"]["games"]) == 120
    assert notes == [{"played": n, "games": 120} for n in (0, 50, 100)]


def test_puzzles_of_a_file_come_once_each_and_have_a_bound() -> None:
    again = [{"link": "4x6:open", "box": 1, "due": 20000 + n} for n in range(3)]
    many = [{"link": f"4x6:~{n}", "box": 0, "due": 20000} for n in range(3000)]
    long = [{"link": "x" * 5000, "box": 0, "due": 20000}]
    found = ask("take", record=text([]), file=text([], [*many, *again, *long]))["practice"]
    assert found[-1] == again[-1]
    assert len(found) == len({due["link"] for due in found}) == 500


def test_a_newer_file_is_refused() -> None:
    newer = text([]).replace('"version": 1', '"version": 2')
    assert "newer" in refusal("take", record=text([]), file=newer)


def answer(secret: str, guess: str) -> tuple[int, int]:
    """Mastermind's answer by its plain definition."""
    black = sum(a == b for a, b in zip(secret, guess, strict=True))
    return black, (Counter(secret) & Counter(guess)).total() - black


SECRET = "355"
CODES = ["".join(code) for code in itertools.product("123456", repeat=3)]


def fitting(*guesses: str) -> tuple[str, ...]:
    """The codes that fit the answers of the secret."""
    told = [(guess, answer(SECRET, guess)) for guess in guesses]
    return tuple(code for code in CODES if all(answer(code, g) == a for g, a in told))


def cost(secrets: tuple[str, ...], known: dict[tuple[str, ...], int]) -> int:
    """The least guesses in all for some secrets of three pegs, by trying every code."""
    if len(secrets) <= 2:
        return 2 * len(secrets) - 1
    if secrets not in known:
        known[secrets] = min(after(secrets, guess, known) for guess in CODES)
    return known[secrets]


def after(secrets: tuple[str, ...], guess: str, known: dict[tuple[str, ...], int]) -> int:
    classes: dict[tuple[int, int], list[str]] = {}
    for secret in secrets:
        classes.setdefault(answer(secret, guess), []).append(secret)
    if len(classes) == 1 and (3, 0) not in classes:
        return 10**6  # it tells nothing
    rest = [tuple(left) for each, left in classes.items() if each != (3, 0)]
    return len(secrets) + sum(cost(left, known) for left in rest)


def test_a_mistake_is_a_puzzle_whose_answer_is_proven() -> None:
    mistake = played(hidden(SECRET, 3), "112", "135", "533", "355", losses=[0.0, 0.0, 0.3, 0.0])
    found = ask("puzzle", record=text([mistake]), day=20000)
    puzzle = found["puzzle"]
    assert puzzle["yours"] == "533"
    assert [row["guess"] for row in puzzle["rows"]] == ["112", "135"]
    left = fitting("112", "135")
    assert puzzle["left"] == len(left)
    known: dict[tuple[str, ...], int] = {}
    lost = (after(left, "533", known) - cost(left, known)) / len(left)
    assert puzzle["lost"] == pytest.approx(lost)  # whatever the record says
    right = {guess for guess in CODES if after(left, guess, known) == cost(left, known)}
    for guess in ("533", "355", min(right)):
        given = {"game": "mastermind", "link": puzzle["link"], "guess": guess}
        told = ask("answer", **given, box=1, day=20000)
        assert told["right"] == (guess in right)
        assert told["needs"] == pytest.approx(after(left, guess, known) / len(left))
        assert told["best"] in right
        assert told["box"] == (2 if told["right"] else 0)
        assert told["due"] == 20000 + DAYS[told["box"]]


PIECES = [colour + kind for colour in "BW" for kind in "KQRBNP"]
Set = tuple[str, ...]


def sets(size: int) -> list[Set]:
    """What may be guessed."""
    numbers = range(size + 1)
    return [each for n in numbers for each in itertools.combinations_with_replacement(PIECES, n)]


SETS = sets(2)


@cache
def chess_answer(target: Set, guess: Set) -> tuple[bool | int, ...]:
    """Whether the guess is the target, and what both have in common: pieces, kinds, colours."""

    def common(first: list[str], second: list[str]) -> int:
        return (Counter(first) & Counter(second)).total()

    alike = [
        common([piece[part] for piece in target], [piece[part] for piece in guess])
        for part in (slice(2), 1, 0)
    ]
    return target == guess, *alike


def split(targets: tuple[Set, ...], guess: Set) -> dict[tuple[bool | int, ...], tuple[Set, ...]]:
    classes: dict[tuple[bool | int, ...], tuple[Set, ...]] = {}
    for target in targets:
        found = chess_answer(target, guess)
        classes[found] = (*classes.get(found, ()), target)
    return classes


def chess_after(
    targets: tuple[Set, ...],
    guess: Set,
    known: dict[tuple[Set, ...], int],
    guesses: list[Set] = SETS,
) -> int:
    """The least guesses in all for some targets, if this guess comes first."""
    classes = split(targets, guess)
    if len(classes) == 1 and targets != (guess,):
        return 10**6  # it tells nothing
    left = [part for answer, part in classes.items() if not answer[0]]
    return len(targets) + sum(chess_cost(part, known, guesses) for part in left)


def chess_cost(
    targets: tuple[Set, ...], known: dict[tuple[Set, ...], int], guesses: list[Set] = SETS
) -> int:
    if len(targets) <= 2:
        return 2 * len(targets) - 1
    if targets not in known:
        known[targets] = min(chess_after(targets, guess, known, guesses) for guess in guesses)
    return known[targets]


def possible(size: int) -> list[Set]:
    """What may be hidden: no more of a piece than a chess set has."""
    most = {"K": 1, "Q": 1, "R": 2, "B": 2, "N": 2, "P": 8}
    return [set_ for set_ in sets(size) if all(set_.count(each) <= most[each[1]] for each in set_)]


def chess_left(size: int, guess: Set, numbers: tuple[int, ...]) -> int:
    """How many targets answer a guess with these numbers: pieces, kinds, colours."""
    pieces, kinds, colours = numbers
    told = (False, pieces, pieces + kinds, pieces + colours)
    return sum(chess_answer(set_, guess) == told for set_ in possible(size))


@pytest.mark.not_quick
def test_a_mistake_of_chessguess_is_proven_before_it_is_a_puzzle() -> None:
    """At a size of two, beside a plain program that tries every set."""
    assert len(possible(2)) == 87  # two kings or queens may be guessed, not hidden
    game = GAMES["chessguess"]
    puzzle = game.print(game.make({"size": 2, "target": "WQ"}, ""))
    moves = ("BK BP", "WR WR", "BB BB", "WQ")
    judged = played(puzzle, *moves, game="chessguess", losses=[0.0, 0.4, 0.3, 0.0])
    left = [set_ for set_ in possible(2) if chess_answer(set_, ("BK", "BP")) == (False, 0, 0, 0)]
    known: dict[tuple[Set, ...], int] = {}
    lost = {
        guess: (chess_after(tuple(left), guess, known) - chess_cost(tuple(left), known)) / len(left)
        for guess in SETS
    }
    found = ask("puzzle", record=text([judged]), day=20000)["puzzle"]
    assert (found["game"], found["board"], found["yours"]) == ("chessguess", "2", "WR WR")
    assert found["left"] == len(left)
    assert found["lost"] == pytest.approx(lost["WR", "WR"])
    assert found["lost"] != 0.4
    right = {" ".join(guess) for guess in SETS if lost[guess] == 0}
    for guess in ("WR WR", "WQ", min(right)):
        given = {"game": "chessguess", "link": found["link"], "guess": guess}
        told = ask("answer", **given, box=0, day=20000)
        assert told["right"] == (guess in right)
        assert told["loss"] == pytest.approx(lost[tuple(guess.split())])
        assert told["best"] in right
    # What was judged to be a mistake and is proven to be none is no puzzle.
    none = played(puzzle, "BK BP", min(right), "WQ", game="chessguess", losses=[0.0, 0.9, 0.0])
    assert ask("puzzle", record=text([none]), day=20000)["puzzle"]["yours"] == ""
    # What an older release has estimated is no figure, and Python looks at the game again.
    (board,) = ask("tell", record=text([{**judged, "certain": False}]))["boards"]
    assert board["skill"] is None
    assert board["unseen"] == [judged["code"]]


FIVE_PAWNS = ("BP",) * 5


@pytest.mark.parametrize(
    ("size", "guess", "numbers", "left"),
    [
        (3, ("BK", "BQ", "WR"), (1, 2, 2), 2),
        (3, ("BK", "BQ", "BR"), (2, 1, 0), 3),
        (3, ("BR", "BP"), (0, 0, 2), 50),
        (3, ("BR", "BB"), (0, 0, 2), 51),
        # All but one are white pawns, and that one is another black piece.
        (5, FIVE_PAWNS, (0, 4, 1), 5),
        (6, FIVE_PAWNS, (0, 5, 1), 5),
    ],
)
def test_puzzles_of_chessguess_have_at_most_five_pieces_and_three_to_fifty_sets_left(
    size: int, guess: Set, numbers: tuple[int, ...], left: int
) -> None:
    assert chess_left(size, guess, numbers) == left
    move = f"{' '.join(guess)}:{','.join(map(str, numbers))}"
    position = position_after(GAMES["chessguess"], f"{size}:open", (move,))
    puzzle = puzzle_at("chessguess", open_link(position))
    assert (puzzle is not None) == (size <= 5 and 3 <= left <= 50)
    assert puzzle is None or puzzle["left"] == left


def test_the_first_set_that_fits_is_no_best_guess_in_puzzles_of_chessguess() -> None:
    """Those of three pieces with few targets left, beside a plain program that tries every set."""
    small = 0
    game, practice = GAMES["chessguess"], practice_of("chessguess")
    assert practice is not None
    for number in range(0, 72, 2):
        position = position_after(game, *puzzle_and_moves(game, practice.seeded(number)))
        assert 3 < position.secrets.size <= 24
        targets = tuple(
            tuple(position.described(position.puzzle.board.code(number)))
            for number in position.secrets.numbers
        )
        if len(targets) > 4:
            continue
        small += 1
        known: dict[tuple[Set, ...], int] = {}
        first = chess_after(targets, targets[0], known, sets(3))
        assert first > chess_cost(targets, known, sets(3))
    assert small


@pytest.mark.parametrize(
    ("game", "parameters", "moves", "basis"),
    [
        ("mastermind", {"secret": "2316"}, ("1122", "2316"), "Known of all 2 guesses."),
        ("chessguess", {"size": 2, "target": "WQ"}, ("BK BP", "WQ"), "Known of all 2 guesses."),
    ],
)
def test_a_figure_says_of_how_much_it_is_known(
    game: str, parameters: Any, moves: tuple[str, ...], basis: str
) -> None:
    puzzle = GAMES[game].print(GAMES[game].make(parameters, ""))
    kept = played(puzzle, *moves, game=game, losses=[0.1, 0.0])
    (board,) = ask("tell", record=text([kept]))["boards"]
    assert board["skill"]["basis"] == basis


def test_everybody_has_puzzles_of_each_game_that_proves_guesses() -> None:
    solved: list[Any] = []
    for _ in range(4):
        puzzle = ask("puzzle", record=text([], solved), day=20000)["puzzle"]
        solved.append({"link": puzzle["link"], "box": 1, "due": 20001, "game": puzzle["game"]})
    assert [each["game"] for each in solved] == ["mastermind", "chessguess"] * 2
    assert ask("puzzle", record=text([], solved), day=20001)["puzzle"]["box"] == 1


def test_a_puzzle_comes_again_when_it_is_due() -> None:
    mistake = played(hidden(SECRET, 3), "112", "135", "533", "355", losses=[0.0, 0.0, 0.3, 0.0])
    link = ask("puzzle", record=text([mistake]), day=20000)["puzzle"]["link"]
    solved = [{"link": link, "box": 2, "due": 20003}]
    before = ask("puzzle", record=text([mistake], solved), day=20002)["puzzle"]
    assert (before["yours"], before["lost"]) == ("", None)  # one of the set that everybody has
    again = ask("puzzle", record=text([mistake], solved), day=20003)["puzzle"]
    assert (again["link"], again["box"]) == (link, 2)


@pytest.mark.parametrize("link", ["", "4x6:open", hidden("1122"), "5x8:open", "4x6:evil"])
def test_what_is_no_puzzle_is_refused(link: str) -> None:
    given = {"game": "mastermind", "guess": "1122"}
    assert refusal("answer", **given, link=link) == "This is no puzzle; take another one."
    assert refusal("answer", link=link, game="nothing", guess="1") != ""


def test_a_game_is_looked_at_and_every_loss_is_proven() -> None:
    code = played(hidden(SECRET, 3), "112", "135", "533", "355")["code"]
    losses = ask("look", code=code)["losses"]
    known: dict[tuple[str, ...], int] = {}
    left = fitting("112", "135")
    lost = (after(left, "533", known) - cost(left, known)) / len(left)
    assert losses[2] == pytest.approx(lost)
    assert lost > 0
    assert all(loss >= 0 for loss in losses)


def all_shots(board: frozenset[tuple[int, int]]) -> list[frozenset[tuple[int, int]]]:
    """The board after each legal shot, by the rule: next cell empty, a ball further on."""
    found = []
    for (x, y), (dx, dy) in itertools.product(board, ((1, 0), (-1, 0), (0, 1), (0, -1))):
        line = [(x + dx * n, y + dy * n) for n in range(1, 9)]
        if line[0] in board or not any(cell in board for cell in line):
            continue
        after = board - {(x, y)} - set(line)
        found.append(after | {(a - dx, b - dy) for a, b in line if (a, b) in board})
    return [frozenset(each) for each in found]


def wins(board: frozenset[tuple[int, int]]) -> float:
    """The chance that random shots win, by its plain definition."""
    shots = all_shots(board)
    return 1.0 if len(board) == 1 else sum(map(wins, shots)) / len(shots) if shots else 0.0


def test_tries_stand_beside_those_of_random_and_of_careful_play() -> None:
    shot = GAMES["shot"]
    puzzle = shot.make({"board": DRAWING}, "")
    position = shot.start(puzzle)
    told = shot.questions["tries"].ask(position, {"tries": 3}, lambda _: None)
    cells = frozenset(tuple(ball) for ball in shot.describe(position)["balls"])
    assert told["random"] == pytest.approx(1 / wins(cells))
    assert 1 <= told["careful"] < told["random"]
    assert told["sentence"].startswith("You: 3 tries. Shots at random need ")


DRAWING = "o.o.o..\n.......\no..o...\n.......\n..o...."
