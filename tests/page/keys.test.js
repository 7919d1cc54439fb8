/** What is typed is for the board, whatever was clicked before; at the end the focus goes on. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { made } from "./balls.js";
import { PUZZLE, SECRET } from "./codes.js";
import { focused } from "./environment.js";
import { GAMES } from "./games.js";
import { position } from "./native-python.js";
import { open } from "./page.js";

/** Two guesses, what is typed then, where the focus goes, what a guess is drawn as, and what is found. */
const GUESSING = {
  mastermind: {
    address: await position("mastermind", PUZZLE, "1122", "3344"),
    typed: "5566",
    focus: "Peg 1: sky",
    rows: "li.past",
    secret: SECRET,
  },
  chessguess: {
    address: await position("chessguess", GAMES.chessguess.puzzle, "BK", "BQ"),
    typed: "r{Shift>}R{/Shift}",
    focus: "Your guess",
    rows: ".rows > li",
    secret: "k{Shift>}Q{/Shift}",
  },
};

/** What was clicked: Enter must not press it once more. */
const CLICKED = {
  undo: ["Undo"],
  notes: [/^(Notes|Mark pieces)/, /^(Notes|Mark pieces)/],
  share: ["Share"],
  menu: ["More"],
  asked: [/What did guess 1 ask\?$/],
};

/** Open a puzzle, and wait for it. */
async function begin(address) {
  const page = await open(address);
  await page.ready();
  return page;
}

/** Click buttons, and leave the dialog that is opened by one of them. */
async function click(page, ...names) {
  for (const name of names) await page.press(name);
  await page.settled();
  if (!names.includes("Share")) return;
  await page.has("dialog", 1);
  await page.type("{Escape}");
  await page.has("dialog", 0);
}

for (const [game, { address, typed, focus, rows, secret }] of Object.entries(GUESSING)) {
  for (const [clicked, names] of Object.entries(CLICKED))
    test(`Enter guesses what was typed after a click: ${game}, ${clicked}`, async () => {
      const page = await begin(address);
      await click(page, ...names);
      const before = clicked === "undo" ? 1 : 2;
      await page.has(rows, before);
      await page.type(typed);
      await page.focuses(focus);
      await page.type("{Enter}");
      await page.has(rows, before + 1);
    });

  test(`Enter guesses after a click with a full row: ${game}`, async () => {
    const page = await begin(address);
    await page.type(typed);
    await click(page, "Share");
    await page.focuses("Share");
    await page.type("{Enter}");
    await page.has(rows, 3);
    await page.settled();
    assert.equal(page.all("dialog").length, 0);
  });

  test(`Enter presses a button that Tab led to, also one that was clicked: ${game}`, async () => {
    const page = await begin(address);
    await page.press("Undo");
    await page.has(rows, 1);
    await page.type(typed);
    await page.type("{Tab}"); // where to is the browser's business
    page.named(["button"], "Undo")[0].focus();
    await page.focuses("Undo");
    await page.type("{Enter}");
    await page.has(rows, 0);
  });

  test(`a found secret leads on: ${game}`, async () => {
    const page = await begin(address);
    await page.type(`${secret}{Enter>}`);
    await page.focuses("Another one");
    assert.ok(holdEnter().defaultPrevented);
    await page.type("{/Enter}");
    await page.settled();
    await page.shows("Found in 3 guesses");
    await page.focuses("Another one");
  });
}

/** Enter is repeated while it is held: where nobody prevents it, that presses what has the focus. */
function holdEnter() {
  const event = new KeyboardEvent("keydown", {
    ...{ key: "Enter", repeat: true },
    ...{ bubbles: true, composed: true, cancelable: true },
  });
  focused()?.dispatchEvent(event);
  return event;
}

test("in an open game digits go to the row", async () => {
  const page = await begin("mastermind/#4x6:open");
  await page.press("Python chooses the guesses");
  await page.type("5566");
  await page.focuses("Peg 1: sky");
  await page.has(".slot .hole", 0);
});

const { id: BOARD } = await made({ board: "o.o.o" });
const SHOTS = {
  nothing: { address: `shot/#${BOARD}`, names: [] },
  undo: { address: await position("shot", BOARD, "00R"), names: ["Undo"] },
  menu: { address: `shot/#${BOARD}`, names: ["More"] },
};

for (const [clicked, { address, names }] of Object.entries(SHOTS))
  test(`an arrow key goes to the board of Shot: ${clicked} clicked`, async () => {
    const page = await begin(address);
    await click(page, ...names);
    await page.type("{ArrowDown}");
    await page.focuses("a1: ball");
    await page.type("{ArrowRight}");
    await page.focuses("b1: empty");
  });

test("a solved level of Shot leads to the next", async () => {
  const { id } = await made({ level: 1 });
  const page = await begin(`shot/#${id}`);
  for (const key of ["ArrowUp", "Enter", "ArrowRight", "Enter", "ArrowDown"]) {
    await page.type(`{${key}}`);
    await page.settled();
  }
  await page.focuses("Next level");
  await page.press("Next level");
  await page.focuses("b5: ball");
});
