/** Parts of the page around the games, by themselves: what is opened, what was played, the day, results, addresses. */
import "./environment.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { mount } from "./mounted.js";
import { until } from "./part.js";

const { display } = await import("../../web/ui/display.js");
const { makeView, openPuzzle, warnIfForgetful } = await import("../../web/app/opening.js");
const { untilNext } = await import("../../web/app/day.js");
const { resultText } = await import("../../web/share/result.js");
const router = await import("../../web/share/router.js");
await import("../../web/app/recent.js");

const toast = () => document.querySelector("cicada-toast")?.text ?? "";
const hideToast = () => {
  for (const each of document.querySelectorAll("cicada-toast")) each.text = "";
};

const storageOf = (kept = {}) =>
  Object.assign(new EventTarget(), {
    lasting: true,
    get: (key, fallback) => structuredClone(kept[key] ?? fallback),
    set: (key, value) => {
      kept[key] = value;
    },
  });

/** A view of which only what is asked of its session is listed. @param {object} change */
function view(change = {}) {
  const done = [];
  const session = {
    saved: (id) => {
      done.push(["saved", id]);
      return change.saved;
    },
    resume: async () => {
      done.push(["resume"]);
      return change.resumes ?? false;
    },
    follow: async (id) => {
      done.push(["follow", id]);
      return change.opens ?? false;
    },
    create: async (parameters) => {
      done.push(["create", parameters]);
      return change.creates ?? true;
    },
    problem: "It is refused.",
    stopped: false,
    ...change.session,
  };
  const entry = { parameters: { level: 1 } };
  const made = {
    session,
    entry,
    isConnected: true,
    requestUpdate() {},
    firstVisit: () => done.push(["first visit"]),
  };
  return { view: made, done };
}

const SAVED = { id: "p" };
const FIRST = [["first visit"], ["create", { level: 1 }]];
const [RESUME, FOLLOW] = [["resume"], ["follow", "P.a"]];

for (const [what, id, change, mode, steps, told] of [
  ["a game that is kept", "P.a", { saved: SAVED, resumes: true }, "play", [RESUME], ""],
  ["the last one played", "", { saved: SAVED, resumes: true }, "play", [RESUME], ""],
  ["a link", "P.a", { opens: true }, "play", [FOLLOW], ""],
  [
    "a link that was changed on its way",
    "P.a",
    { opens: true, session: { remark: "It was read as P." } },
    "play",
    [FOLLOW],
    "It was read as P.",
  ],
  [
    "a kept one that cannot go on",
    "P.a",
    { saved: SAVED, opens: true },
    "play",
    [RESUME, FOLLOW],
    "",
  ],
  [
    "a kept one that was stopped",
    "P.a",
    { saved: SAVED, session: { stopped: true } },
    "play",
    [RESUME, ...FIRST],
    "It is refused.",
  ],
  [
    "a kept one that was stopped, over another",
    "P.a",
    { saved: SAVED, session: { stopped: true, position: {} } },
    "play",
    [RESUME],
    "It is refused.",
  ],
  ["nothing", "", { session: { problem: "" } }, "play", FIRST, ""],
  ["a damaged link", "P.a", {}, "play", [FOLLOW, ...FIRST], "It is refused."],
  [
    "a link that was stopped",
    "P.a",
    { session: { stopped: true, position: {} } },
    "play",
    [FOLLOW],
    "It is refused.",
  ],
  ["a test", "P.a", { opens: true }, "test", [FOLLOW], ""],
  ["a test that cannot be opened", "P.a", {}, "test", [FOLLOW], "It is refused."],
  ["a test without a link", "", { session: { problem: "" } }, "test", FIRST, ""],
  ["no new one", "", { creates: false }, "play", FIRST, "It is refused."],
])
  test(`the puzzle of an address is opened, else that left unfinished, else a new one: ${what}`, async (t) => {
    t.after(() => {
      display.mode = "play";
    });
    hideToast();
    display.mode = mode;
    const { view: opening, done } = view(change);
    await openPuzzle(opening, id);
    const [[, saved], ...rest] = done;
    assert.equal(saved, (mode === "test" ? id.split(".")[0] : id).toLowerCase());
    assert.deepEqual([rest, opening.link, toast()], [steps, id, told]);
  });

test("a view is made of its game, and tells when its link is another one", async () => {
  class Made extends HTMLElement {
    updates = 0;

    requestUpdate() {
      this.updates += 1;
    }
  }
  customElements.define("test-made", Made);
  let loaded = 0;
  const entry = { name: "shot", tag: "test-made", load: async () => (loaded += 1) };
  const python = new EventTarget();
  const storage = storageOf();
  const heard = [];
  const made = await makeView(entry, { python, storage }, ({ type }) => heard.push(type));
  assert.deepEqual(
    [loaded, made.entry, made.storage, made.session.game],
    [1, entry, storage, "shot"],
  );
  made.dispatchEvent(new Event("puzzle"));
  made.session.dispatchEvent(new Event("link"));
  made.session.dispatchEvent(new Event("puzzle"));
  python.dispatchEvent(new Event("ready"));
  assert.deepEqual([heard, made.updates], [["puzzle", "link"], 1]);
});

test("it is said once that nothing is kept, at once or from some moment on", () => {
  hideToast();
  warnIfForgetful(Object.assign(storageOf(), { lasting: false }));
  assert.match(toast(), /keeps nothing/);
  hideToast();
  const storage = storageOf();
  warnIfForgetful(storage);
  assert.equal(toast(), "");
  storage.dispatchEvent(new Event("refused"));
  assert.match(toast(), /keeps nothing/);
  hideToast();
  storage.dispatchEvent(new Event("refused"));
  assert.equal(toast(), "");
});

for (const [time, told] of [
  ["00:00", "24 hours"],
  ["12:00", "12 hours"],
  ["12:30", "11 hours 30 minutes"],
  ["22:59", "1 hour 1 minute"],
  ["23:00", "1 hour"],
  ["23:01", "59 minutes"],
  ["23:59", "1 minute"],
  ["23:59:30", "1 minute"],
])
  test(`the next puzzle comes at midnight: ${time}`, () => {
    assert.equal(untilNext(new Date(`2026-11-20T${time}`)), told);
  });

/** A game as it is kept. */
const game = (
  id,
  began,
  { ended = null, finished = ended !== null, moves = ["1122", "3344"], at = moves.length } = {},
) => ({
  ...{ id, moves, at, finished },
  account: { events: [], began, ended },
});

/** The games that a list has, as [address, text]. */
async function recent(which, kept) {
  const python = { ask: async () => ({ position: { balls: [], rows: [] } }) };
  const { part, element } = await mount("cicada-recent", {
    services: { storage: storageOf(kept), python },
    which,
  });
  const isDrawn = () => part.all("li a").every((link) => link.querySelector("svg"));
  await until(isDrawn, "not all games are drawn");
  await element.updateComplete;
  return {
    part,
    ids: part.all("li a").map((link) => link.href.split("#")[1]),
    texts: part.all("li a").map((link) => link.textContent.replace(/\s+/g, " ").trim()),
  };
}

const numbered = (count, how) =>
  Array.from({ length: count }, (_, i) => game(`4x6:~${i}`, i, how(i)));

test("of the games to go on with six are shown, the last begun first", async () => {
  const { ids, part } = await recent("going", { "games:mastermind": numbered(8, () => ({})) });
  assert.deepEqual(
    ids,
    [7, 6, 5, 4, 3, 2].map((i) => `4x6:~${i}`),
  );
  assert.deepEqual(part.names("heading"), ["Go on where you were"]);
});

test("of those that ended ten are shown, the last ended first", async () => {
  const { ids, part } = await recent("ended", {
    "games:mastermind": numbered(12, (i) => ({ ended: 100 - i })),
  });
  assert.deepEqual(
    ids,
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((i) => `4x6:~${i}`),
  );
  assert.deepEqual(part.names("heading"), ["Played last"]);
});

test("a game that ended once has ended, whatever was undone since; one without a move is none", async () => {
  const kept = {
    "games:mastermind": [
      game("a:~1", 4, { ended: 9, finished: false }),
      game("b:~2", 3, { finished: true }),
      game("c:~3", null),
      game("d:~4", 2, { moves: [] }),
      game("e:~5", 1, { at: 0 }),
    ],
  };
  assert.deepEqual((await recent("going", kept)).ids, ["e:~5", "c:~3"]);
  assert.deepEqual((await recent("ended", kept)).ids, ["a:~1", "b:~2"]);
  assert.deepEqual((await recent("ended", {})).ids, []);
});

test("each game is told by its board or its day, and by the moves made", async () => {
  const { texts } = await recent("going", {
    "games:mastermind": [
      game("4x6:~a", 3, { at: 1 }),
      game("daily1:~2026-11-02", 2),
      game("5x8n:evil", 1, { at: -1 }),
    ],
    "games:shot": [game("l3:1o-x", 4, { moves: ["00R"] })],
  });
  assert.deepEqual(texts, [
    "Shot level 3, 1 shot",
    "Mastermind 4x6, 1 guess",
    "Mastermind 2 November, 2 guesses",
    "Mastermind 5x8 without repeats, evil, 0 guesses",
  ]);
});

for (const [what, change, streak, lines] of [
  [
    "a word",
    { id: "4x6:~class" },
    0,
    ["Cicada Shot class: 3 guesses", "http://localhost/cicada/shot/#4x6:~class"],
  ],
  [
    "a drawn one",
    { id: "4x6:1abc" },
    1,
    ["Cicada Shot: 3 guesses", "http://localhost/cicada/shot/#4x6:1abc"],
  ],
  [
    "a streak",
    { id: "p" },
    2,
    ["Cicada Shot: 3 guesses", "Streak: 2 days", "http://localhost/cicada/shot/#p"],
  ],
  [
    "a share row",
    { id: "p", result: { sentence: "3 guesses", share_row: "●●○" } },
    0,
    ["Cicada Shot: 3 guesses", "●●○", "http://localhost/cicada/shot/#p"],
  ],
  ["no result yet", { id: "p", result: undefined }, 2, [""]],
  ["no position", { id: "p", position: undefined }, 2, [""]],
])
  test(`a result is told in a few lines that give nothing away: ${what}`, () => {
    const session = { game: "shot", position: {}, result: { sentence: "3 guesses" }, ...change };
    assert.deepEqual(resultText({ entry: { title: "Shot" }, session }, streak).split("\n"), lines);
  });

for (const [path, route] of [
  ["", { game: "", id: "" }],
  ["index.html", { game: "", id: "" }],
  ["mastermind/", { game: "mastermind", id: "" }],
  ["mastermind/index.html#4x6:~a", { game: "mastermind", id: "4x6:~a" }],
  ["mastermind/?embed=1#a%20b", { game: "mastermind", id: "a b" }],
  ["shot/#%E0%A4%A", { game: "shot", id: "%E0%A4%A" }],
  ["de/", { game: "", id: "" }],
  ["de/shot/#l1", { game: "shot", id: "l1" }],
  ["toString/", { game: "toString", id: "" }],
])
  test(`an address names a game and a puzzle: ${path}`, () => {
    assert.deepEqual(router.read(`http://localhost/cicada/${path}`), route);
  });

test("a puzzle is one step of the history, also when it is visited twice; another address of it is none", (t) => {
  const steps = [];
  for (const name of ["pushState", "replaceState"])
    t.mock.method(history, name, (_state, _title, address) => steps.push([name, address]));
  window.happyDOM.setURL("http://localhost/cicada/shot/?embed=1#p");
  router.push({ game: "shot", id: "p" });
  router.push({ game: "shot", id: "q" });
  router.replace({ game: "", id: "" });
  assert.deepEqual(steps, [
    ["pushState", "http://localhost/cicada/shot/?embed=1#q"],
    ["replaceState", "http://localhost/cicada/?embed=1"],
  ]);
  assert.equal(router.link({ game: "shot", id: "p" }), "http://localhost/cicada/shot/#p");
});
