/** What the rows of Mastermind tell, and the table of colours and places, beside codes counted one by one. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { COLOURS, codesLeft, guess, PUZZLE, SECRET } from "./codes.js";
import { open } from "./page.js";

/** With so many guesses some places are certain, some are ruled out, and some are neither. */
const GUESSES = ["2311", "2344"];

const begin = async () => {
  const page = await open(`mastermind/#${PUZZLE}`);
  await page.ready();
  return page;
};

test("each row tells how many codes it left, and the last one that it is the code", async () => {
  const page = await begin();
  await guess(page, ...GUESSES, SECRET);
  await page.settled();
  for (const [i] of GUESSES.entries()) {
    const left = codesLeft(SECRET, ...GUESSES.slice(0, i + 1)).length;
    const row = page.part("li.past", i);
    await row.shows(`Codes left: ${left} left`);
    assert.ok(!row.text.includes("found"));
  }
  const last = page.part("li.past", -1);
  await last.shows("found");
  assert.ok(!last.text.includes("left"));
});

test("a peg is as large as its share of the codes left, and marked where it is certain", async () => {
  const codes = codesLeft(SECRET, ...GUESSES);
  const page = await begin();
  await guess(page, ...GUESSES);
  await page.press("What is certain?");
  await page.has(".places", 1);
  const [, ...rows] = page.all(".places tr");
  assert.equal(rows.length, 4);
  const kinds = new Set();
  for (const [place, row] of rows.entries()) {
    const cells = [...row.querySelectorAll("td")];
    assert.equal(cells.length, COLOURS.length);
    const sizes = [];
    for (const [colour, cell] of cells.entries()) {
      const digit = `${colour + 1}`;
      const count = codes.filter((code) => code[place] === digit).length;
      const scale = Number(cell.querySelector(".share").style.getPropertyValue("scale"));
      assert.equal(cell.title, `${count} of ${codes.length}`);
      assert.equal(cell.querySelector(".out") !== null, count === 0);
      assert.equal(scale > 0, count > 0);
      assert.equal(scale === 1, count === codes.length);
      const isMarked = !cell.querySelector(".peg").classList.contains("bare");
      assert.equal(isMarked, count === codes.length);
      sizes.push({ count, scale });
      kinds.add(count === 0 ? "out" : isMarked ? "certain" : "open");
    }
    sizes.sort((a, b) => a.count - b.count);
    for (const [i, { scale }] of sizes.slice(1).entries()) assert.ok(scale >= sizes[i].scale);
  }
  assert.deepEqual([...kinds].sort(), ["certain", "open", "out"]);
});
