/** A puzzle in a frame: it is played there, and says what the contract says (web/frames/frame.js). */
import assert from "node:assert/strict";
import { test } from "node:test";
import { guess, PUZZLE, SECRET } from "./codes.js";
import { ask } from "./native-python.js";
import { until } from "./page.js";
import { openFrame, start } from "./page-around.js";
import { refuseStorage } from "./refused.js";

const HERE = `mastermind/?embed=1#${PUZZLE}`;
const GUESSES = ["1122", "3344", "2613", SECRET];

/** What the frame answers when it is asked for its state; guesses have told it, too. */
async function stateOf({ page, around }) {
  await page.settled();
  const told = around.heard("state").length;
  around.tell({ cicada: "getState" });
  return (await around.hears("state", told + 1)).at(-1);
}

test("a puzzle is played to its end", async () => {
  const { page, around } = await start(PUZZLE);
  const { length } = history;
  await guess(page, ...GUESSES);
  const [{ account, code, share_row: shareRow, ...complete }] = await around.hears("complete", 1);
  assert.deepEqual(
    (await ask({ do: "results", step: "check", options: { code } })).account,
    account,
  );
  assert.match(shareRow, /^[▁▂▃▄▅▆▇█]{3}✓$/);
  assert.deepEqual(complete, {
    cicada: "complete",
    id: PUZZLE,
    score: 100,
    par: 5,
    moves: 4,
    answered: 4,
    undone: 0,
    hints: 0,
    lists: 0,
    reviews: 0,
    checks: 0,
    warnings: 0,
    solution: false,
    python: 0,
    columns: false,
    test: false,
    own: true,
    sentence: "4 guesses, no help",
    help: "",
  });
  assert.deepEqual(account.events, ["move", "move", "move", "move"]);
  const seconds = account.ended - account.began;
  assert.ok(seconds >= 0 && seconds < 600, `${seconds} s`);
  await page.press("Undo");
  await page.has("li.past", 3);
  await page.press("Redo");
  await page.shows("Found in 4 guesses");
  await page.settled();
  await around.hears("complete", 1);
  const states = around.heard("state");
  assert.deepEqual(
    states.map(({ moves }) => moves.length),
    [0, 1, 2, 3, 4, 3, 4],
  );
  assert.deepEqual([states[4].status, states[4].account], ["won", account]);
  assert.deepEqual(states[6].account.events, [...account.events, "undo", "redo"]);
  assert.equal(history.length, length);
  const [link] = page.named(["link"], "Mastermind on Cicada");
  assert.ok(link.href.endsWith(`/cicada/mastermind/#${PUZZLE}`), link.href);
});

test("hints and the solution are told and cost", async () => {
  const { page, around } = await start(PUZZLE);
  await page.press("Hint");
  const [hint] = await around.hears("hint", 1);
  assert.deepEqual(hint, { cicada: "hint", hints: 0, solution: false });
  await guess(page, SECRET);
  const [first] = await around.hears("complete", 1);
  assert.deepEqual([first.score, first.sentence], [90, "1 guess, with help once"]);
  around.tell({ cicada: "reset" });
  await page.has("li.past", 0);
  await page.part("[aria-controls=panel]").click();
  await page.press("The solution");
  await page.press("Show the solution");
  await around.hears("hint", 2);
  await guess(page, SECRET);
  const [, second] = await around.hears("complete", 2);
  assert.deepEqual([second.score, second.solution], [0, true]);
});

test("the page around is obeyed", async () => {
  const opened = await openFrame(HERE);
  const { page, around } = opened;
  const { status, id, game } = await stateOf(opened);
  assert.deepEqual([status, id, game], ["idle", PUZZLE, "mastermind"]);
  around.tell({ cicada: "load", id: "4x6:~monday", moves: ["1122"] });
  await page.has("li.past", 1);
  const moves = ["1122", "3344"];
  const { link } = await ask({ do: "link", game, id: "4x6:~tuesday", moves });
  around.tell({ cicada: "load", id: link });
  await page.has("li.past", 2);
  around.tell({ cicada: "reset" });
  await page.has("li.past", 0);
  around.tell({ cicada: "theme", theme: "dark" });
  await until(() => document.documentElement.dataset.theme === "dark", "it is not dark");
  around.tell({ cicada: "load", id: "4x6:1broken" });
  const [error] = await around.hears("error", 1);
  assert.match(error.sentence, /^This link is damaged/);
  assert.equal((await stateOf(opened)).id, "4x6:~tuesday");
});

const NONSENSE = [
  null,
  3,
  "load",
  "[iFrameSizer]",
  [],
  { cicada: "load" },
  { cicada: "load", id: { toString: "x" } },
  { cicada: "load", id: "4x6:~monday", moves: "1122" },
  { cicada: "load", id: "4x6:~monday", moves: [{ a: 1 }] },
  { cicada: "theme", theme: "<b>" },
  { cicada: "__proto__" },
  { context: "h5p", action: 3 },
];

test("nonsense does no harm", async () => {
  const opened = await start(PUZZLE);
  for (const message of NONSENSE) opened.around.tell(message);
  assert.equal((await stateOf(opened)).id, PUZZLE);
  await guess(opened.page, SECRET);
  await opened.around.hears("complete", 1);
});

test("blocked storage does no harm", async (t) => {
  const { page, around } = await openFrame(HERE);
  refuseStorage(t);
  await page.reload();
  await page.press("Start");
  await page.shows("Kept until you reload or close the page.");
  await page.shows("1,296 codes left");
  await guess(page, "1122", SECRET);
  const [{ score }] = await around.hears("complete", 1);
  assert.equal(score, 100);
});

test("a part that does not arrive is told to the page around once, whatever comes of the tries", async () => {
  const { page, around } = await openFrame(HERE);
  const frame = document.querySelector("cicada-frame");
  const say = (text) => frame.tell({ text, label: "Retry", run() {} });
  say("It could not be loaded.");
  await page.shows("It could not be loaded.");
  say("Loading…");
  await page.shows("Loading…");
  say("It could not be loaded.");
  frame.tell(undefined);
  await page.shows("Start");
  assert.deepEqual(
    around.heard("error").map(({ sentence }) => sentence),
    ["It could not be loaded."],
  );
});
