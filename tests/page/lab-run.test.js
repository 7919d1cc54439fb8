/** A run of the lab asks Python's judge what comes next: a box that answers by rote stands in for the real one. */
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { BoxFault } from "../../web/site/lab/box/box.js";
import { Run } from "../../web/site/lab/run.js";
import { ask, endPython } from "./native-python.js";

after(endPython);

/** What is asked of the judge and not answered yet. @type {Set<Promise<unknown>>} */
const asked = new Set();
const python = {
  ask(request) {
    const answer = ask(request);
    asked.add(answer);
    const over = () => asked.delete(answer);
    answer.then(over, over);
    return answer;
  },
};

const exercise = (name) => ask({ do: "lab", step: "exercise", options: { exercise: name } });

/** @typedef {{ text: string } | { failure: string } | { fault: "late" | "crash" }} Said what comes of a query */

/** Pythons with one program: it says something to each query. Every answer takes a second. */
class Rote {
  /** How often the program was loaded, or put back to where it had just been. */
  loads = 0;
  /** How many Pythons are taken and not ended. */
  taken = 0;
  /** @type {string[]} */
  queries = [];
  #say;
  #canRestore;
  /** How many queries were asked since it was loaded. */
  #count = 0;

  /** @param {(query: string, count: number) => Said} say @param {boolean} canRestore */
  constructor(say, canRestore) {
    this.#say = say;
    this.#canRestore = canRestore;
  }

  async take() {
    this.taken++;
    let isLoaded = false;
    const box = {
      alive: true,
      canRestore: this.#canRestore,
      end: () => {
        if (box.alive) this.taken--;
        box.alive = false;
      },
      run: async (request, listeners) => {
        assert.ok(box.alive, "a Python that is no more is asked");
        const isLoad = request.call === "load_program";
        assert.notEqual(isLoad, isLoaded, "each Python has one program, once");
        isLoaded = true;
        await (isLoad ? this.#load(listeners) : this.#answer(request, listeners, box.end));
      },
    };
    return box;
  }

  async #load({ onAnswers }) {
    this.loads++;
    this.#count = 0;
    onAnswers(["null"], [0]);
  }

  async #answer({ texts, restore }, { onAnswers, signal }, end) {
    if (restore) {
      assert.ok(this.#canRestore);
      this.loads++;
      this.#count = 0;
    }
    signal.addEventListener("abort", end);
    for (const query of texts) {
      if (signal.aborted) return;
      this.queries.push(query);
      const said = this.#say(query, ++this.#count);
      if ("fault" in said) {
        end();
        throw new BoxFault(said.fault, "");
      }
      const failure = "failure" in said ? { kind: said.failure, sentence: "No.", row: 1 } : null;
      const text = "text" in said ? said.text : `!${said.failure} No.`;
      onAnswers([JSON.stringify({ text, failure })], [1]);
      await Promise.all(asked); // what the page says to that has arrived
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  prepare() {}
}

/** Play to the end. @param {string} name @param {(query: string, count: number) => Said} say */
async function played(name, say, canRestore = true) {
  const boxes = new Rote(say, canRestore);
  const run = new Run({
    python,
    boxes,
    exercise: await exercise(name),
    code: "",
    limit: 10,
  });
  await run.play("");
  assert.equal(run.state, "done", run.detail);
  assert.equal(boxes.taken, 0, "nothing of a run outlives it");
  return { ...boxes, run, report: run.report };
}

/** The guesses of one game on a board of one peg, lowest first. */
const lowest = (query) => ({ text: `${(query.length - 3) / 6 + 1}` });

const kinds = ({ faults }) => faults.map(({ kind, count }) => `${kind} ${count}`);

test("each query is asked once, and some once more of the program loaded again", async () => {
  const { queries, loads, report } = await played("mastermind-1x3", lowest);
  assert.equal(new Set(queries).size, 3);
  assert.deepEqual([queries.length, loads, report.calls, report.total], [6, 2, 3, 6]);
  assert.equal(report.seconds, 3, "what is asked once more counts nowhere");
});

for (const said of [{ failure: "timeout" }, { fault: "late" }])
  test(`a program that is late with its first second guess is asked no more: ${Object.keys(said)}`, async () => {
    const say = (query) => (query === "2 3" ? { text: "12" } : said);
    const { queries, loads, report } = await played("mastermind-2x3", say);
    assert.deepEqual([queries.length, loads], [4, 2], "the game is played once more by itself");
    assert.deepEqual(kinds(report), ["timeout 1", "stopped 3"]);
  });

for (const [said, kind, loads] of [
  [{ failure: "timeout" }, "timeout", 3],
  [{ failure: "memory" }, "memory", 3],
  [{ fault: "late" }, "timeout", 4],
  [{ fault: "crash" }, "crash", 4],
])
  test(`one failure among answers costs its query alone: ${JSON.stringify(said)}`, async () => {
    const bad = (await exercise("cis194-1")).tests[3].query;
    const got = await played("cis194-1", (query) => {
      const [, code, guess] = JSON.parse(query);
      const right = code.filter((colour, at) => colour === guess[at]);
      return query === bad ? said : { text: String(right.length) };
    });
    assert.deepEqual(kinds(got.report), [`${kind} 1`]);
    assert.equal(got.report.found, got.report.played - 1);
    assert.equal(got.loads, loads);
  });

test("twenty failures end a run", async () => {
  const { queries, report } = await played("shot", () => ({ failure: "error" }));
  assert.equal(queries.length, 20);
  assert.deepEqual(kinds(report), ["error 20", "stopped 30"]);
});

test("a program that remembers is played game by game, and its time counted from there", async () => {
  let loaded = 0;
  const say = (query, count) => {
    if (count === 1) loaded++;
    return query === "1 3" && loaded === 2 ? { text: "2" } : lowest(query);
  };
  for (const canRestore of [true, false]) {
    loaded = 0;
    const { report, loads } = await played("mastermind-1x3", say, canRestore);
    assert.deepEqual([report.order, report.pure, report.complete], ["games", false, true]);
    assert.deepEqual(
      [loads, report.calls, report.seconds],
      [5, 6, 6],
      "each game has a program that was asked nothing",
    );
  }
});

test("what fails only after other games is no failure, and is not told as one", async () => {
  const codes = ["11", "12", "13", "21", "22", "23", "31", "32", "33"];
  let before = "";
  const say = (query, count) => {
    const goesOn = count === 1 ? query === "2 3" : query.startsWith(`${before} `);
    before = query;
    const rows = (query.split(" ").length - 2) / 3;
    return goesOn ? { text: codes[rows] } : { failure: "error" };
  };
  const { run, report } = await played("mastermind-2x3", say);
  assert.deepEqual([report.order, report.complete, report.total], ["games", true, 45]);
  assert.equal(run.failure, undefined);
  assert.match(report.notes[0], /“No.” after other games, and “12” in a game of its own/);
});

test("games end early as well, however the tree went", async () => {
  let loaded = 0;
  const say = (query, count) => {
    if (count === 1) loaded++;
    if (loaded < 3) return query === "2 4" && loaded === 2 ? { text: "44" } : { text: "11" };
    return query === "2 4" ? { text: "11" } : { failure: "timeout" };
  };
  const { report } = await played("mastermind-2x4", say);
  assert.deepEqual(kinds(report), ["timeout 1", "stopped 15"]);
  assert.deepEqual([report.order, report.played, report.found], ["games", 16, 0]);
});
