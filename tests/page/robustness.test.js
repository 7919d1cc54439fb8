/** Whatever goes wrong with Python or the device: a sentence, a way on, the game kept. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { guess } from "./codes.js";
import { open, stopClock, until } from "./page.js";
import { refuseStorage } from "./refused.js";

const HERE = "mastermind/#4x6:~robust";

/** Longer than Python may take to start, in milliseconds. */
const START_TIMEOUT = 91_000;

/** What a browser says of a worker that it ended, and what a worker says that ran out of memory. */
const DEATHS = {
  "ended by the browser": () => new ErrorEvent("error"),
  "out of memory": ({ lastId }) =>
    new MessageEvent("message", { data: { id: lastId, crashed: "out of bounds" } }),
};

/** End the Python of a page that has yet to answer. */
function die(page, deathOf) {
  const { worker } = page;
  worker.terminate();
  worker.dispatchEvent(deathOf(worker));
}

/** What the page has told the console, which is meant to be something. */
function provoked(t) {
  const { mock } = t.mock.method(console, "error", () => {});
  return () => mock.calls.map(({ arguments: [text] }) => text);
}

test("a start that hangs is given up, and trying again helps", async (t) => {
  const pass = stopClock(t);
  const page = await open(HERE, { held: true });
  await page.has(".slot", 4);
  page.worker.dispatchEvent(new MessageEvent("message", { data: { share: 0.5 } }));
  pass(START_TIMEOUT);
  await page.part("[role=alert]").shows("Python could not start");
  await page.type("1122{Enter}");
  assert.equal(page.all("li.past").length, 0);
  await page.gate.release();
  await page.press("Retry");
  await page.has("li.past", 1);
  await page.hides("Python could not start");
});

test("where not even the script of Python came, trying again loads the page again", async (t) => {
  const reload = t.mock.method(location, "reload", () => {});
  const pass = stopClock(t);
  const page = await open(HERE, { held: true });
  await page.has(".slot", 4);
  pass(START_TIMEOUT);
  await page.press("Retry");
  await until(() => reload.mock.callCount(), "the page is not loaded again");
  assert.equal(page.python.stage, "failed");
});

for (const [death, deathOf] of Object.entries(DEATHS))
  test(`Python dies in the middle of a search: ${death}`, async (t) => {
    const told = provoked(t);
    const page = await open(HERE);
    await page.ready();
    await guess(page, "1122");
    await page.settled();
    page.gate.hold();
    const request = { do: "ask", game: "chessguess", id: "32:open", question: "hint" };
    const hint = page.python.ask({ ...request, options: { level: 3 } });
    die(page, deathOf);
    const message = "Python crashed and is restarting; your game is kept.";
    await assert.rejects(hint, { message });
    assert.match(told()[0], /"id":"32:open"/);
    await page.gate.release();
    await guess(page, "3344");
  });

test("strategies are there though Python died over them", async (t) => {
  provoked(t);
  const page = await open(HERE, { held: true });
  const asked = () => page.gate.questions.filter(({ question }) => question === "strategies");
  const isAsked = page.gate.holdFrom(({ question }) => question === "strategies");
  await page.gate.release();
  await isAsked;
  assert.equal(asked().length, 1);
  die(page, DEATHS["ended by the browser"]);
  await page.gate.release();
  await page.press("Strategy and pegs");
  await page.part("#strategy").has("option[value=minimax]", 1);
});

test("storage may be refused at the start", async (t) => {
  const page = await open(HERE);
  refuseStorage(t);
  await page.reload();
  await page.ready();
  await guess(page, "1122");
});

test("storage may be refused later", async (t) => {
  const page = await open(HERE);
  await page.ready();
  refuseStorage(t);
  await guess(page, "1122");
  await until(() => !page.app.services.storage.lasting, "nothing is to be kept");
  await guess(page, "3344");
});

test("a seed without a puzzle is followed by another", async () => {
  const page = await open("shot/");
  await page.ready();
  const { python } = page;
  const ask = python.ask.bind(python);
  const seeds = new Set();
  python.ask = (request, how) => {
    if (request.do !== "new") return ask(request, how);
    seeds.add(request.seed);
    const refusal = Object.assign(new Error("None."), { code: "none-found" });
    return seeds.size < 3 ? Promise.reject(refusal) : ask(request, how);
  };
  const { session } = page.part("cicada-shot").root();
  assert.equal(await session.create({ balls: 4 }), true);
  assert.equal(seeds.size, 3);
});
