import assert from "node:assert/strict";
import { test } from "node:test";
import { csv } from "../../web/site/class/csv.js";

/** What stands in a cell, and how it is written. @type {[string | number | null, string][]} */
const CELLS = [
  ["Ann", "Ann"],
  ["", ""],
  [null, ""],
  [3, "3"],
  [-0.5, "-0.5"],
  ["Ann, A.", '"Ann, A."'],
  ['the "best"', '"the ""best"""'],
  ["two\nlines", '"two\nlines"'],
  ["=1+1", "'=1+1"],
  ["+49 30", "'+49 30"],
  ["-1", "'-1"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["\t=1", '"\'\t=1"'],
  [" =1", "' =1"],
  ["|calc", "'|calc"],
  ["＝1+1", "'＝1+1"],
  ['=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
  ["a=b", "a=b"],
];

for (const [value, written] of CELLS)
  test(`a cell of ${JSON.stringify(value)}`, () => assert.equal(csv([[value]]), `${written}\r\n`));

test("rows are lines of cells", () => {
  assert.equal(
    csv([
      ["name", "score"],
      ["Ann", 90],
    ]),
    "name,score\r\nAnn,90\r\n",
  );
});
