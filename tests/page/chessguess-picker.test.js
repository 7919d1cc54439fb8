/** A guess of ChessGuess as it is laid out, by itself: the draft, how many of a piece, the button, the keys. */
import "./environment.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { focused } from "./environment.js";
import { mount } from "./mounted.js";

await import("../../web/games/chessguess/picker.js");
await import("../../web/games/chessguess/answer.js");

const STACKS = [
  { piece: "BK", limit: 1 },
  { piece: "WP", limit: 8 },
  { piece: "WR", limit: 2 },
];

async function begin(properties = {}) {
  const given = { stacks: STACKS, size: 4, invitation: "Guess it", ...properties };
  const picker = await mount("cicada-guess-picker", given, "pick", "guess", "mark", "stop");
  const { element } = picker;
  return {
    ...picker,
    draft: picker.part.part("cicada-guess-draft"),
    stepper: picker.part.part("cicada-stepper"),
    button: () => picker.part.all("button.primary").at(-1),
    /** Whether a key does something, wherever it is pressed. */
    press(key, { on = document.body, ...how } = {}) {
      const event = new KeyboardEvent("keydown", { key, bubbles: true, composed: true, ...how });
      let does;
      on.addEventListener(
        "keydown",
        (heard) => {
          does = element.press(heard);
        },
        { once: true },
      );
      on.dispatchEvent(event);
      return does;
    },
  };
}

const said = () => document.querySelector("body > [role=status]")?.textContent.trim();

for (const [what, properties, text, isOffered] of [
  ["nothing picked of one", { size: 1 }, "Choose a piece", false],
  ["nothing picked of two", { size: 2 }, "Choose 1 or 2 pieces", false],
  ["nothing picked of three", { size: 3 }, "Choose 1 to 3 pieces", false],
  [
    "nothing picked of nobody knows how many",
    { size: Number.POSITIVE_INFINITY },
    "Choose pieces",
    false,
  ],
  ["something picked", { guess: ["BK"] }, "Guess it", true],
  ["something picked while Python answers", { guess: ["BK"], waiting: "Wait." }, "Guess it", false],
])
  test(`the button guesses what is picked, or says what to pick: ${what}`, async () => {
    const { button, part, heard } = await begin(properties);
    assert.equal(button().textContent.trim(), text);
    assert.equal(part.offers(text), isOffered);
    button().click();
    assert.deepEqual(heard, isOffered ? [["guess"]] : []);
  });

test("while Python plays by itself the button stops it", async () => {
  const { part, heard } = await begin({ guess: ["BK"], watched: true, waiting: "Python thinks." });
  await part.press("Stop");
  assert.deepEqual([heard, part.offers("Guess it")], [[["stop"]], false]);
});

test("a piece of the tray is added, one of the draft is put back, and each is told", async () => {
  const { part, heard } = await begin({ guess: ["WP", "BK", "WP"] });
  await part.press(/^Add a white pawn/);
  assert.equal(said(), "Your guess: black king, 3 white pawns.");
  await part.press("Put back one of 2 white pawns");
  assert.equal(said(), "Your guess: black king, white pawn.");
  await part.press("Put back the black king");
  await part.press("Take back the last piece");
  assert.deepEqual(
    heard.map(([name, guess]) => [name, guess.join(" ")]),
    [
      ["pick", "WP BK WP WP"],
      ["pick", "WP BK"],
      ["pick", "WP WP"],
      ["pick", "WP BK"],
    ],
  );
});

for (const [what, properties, isFull] of [
  ["one place left", { guess: ["BK", "WP", "WP"] }, false],
  ["no place left", { guess: ["BK", "WP", "WP", "WP"] }, true],
  ["Python answers", { waiting: "Wait." }, true],
])
  test(`the tray gives no more than there is room for: ${what}`, async () => {
    const { part } = await begin(properties);
    const button = part.named(["button"], /^Add a white rook/)[0];
    assert.equal(button.getAttribute("aria-disabled"), `${isFull}`);
  });

for (const [what, guess, size, value, most] of [
  ["none", [], 4, 0, 4],
  ["some", ["WP", "WP", "BK"], 4, 2, 3],
  ["all", ["WP", "WP", "BK", "BK"], 4, 2, 2],
  ["no bound", ["WP"], Number.POSITIVE_INFINITY, 1, 99],
])
  test(`as many of a piece can be had as there is room for: ${what}`, async () => {
    const { stepper, set, heard } = await begin({ size });
    await set({ _piece: "WP", guess });
    const { label, value: shown, most: bound } = stepper.root();
    assert.deepEqual([label, shown, bound], ["white pawns", value, most]);
    stepper.root().dispatchEvent(new CustomEvent("change", { detail: 1 }));
    assert.equal(heard[0][1].filter((piece) => piece === "WP").length, 1);
  });

test("the stepper is for the piece that was touched last, at first for the first one", async () => {
  const { part, stepper, element } = await begin();
  assert.equal(stepper.root().label, "black kings");
  await part.press(/^Add a white rook/);
  await element.updateComplete;
  assert.equal(stepper.root().label, "white rooks");
});

for (const [size, isFew] of [
  [8, true],
  [9, false],
  [Number.POSITIVE_INFINITY, true],
])
  test(`where there is little room a guess of at most eight has no stepper: ${size}`, async () => {
    const { part } = await begin({ size });
    assert.equal(part.all(".few").length, isFew ? 1 : 0);
  });

for (const [what, key, properties, does, heard] of [
  ["a piece", "k", {}, true, [["pick", ["BK"]]]],
  ["a white piece", "P", { guess: ["BK"] }, true, [["pick", ["BK", "WP"]]]],
  ["Backspace", "Backspace", { guess: ["BK", "WP"] }, true, [["pick", ["BK"]]]],
  ["Delete", "Delete", { guess: ["BK"] }, true, [["pick", []]]],
  ["Backspace where nothing is picked", "Backspace", {}, true, []],
  ["Enter", "Enter", { guess: ["BK"] }, true, [["guess"]]],
  ["Enter where nothing is picked", "Enter", {}, false, []],
  ["another key", "x", { guess: ["BK"] }, false, []],
  ["a piece while Python answers", "k", { waiting: "Wait." }, false, []],
  ["Enter while Python answers", "Enter", { guess: ["BK"], waiting: "Wait." }, false, []],
])
  test(`a key lays out and guesses, wherever it is pressed: ${what}`, async () => {
    const picker = await begin(properties);
    assert.equal(picker.press(key), does);
    assert.deepEqual(picker.heard, heard);
  });

test("Enter guesses on a piece of the tray, and presses every other button", async () => {
  const { press, part, heard } = await begin({ guess: ["BK"] });
  const on = (name) => ({ on: part.named(["button"], name)[0] });
  assert.equal(press("Enter", on(/^Add a white pawn/)), true);
  assert.equal(press("Enter", on("Take back the last piece")), false);
  assert.deepEqual(heard, [["guess"]]);
});

test("the focus goes to the guess, unless it is in the tray", async () => {
  const { element, part } = await begin();
  element.focus();
  assert.equal(focused().getAttribute("aria-label"), "Your guess");
  const piece = part.named(["button"], /^Add a white pawn/)[0];
  piece.focus();
  element.focus();
  assert.equal(focused(), piece);
});

test("pieces are marked by presses once that was chosen, and by a sign at any time", async () => {
  const { part, heard, element, set } = await begin({ notebook: true });
  const tray = part.part("cicada-piece-tray");
  await part.press("Mark pieces");
  await element.updateComplete;
  assert.equal(tray.root().marking, true);
  for (const [marks, words] of [
    [{ WP: "+" }, "white pawn: marked as hidden."],
    [{ WP: "-" }, "white pawn: marked as not hidden."],
    [{}, "white pawn: no mark."],
  ]) {
    await part.press(/^Mark a white pawn/);
    assert.deepEqual(heard.at(-1), ["mark", marks]);
    assert.equal(said(), words);
    await set({ marks });
  }
  await part.press("Mark pieces");
  await element.updateComplete;
  assert.equal(tray.root().marking, false);
  tray.root().dispatchEvent(new CustomEvent("mark", { detail: { piece: "BK", sign: "-" } }));
  assert.deepEqual(heard.at(-1), ["mark", { BK: "-" }]);
});

for (const [what, properties, note] of [
  ["nothing", {}, ""],
  ["some of so many", { guess: ["BK", "WP"] }, "2 of 4"],
  ["some of nobody knows how many", { guess: ["BK"], size: Number.POSITIVE_INFINITY }, "1"],
  ["Python answers", { guess: ["BK"], waiting: "Wait." }, "Wait."],
  ["more than a set has", { guess: ["BK", "BK"] }, "2 of 4 more than a set has"],
  ["as many as a set has", { guess: ["WR", "WR"] }, "2 of 4"],
  ["a piece of which nobody said how many", { guess: ["BQ", "BQ"] }, "2 of 4"],
])
  test(`beside the guess it is said how much is picked, or what is waited for: ${what}`, async () => {
    const { draft } = await begin(properties);
    assert.equal(draft.part(".note").text, note);
    assert.equal(draft.all(".group.over").length, note.includes("more") ? 1 : 0);
  });

for (const [what, properties, names] of [
  ["nothing picked", {}, []],
  ["no pieces allowed", { emptyAllowed: true }, ["Guess no pieces"]],
  ["something picked", { emptyAllowed: true, guess: ["BK"] }, ["Put back the black king"]],
  ["Python answers", { emptyAllowed: true, waiting: "Wait.", notebook: true }, undefined],
  ["a notebook", { notebook: true }, ["Mark pieces"]],
])
  test(`what can be done with the guess: ${what}`, async () => {
    const { draft, part, heard } = await begin(properties);
    const all = [...(names ?? []), ...(names ? ["Take back the last piece"] : [])];
    assert.deepEqual(draft.names("button"), all);
    assert.equal(draft.offers("Take back the last piece"), Boolean(properties.guess));
    if (!names?.includes("Guess no pieces")) return;
    await part.press("Guess no pieces");
    assert.deepEqual(heard, [["guess"]]);
  });

for (const [count, isMany] of [
  [8, false],
  [9, true],
])
  test(`from nine pieces on they are drawn smaller, and equal ones once: ${count}`, async () => {
    const { draft } = await begin({
      guess: [...Array(count - 3).fill("WP"), "WR", "WR", "BK"],
      size: 32,
    });
    assert.equal(draft.all(".pieces.many").length, isMany ? 1 : 0);
    const pictures = draft.all(".group").map((group) => group.querySelectorAll("svg").length);
    assert.deepEqual(pictures, isMany ? [1, 1, 1] : [1, 2, 1]);
    assert.equal(draft.part(".group", 2).text, `×${count - 3}`);
  });

async function answering(properties = {}) {
  const given = { count: 3, value: [1, 0, 2], ...properties };
  const form = await mount("cicada-answer-form", given, "answer", "back");
  return { ...form, steppers: form.part.all("cicada-stepper") };
}

test("an answer starts from what is given, and is what its three numbers say", async () => {
  const { part, steppers, heard, element, set } = await answering();
  assert.deepEqual(
    steppers.map(({ label, value, most }) => [label, value, most]),
    [
      ["pieces, exactly right", 1, 3],
      ["kinds, right kind, wrong colour", 0, 3],
      ["colours, right colour, wrong kind", 2, 3],
    ],
  );
  steppers[1].dispatchEvent(new CustomEvent("change", { detail: 3 }));
  await element.updateComplete;
  await set({ count: 4 }); // being drawn again takes nothing back
  await part.press("Answer 1, 3, 2");
  await part.press("Found it");
  await set({ value: [0, 0, 1] });
  await part.press("Answer 0, 0, 1");
  assert.deepEqual(
    heard.map(([, answer]) => answer),
    ["1,3,2", "found", "0,0,1"],
  );
});

test("a new answer is three times nothing, for pieces of one's own", async () => {
  const { part } = await mount("cicada-answer-form");
  assert.ok(part.offers("Answer 0, 0, 0"));
  await part.shows("Are these exactly your pieces?");
  const { part: other } = await answering({ mine: false });
  await other.shows("Are these exactly the hidden pieces?");
});

test("there is a way back where it has a name, and nothing is answered while Python is at work", async () => {
  const { part, heard, set } = await answering();
  assert.deepEqual(part.names("button").includes(""), false);
  await set({ back: "Later", waiting: true });
  await part.press("Later");
  assert.deepEqual(heard, [["back"]]);
  for (const name of ["Found it", "Answer 1, 0, 2"]) assert.equal(part.offers(name), false);
});

for (const [key, waiting, count] of [
  ["Enter", false, 1],
  ["Enter", true, 0],
  ["x", false, 0],
])
  test(`Enter in a number answers: ${key}, ${waiting}`, async () => {
    const { element, heard } = await answering({ waiting });
    await element.focus();
    assert.equal(focused().getAttribute("aria-label"), "pieces, exactly right");
    focused().dispatchEvent(
      new KeyboardEvent("keydown", { key, bubbles: true, composed: true, cancelable: true }),
    );
    assert.deepEqual(heard, Array(count).fill(["answer", "1,0,2"]));
  });
