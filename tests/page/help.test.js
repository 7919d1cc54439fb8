/** Help explains all there is, in the same words in every game, by examples that follow the rules. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { SECRET, score } from "./codes.js";
import { open, Part, until } from "./page.js";
import { answer, words } from "./pieces.js";

const HEADINGS = {
  mastermind: [
    ...["Repeats", "Filling the row", "Hints", "What a guess asks", "The list", "Notes"],
    ...["Strategies", "Evil Python", "A game played elsewhere", "The whole game"],
  ],
  chessguess: [
    ...["Repeats", "Hints", "What a guess asks", "Marks of your own", "The list"],
    ...["Evil Python", "A game played elsewhere", "The whole game"],
  ],
  shot: ["Dragging", "Hints", "Grades", "The map", "Your shots at the end", "Boards of your own"],
};
const SHARED = [
  ...["Keys", "The puzzle of the day", "Sharing", "Your record", "Taking back", "Sounds", "Words"],
];
const PICTURES = { mastermind: 5, chessguess: 5, shot: 2 };
const WORDS = ["Left", "Certain, proven", "To be expected", "Skill", "Luck", "Help", "Score"];

/** Open a game, and its help by the key. */
async function help(game) {
  const page = await open(`${game}/`);
  await page.ready();
  await page.type("?");
  const opened = page.part("cicada-help");
  await until(() => opened.names("heading").includes("Words"), "there is no help");
  return opened;
}

for (const game of Object.keys(HEADINGS))
  test(`help explains everything with pictures: ${game}`, async () => {
    const opened = await help(game);
    const headings = opened.all("h3").map((heading) => heading.textContent.trim());
    assert.deepEqual(headings.sort(), [...HEADINGS[game], ...SHARED].sort());
    const pictures = opened.labels(".picture[role=img]");
    assert.ok(pictures.length >= PICTURES[game], `${pictures}`);
    for (const label of pictures) assert.ok(label.length > 10, label);
  });

test("the words are the same in every game", async () => {
  const lists = [];
  for (const game of Object.keys(HEADINGS)) {
    const [list] = (await help(game))
      .all("dl")
      .filter((each) => each.textContent.includes("To be expected"));
    lists.push(new Part(() => list).text);
    const explained = [...list.querySelectorAll("dt")].map((word) => word.textContent.trim());
    for (const word of WORDS) assert.ok(explained.includes(word), word);
  }
  assert.equal(new Set(lists).size, 1);
});

/** The only picture of a name. @param {Part} opened @param {RegExp} name */
function picture(opened, name) {
  const found = opened.named(["img"], name);
  assert.equal(found.length, 1, `${name}`);
  return new Part(() => found[0]);
}

test("the examples of ChessGuess follow the rules", async () => {
  const opened = await help("chessguess");
  const hidden = picture(opened, /^Hidden: a black king and a white pawn\./);
  const said = answer("BK WP", "BK WK BP");
  assert.equal(hidden.part(".numbers").text, said.join(" · "));
  assert.equal(hidden.part(".visually-hidden", 1).text, words("BK WK BP"));
});

test("the examples of Mastermind follow the rules", async () => {
  const opened = await help("mastermind");
  const code = picture(opened, /^If the code were 2 3 1 6, the guess 1 1 2 6/);
  const [right, wrong] = score(SECRET, "1126");
  assert.equal(code.all(".cluster i.place").length, right);
  assert.equal(code.all(".cluster i.colour").length, wrong);
});
