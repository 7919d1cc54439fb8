"""What people do in a walk: they play, ask, stop, go back and forth and open links."""

from __future__ import annotations

import json
import time
from typing import TYPE_CHECKING

from tests.browser.walk_checks import ANEW, OPENED, SAME, UNKNOWN, Outcome
from tests.browser.walk_page import GAMES, PIECES, Snapshot, ask, equal

if TYPE_CHECKING:
    from tests.browser.walk import Action, Walk

LINKS = {
    "mastermind": ["4x6:~monday", "4x6:~torture", "3x4:~a", "2x3:~b", "4x8n:~c"],
    "chessguess": ["2:~monday", "3:~torture", "1:~a"],
    "shot": ["3:~monday", "4:~torture", "6:~a", "5:~b"],
}
DAMAGED = ["4x6:1zzz-qqqqqq", "4x6", "~", ":", "4x6:~monday.1122.3345.qk0a7x", "%%%", "99:~a", "é"]
TITLES = {"mastermind": "Mastermind", "chessguess": "ChessGuess", "shot": "Shot"}


def move_script(now: Snapshot, move: str) -> str:
    """The script that makes a move as a person does."""
    if now["game"] == "shot":
        key = {"U": "ArrowUp", "D": "ArrowDown", "L": "ArrowLeft", "R": "ArrowRight"}[move[2]]
        return f"""
            const cell = () => view().renderRoot.querySelector("cicada-shot-board").renderRoot
                .querySelector("[data-cell='{move[0]},{move[1]}']");
            cell()?.focus();
            press(cell(), "Escape");
            press(cell(), "Enter");
            await view().updateComplete;
            await pause(20);
            press(cell(), "{key}");
        """
    if now["game"] == "mastermind":
        return f"""
            [...{json.dumps(move)}].forEach((digit, slot) => {{
                click(view().renderRoot.querySelector(`[data-slot="${{slot}}"]`));
                const colours = view().renderRoot.querySelectorAll("button.colour");
                click(colours["123456789".indexOf(digit)]);
            }});
            await view().updateComplete;
            click(named("button", "Guess"));
        """
    return f"""
        const rest = async () => {{
            await view().updateComplete;
            await pause(5);
        }};
        while (click(named("button", "Take back the last piece"))) await rest();
        for (const piece of {json.dumps(move.split())}) {{
            click(all(document, `[data-piece=${{piece}}]`).find(usable));
            await rest();
        }}
        click(named("button", "Guess") ?? named("button", "Guess no pieces"));
    """


def some_move(walk: Walk, now: Snapshot) -> str | None:
    """A move that can be made, now and then the winning one; None if the game is over."""
    if now["status"] != "playing":
        return None
    game, made = now["game"], now["moves"][: now["at"]]
    position = ask(do="open", game=game, id=now["id"], moves=made)["position"]
    solving = walk.dice.random() < (0.5 if game == "shot" else 0.15)
    if solving:
        solution = ask(do="ask", game=game, id=now["id"], moves=made, question="solution")
        if solution["moves"]:
            return str(solution["moves"][0])
    if game == "shot":
        return str(walk.dice.choice(position["legal"])["move"])
    if game == "mastermind":
        digits = "123456789"[: position["colours"]]
        if position["repeats"]:
            return "".join(walk.dice.choices(digits, k=position["pegs"]))
        return "".join(walk.dice.sample(digits, position["pegs"]))
    pieces = walk.dice.choices(PIECES, k=walk.dice.randint(1, position["size"]))
    return " ".join(pieces)


def canonical(now: Snapshot, move: str) -> str:
    """A move as the page writes it."""
    if now["game"] != "chessguess":
        return move
    return " ".join(sorted(move.split(), key=PIECES.index))


def move(walk: Walk, now: Snapshot) -> Outcome:
    chosen = some_move(walk, now)
    if chosen is None:
        return SAME
    walk.note(chosen)
    walk.run(move_script(now, chosen))
    return Outcome("moved", canonical(now, chosen))


def hasty_move(walk: Walk, now: Snapshot) -> Outcome:
    """A move while whose answer the person clicks on."""
    chosen = some_move(walk, now)
    if chosen is None:
        return SAME
    hasty = walk.dice.choice(["Undo", "Redo", "Start again", "Guess"])
    walk.note(f"{chosen}, {hasty}")
    walk.run(
        f"""
        const release = hold(({{ do: what }}) => what === "open");
        {move_script(now, chosen)}
        await pause(30);
        click(named("button", "{hasty}"));
        press(document.body, "z", {{ ctrlKey: true }});
        await pause(30);
        release();
        """
    )
    return Outcome("moved", canonical(now, chosen))


def illegal(walk: Walk, now: Snapshot) -> Outcome:
    """A shot that is none, or a guess that is not full."""
    if now["status"] != "playing" or now["game"] != "shot":
        return SAME
    made = now["moves"][: now["at"]]
    position = ask(do="open", game="shot", id=now["id"], moves=made)["position"]
    if position["illegal"]:
        walk.run(move_script(now, walk.dice.choice(sorted(position["illegal"]))))
    return SAME


def undo(walk: Walk, now: Snapshot) -> Outcome:
    if walk.dice.random() < 0.3:
        walk.run('press(document.body, "z", { ctrlKey: true });')
    else:
        walk.click("Undo")
    return Outcome("at", max(0, now["at"] - 1))


def redo(walk: Walk, now: Snapshot) -> Outcome:
    walk.click("Redo")
    return Outcome("at", min(len(now["moves"]), now["at"] + 1))


def restart(walk: Walk, now: Snapshot) -> Outcome:
    walk.click("Start again")
    return Outcome("at", 0)


def double_click(walk: Walk, now: Snapshot) -> Outcome:
    """Two clicks on whatever there is, the second one where the first one fell."""
    name = walk.dice.choice(["Undo", "Redo", "Start again", "Help", "Share"])
    walk.note(name)
    walk.run(
        f"""
        const button = named("a, button", "{name}");
        click(button, 1);
        if (button?.isConnected && usable(button)) click(button, 2);
        await pause(50);
        """
    )
    close(walk)
    steps = {"Undo": -2, "Redo": 2, "Start again": -now["at"]}.get(name, 0)
    return Outcome("at", min(len(now["moves"]), max(0, now["at"] + steps)))


def close(walk: Walk) -> None:
    """Close whatever dialog is open."""
    walk.run("all(document, 'dialog[open]').forEach((dialog) => dialog.close());")


def start_script(walk: Walk, now: Snapshot) -> str:
    """The script that asks for a new puzzle by the game's dialog."""
    if now["game"] != "shot":
        return """
            click(named("button", "New game"));
            await until(() => named("button", "Start"));
            click(named("button", "Start"));
        """
    balls = walk.dice.randint(3, 6)
    return f"""
        click(named("button", "New puzzle"));
        await until(() => named("label", "By balls"));
        named("label", "By balls").querySelector("input").click();
        await until(() => named("label", "{balls}"));
        named("label", "{balls}").querySelector("input").click();
        await pause(20);
        click(named("button", "Start"));
    """


def new(walk: Walk, now: Snapshot) -> Outcome:
    if now["status"] == "won" and walk.dice.random() < 0.5:
        for name in ("Another one", "Next level"):
            if walk.click(name):
                return ANEW
    walk.run(start_script(walk, now))
    return ANEW


def new_meanwhile(walk: Walk, now: Snapshot) -> Outcome:
    """What is done to the board while Python makes another puzzle must not reach that one."""
    chosen = some_move(walk, now)
    meanwhile = walk.dice.choice(
        ["click(named('button', 'Undo'));", "click(named('button', 'Start again'));"]
        + ([move_script(now, chosen)] if chosen else [])
    )
    walk.note(meanwhile.strip()[:60])
    walk.run(
        f"""
        const release = hold(({{ do: what }}) => what === "new");
        {start_script(walk, now)}
        await pause(50);
        await (async () => {{ {meanwhile} }})();
        await pause(50);
        release();
        await until(() => view().session.id !== {json.dumps(now["id"])}, 20_000);
        """
    )
    close(walk)
    return ANEW


def stop(walk: Walk, now: Snapshot) -> Outcome:
    """A new puzzle that takes long is stopped."""
    stopped = walk.run(
        f"""
        const release = hold(({{ do: what }}) => what === "new");
        {start_script(walk, now)}
        const stop = await until(() => all(document, "[role=status]").filter(usable)
            .find((one) => isNamed(one, "Python is making a puzzle…"))
            ?.parentElement.querySelector("button"), 2500);
        if (stop) click(stop);
        else release();
        await pause(50);
        return Boolean(stop);
        """
    )
    close(walk)
    return SAME if stopped else ANEW


def hint(walk: Walk, now: Snapshot) -> Outcome:
    walk.run(
        """
        // Those in lists show another position for a while.
        const buttons = all(document, ".hint-steps button").filter(usable);
        click(buttons.find((button) => !button.closest("li")));
        await pause(50);
        """
    )
    return SAME


def stop_hint(walk: Walk, now: Snapshot) -> Outcome:
    """A hint that takes long is stopped."""
    walk.run(
        """
        const release = hold(({ question }) => question === "hint");
        const button = all(document, ".hint-steps button").filter(usable)
            .find((each) => !each.closest("li"));
        if (click(button)) {
            const stop = await until(() => named("button", "Stop"), 500);
            click(stop || undefined);
            await pause(30);
        }
        release();
        """
    )
    return SAME


def left(walk: Walk, now: Snapshot) -> Outcome:
    walk.run(
        """
        click(all(document, "summary").filter(usable)
            .find(({ textContent }) => / (left|übrig)$/.test(textContent.trim())));
        await pause(50);
        """
    )
    return SAME


def solution(walk: Walk, now: Snapshot) -> Outcome:
    walk.run(
        """
        for (const name of ["Show the solution", "Show the hidden pieces"]) {
            const button = all(document, "button").find((each) => isNamed(each, name));
            button?.closest("details")?.setAttribute("open", "");
            if (button && usable(button)) click(button);
        }
        await pause(50);
        """
    )
    return SAME


def watch(walk: Walk, now: Snapshot) -> Outcome:
    """Python plays on, is stopped, and perhaps sent on again at once."""
    again = walk.dice.random() < 0.5
    walk.run(
        f"""
        const watch = async (time) => {{
            if (!click(named("button", "Watch Python play on"))) return;
            await pause(time);
            click(named("button", "Stop Python"));
        }};
        await watch({walk.dice.choice([0, 100, 600])});
        if ({json.dumps(again)}) await watch(1500);
        await pause(1300);
        """
    )
    return Outcome("made")


def reload(walk: Walk, now: Snapshot) -> Outcome:
    walk.leave()
    return OPENED


def back(walk: Walk, now: Snapshot) -> Outcome:
    way = walk.dice.choice(["back", "back", "forward"])
    walk.run(f"setTimeout(() => history.{way}());")
    time.sleep(0.3)
    return OPENED


def other_game(walk: Walk, now: Snapshot) -> Outcome:
    name = TITLES[walk.dice.choice(GAMES)]
    walk.run(f"click(named('nav a', '{name}')); await pause(30);")
    return OPENED


def open_link(walk: Walk, now: Snapshot) -> Outcome:
    puzzle = walk.dice.choice(LINKS[now["game"]])
    walk.run(f"location.hash = {json.dumps(puzzle)}; await pause(100);")
    return OPENED


def open_position(walk: Walk, now: Snapshot) -> Outcome:
    """A link that holds moves is shown, and is nobody's game yet."""
    game, made = now["game"], now["moves"][: now["at"]]
    link = ask(do="link", game=game, id=now["id"], moves=made)["link"]
    walk.run(f"location.hash = {json.dumps(link)}; await pause(100);")
    return OPENED


def mistyped(walk: Walk, now: Snapshot) -> Outcome:
    one_more = f"{now['id']}."
    link = walk.dice.choice([*DAMAGED, now["id"][:-1] + "%", one_more])
    walk.run(f"location.hash = {json.dumps(link)}; await pause(100);")
    return SAME if link == one_more else ANEW  # what cannot belong to a link is left out


def other_tab(walk: Walk, now: Snapshot) -> Outcome:
    walk.tab = walk.tabs[(walk.tabs.index(walk.tab) + 1) % len(walk.tabs)]
    return OPENED


def in_test(walk: Walk, now: Snapshot) -> Outcome:
    """A puzzle as a test: nothing is taken back, whatever is pressed, nor after a reload."""
    game = walk.dice.choice(GAMES)
    puzzle = f"{LINKS[game][0].partition(':')[0]}:~test{walk.taken.total()}"
    walk.tab.open(f"{walk.host.address}{game}/?mode=test#{puzzle}")
    before = walk.settled()
    equal("the puzzle of a test", before["id"], puzzle)
    tried = [move, undo, redo, restart, double_click]
    for action in walk.dice.choices([*tried, reload], [6, 1, 1, 1, 1, 1], k=8):
        outcome = action(walk, before)
        before = walk.after(before, outcome if outcome.kind == "moved" else SAME)
    walk.tab.open(f"{walk.host.address}{game}/")
    return UNKNOWN


PLAYING: dict[Action, float] = {
    move: 30,
    hasty_move: 4,
    illegal: 2,
    undo: 9,
    redo: 6,
    restart: 2,
    double_click: 4,
    new: 4,
    new_meanwhile: 3,
    stop: 1,
    hint: 5,
    stop_hint: 2,
    left: 2,
    solution: 1,
    watch: 2,
    reload: 3,
    back: 4,
    other_game: 4,
    open_link: 4,
    open_position: 2,
    mistyped: 2,
    other_tab: 6,
    in_test: 1,
}
