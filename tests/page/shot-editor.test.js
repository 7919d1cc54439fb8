/** The position editor of Shot by itself. */
import "./environment.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { mount } from "./mounted.js";
import { until } from "./part.js";
import { Asked, BALLS, position } from "./shot-session.js";

await import("../../web/games/shot/editor.js");
const { display } = await import("../../web/ui/display.js");

const EMPTY = Array(9).fill("       ");
const withRow = (y, row) => EMPTY.map((empty, i) => (i === y ? row : empty)).join("\n");

/** The editor, with what Python reads; what it is asked is listed. */
async function editing(described = {}) {
  const session = Object.assign(new Asked(), {
    answers: {
      alive: () => ({ sentence: "It can be won." }),
      count: () => ({ count: 1, exact: true }),
      rate: () => ({ sentence: "" }),
    },
    read: [],
    describe: async ({ board }) => {
      session.read.push(board);
      if (session.refuses) throw new Error("Line 1: what is that?");
      return {
        id: `of ${session.read.length}`,
        position: position({ text: "the text", ...described }),
      };
    },
  });
  const editor = await mount("cicada-shot-editor", { session }, "play", "send");
  const { element, part } = editor;
  const settle = async () => {
    for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
    await element.updateComplete;
  };
  element.show("# #");
  await settle();
  return {
    ...{ ...editor, session, settle },
    words: () => part.part("#words"),
    text: () => part.named(["textbox"], "As text")[0].value,
    async toggle(cell) {
      part
        .part("cicada-shot-board")
        .root()
        .dispatchEvent(new CustomEvent("toggle", { detail: cell }));
      await settle();
    },
  };
}

test("a position is read, told, and played or sent", async () => {
  for (const [name, event] of [
    ["Play it", "play"],
    ["Send it to a friend", "send"],
  ]) {
    const { part, session, words, text, heard } = await editing();
    assert.deepEqual([session.read, words().text, text()], [["# #"], "It can be won.", "the text"]);
    assert.deepEqual(session.asked, [["about", { id: "of 1", moves: [] }, "alive"]]);
    assert.deepEqual(part.part("cicada-shot-board").root().balls, BALLS);
    await part.press(name);
    assert.deepEqual([heard, part.all("dialog").length], [[[event, "the text"]], 0]);
  }
});

test("balls are set and taken away cell by cell, and all at once", async () => {
  const { session, toggle, part, settle } = await editing();
  await toggle([3, 0]);
  assert.equal(session.read.at(-1), withRow(0, "# ## # "));
  await toggle([2, 0]);
  assert.equal(session.read.at(-1), withRow(0, "#    # "));
  await toggle([6, 8]);
  await part.press("Clear");
  await settle();
  assert.equal(session.read.at(-1), EMPTY.join("\n"));
});

test("what is typed is read and left as it is; what is wrong is said until it is mended", async () => {
  const { part, session, words, text, settle } = await editing();
  session.refuses = true;
  await part.fill("As text", "o x");
  await settle();
  assert.deepEqual([words().text, text()], ["Line 1: what is that?", "o x"]);
  assert.ok(words().root().classList.contains("warning"));
  for (const name of ["Play it", "Send it to a friend"]) assert.equal(part.offers(name), false);
  assert.equal(part.offers("How many solutions, how hard?"), false);
  session.refuses = false;
  await part.fill("As text", "o o");
  await settle();
  assert.deepEqual([words().text, text(), session.read.at(-1)], ["It can be won.", "o o", "o o"]);
  assert.ok(!words().root().classList.contains("warning"));
});

for (const [status, told] of [
  ["won", "One ball is left: solved."],
  ["stuck", "It can be won."],
])
  test(`only a position that goes on is played: ${status}`, async () => {
    const { part, words } = await editing({ status });
    assert.equal(words().text, told);
    for (const name of ["Play it", "Send it to a friend", "How many solutions, how hard?"])
      assert.equal(part.offers(name), false);
  });

test("of several positions only the last one is told", async () => {
  const { session, element, settle, words, text } = await editing();
  const waiting = [];
  session.describe = ({ board }) =>
    new Promise((resolve, reject) => waiting.push({ board, resolve, reject }));
  for (const board of ["first", "second", "third"]) element.show(board);
  const [first, second, third] = waiting;
  first.resolve({ id: "1", position: position({ text: "first read" }) });
  third.resolve({ id: "3", position: position({ text: "third read" }) });
  second.reject(new Error("The second is wrong."));
  await settle();
  assert.deepEqual([text(), words().text], ["third read", "It can be won."]);
  assert.equal(session.asked.at(-1)[1].id, "3");
});

test("in a frame a position is sent to nobody", async (t) => {
  t.after(() => {
    display.embedded = false;
  });
  display.embedded = true;
  const { part } = await editing();
  assert.deepEqual([part.offers("Play it"), part.offers("Send it to a friend")], [true, false]);
});

test("a position is copied, or marked to be copied by hand", async (t) => {
  const { part } = await editing();
  const toast = () => part.all("cicada-toast")[0]?.text ?? "";
  const copied = [];
  t.mock.method(navigator.clipboard, "writeText", async (text) => copied.push(text));
  await part.press("Copy");
  await until(() => toast() === "The position is copied.", toast);
  assert.deepEqual(copied, ["the text"]);
  const selected = t.mock.method(HTMLTextAreaElement.prototype, "select", () => {});
  t.mock.method(navigator.clipboard, "writeText", () => Promise.reject(new Error("not allowed")));
  await part.press("Copy");
  await until(() => toast().includes("select the text and copy it yourself"), toast);
  assert.equal(selected.mock.callCount(), 1);
});
