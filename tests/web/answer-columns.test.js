/** The answers that a guess, and a better one beside it, may get: in which order, and how many are left by each. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { pretendPage } from "./stand-ins.js";

pretendPage("https://host.example/mastermind/");
const { answerColumns, grouped, isBetterKnown } = await import(
  "../../web/midend/answer-columns.js"
);

const outcome = (answer, left, found = false) => ({ answer, left, found });

/** As Mastermind does, say: right places above, wrong ones below. */
const WORDING = {
  answerText: ([right, wrong]) => `${right} right, ${wrong} wrong`,
  drawnUnder: ({ answer: [right, wrong], found }) =>
    found ? { label: "!", groups: [] } : { label: `${wrong}`, groups: [`${right}`] },
};

const OWN = {
  guess: "1122",
  outcomes: [outcome([0, 1], 3), outcome([2, 0], 2), outcome([4, 0], 1, true), outcome([0, 2], 5)],
};
const BETTER = { guess: "1234", outcomes: [outcome([2, 1], 6), outcome([0, 1], 4)] };

/** The columns as [key, name, of the guess, of the better one]. */
const drawn = (outcomes) =>
  answerColumns(outcomes, WORDING).map(({ key, name, value, behind }) => [
    key,
    name,
    value,
    behind,
  ]);

const ALONE = [
  ["found", "found", 1, 0],
  ["2,0", "2 right, 0 wrong", 2, 0],
  ["0,2", "0 right, 2 wrong", 5, 0],
  ["0,1", "0 right, 1 wrong", 3, 0],
];

test("the find comes first, and better answers before others", () => {
  assert.deepEqual(drawn({ own: OWN, best: null }), ALONE);
});

test("a better guess is drawn behind, with the answers that only it may get", () => {
  const [found, two, ...rest] = ALONE;
  assert.deepEqual(drawn({ own: OWN, best: BETTER }), [
    found,
    ["2,1", "2 right, 1 wrong", 0, 6],
    two,
    rest[0],
    ["0,1", "0 right, 1 wrong", 3, 4],
  ]);
});

for (const [what, best, isBetter] of [
  ["none", null, false],
  ["itself", { ...OWN, outcomes: BETTER.outcomes }, false],
  ["another", BETTER, true],
])
  test(`a guess is drawn behind only where it is another one: ${what}`, () => {
    assert.equal(isBetterKnown({ own: OWN, best }), isBetter);
    if (!isBetter) assert.deepEqual(drawn({ own: OWN, best }), ALONE);
  });

test("columns are drawn as the game draws them, and keep what they stand for", () => {
  const [found, two] = answerColumns({ own: OWN, best: null }, WORDING);
  assert.deepEqual([found.label, found.groups, found.reply], ["!", [], OWN.outcomes[2]]);
  assert.deepEqual([two.label, two.groups, two.reply], ["0", ["2"], OWN.outcomes[1]]);
});

test("columns of a group become one, with what all of them leave; one without a group stays", () => {
  const columns = answerColumns({ own: OWN, best: BETTER }, WORDING).map((column) => ({
    ...column,
    groups: [...column.groups, ...column.groups],
  }));
  const together = grouped(columns, (group) => `${group + 10} and more`);
  assert.deepEqual(
    together.map(({ key, name, label, groups, value, behind }) => [
      ...[key, name, label, groups],
      ...[value, behind],
    ]),
    [
      ["found", "found", "!", [], 1, 0],
      ["group 2", "12 and more", "", ["2"], 2, 6],
      ["group 0", "10 and more", "", ["0"], 8, 4],
    ],
  );
});
