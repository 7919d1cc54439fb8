/** A certificate that Python checks on the page of records: how far it is, what follows, and stopping it. */
import "./environment.js";
import assert from "node:assert/strict";
import { after, afterEach, test } from "node:test";
import { focused } from "./environment.js";
import { endPython, Gate, NativeWorker } from "./native-python.js";
import { nameOf, Part, until } from "./part.js";

/** @type {Gate} */
let gate;
const workers = [];
globalThis.Worker = class extends NativeWorker {
  constructor() {
    super(gate);
    workers.push(this);
  }
};
// Modules lie in files here, so that a worker's script is not of the page's site.
const unchanged = (/** @type {string} */ text) => text;
const policy = { createHTML: unchanged, createScriptURL: unchanged };
globalThis.trustedTypes = { createPolicy: () => policy };

const { begin } = await import("../../web/text_pages/live.js");
const { tellIn } = await import("../../web/ui/missing-part.js");

const AWAY = "A part of Cicada has not arrived: check the connection.";
const HOLDS = "10 claims hold: no play of 3x6 needs fewer than 854 guesses in all.";
const isCheck = ({ step }) => step === "check";

const places = [];
afterEach(() => {
  for (const place of places.splice(0)) place.remove();
});
after(() => {
  for (const worker of workers) worker.terminate();
  endPython();
});

/** Begin the check of a certificate, as the page does when its button is pressed. */
function check(about = "mastermind-3x6") {
  gate ??= new Gate();
  const place = document.createElement("li");
  Object.assign(place.dataset, { live: "certificates/check", about });
  const button = place.appendChild(document.createElement("button"));
  document.body.append(place);
  places.push(place);
  button.focus();
  button.disabled = true;
  const begun = begin(place, tellIn(place.appendChild(document.createElement("div"))));
  begun.then(() => button.remove());
  return new Part(() => place);
}

/** What is asked of Python from now on. */
const asked = () => gate.questions.filter(isCheck).length;

test("an archive that does not arrive is told, and one press brings it", async (t) => {
  t.mock.method(console, "warn", () => {});
  const away = t.mock.method(globalThis, "fetch", async () => {
    throw new TypeError("Failed to fetch");
  });
  const part = check();
  await part.part("[role=alert]").shows(AWAY);
  assert.equal(workers.length, 0);
  away.mock.restore();
  await part.press("Retry");
  await part.shows(HOLDS);
  await part.hides(AWAY);
});

test("the page says what Python said, how far it was and how long it took", async () => {
  const part = check();
  await part.shows(HOLDS);
  await part.shows(/ Checked in \d+\.\d s by this page\./);
  await part.shows("10 of 10");
  assert.equal(nameOf(focused()), "Check again");
  const before = asked();
  await part.press("Check again");
  await part.shows(HOLDS);
  assert.equal(asked(), before + 1);
  assert.equal(workers.length, 1, "all checks of a page have one Python");
});

test("a check that is stopped ends with its Python, and can begin again", async () => {
  const held = gate.holdFrom(isCheck);
  const part = check();
  await held;
  await part.shows("Waiting for Python…");
  assert.ok(!part.text.includes("10 of 10"));
  const before = workers.length;
  await part.press("Stop");
  await part.shows("Stopped.");
  await until(() => workers.length > before, "Python is not started again");
  await gate.release(); // what the ended Python has said is heard no more
  assert.ok(!part.text.includes(HOLDS));
  await part.press("Check again");
  await part.shows(HOLDS);
});

test("what Python refuses is a warning", async () => {
  const part = check("mastermind-1x1");
  await part.part(".warning").shows('There is no certificate "mastermind-1x1"; choose one');
  assert.ok(!part.text.includes("Checked in"));
});
