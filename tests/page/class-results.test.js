/** The page for teachers plays the games of a class again and names what is wrong with codes. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { PUZZLE, SECRET } from "./codes.js";
import { download } from "./downloads.js";
import { ask } from "./native-python.js";
import { open, Part, until } from "./page.js";
import { played, resultCodes } from "./result-codes.js";

/** The id of a puzzle. */
const made = async (game, parameters) => (await ask({ do: "new", game, parameters, seed: "" })).id;

const OTHER = await made("mastermind", { secret: "5544" });
const CANNOT_BE = "This result code is of a game that cannot be:";

/** What the students of a class did, over and over: guesses, events, and what the table tells of it. */
const GAMES = [
  [["1122", "3344", "2613", SECRET], "move move move move", "4", "no help", "100"],
  [["1122", "2413", SECRET], "move hint3 move list move", "3", "1 hint, 1 list", "80"],
  [["1122", SECRET], "move undo move move", "3", "1 undone, no help", "100"],
  [["1122", SECRET], "move solution move", "2", "solution shown", "0"],
  [["1122", "3344"], "move move", "2", "not solved, no help", "0"],
];
const STUDENTS = Array.from({ length: 30 }, (_, student) => student);

const [OF_OTHER, IMPOSSIBLE, ...CODES] = resultCodes(
  played(OTHER, ["1122", "5544"], "move move", { student: 19 }),
  { ...played(PUZZLE, [SECRET], "move", { student: 25 }), forged: "a3" },
  ...STUDENTS.map((student) => {
    const [moves, events] = GAMES[student % GAMES.length];
    return played(PUZZLE, moves, events, { student });
  }),
);

const LINES = STUDENTS.map((student) => `Student ${student}\t${CODES[student]}`);
LINES[3] = LINES[3].slice(0, -2);
LINES[8] = LINES[8].replace(".1122.", ".1123.");
LINES[14] = "Student 14\tI had 4 guesses";
LINES[19] = `Student 19\t${OF_OTHER}`;
LINES[25] = `+Student(25)\t${IMPOSSIBLE}`;

const DAMAGED = "This result code is damaged; ask for it again.";

/** What is wrong with three lines: line, name and sentence. */
const FAULTS = [
  [4, "Student 3", DAMAGED],
  [9, "Student 8", DAMAGED],
  [26, "+Student(25)", `${CANNOT_BE} more moves were made than stand on the board.`],
];

async function paste(page, lines) {
  await page.fill(/^Result codes or links of the lab/, lines.join("\n"));
  await page.press("Check them");
}

/** Paste a column into the page for teachers and have it checked, to its end. */
async function check(...lines) {
  const page = await open("teachers/");
  await paste(page, lines);
  await until(() => page.offers("Check them"), "they are not checked");
  return page;
}

const textOf = (element) => new Part(() => element).text;

/** The lines with a fault, as they are told. */
const faults = (page) => page.all(".faults li").map(textOf);

/** The lines without a code, as they are told. */
async function others(page) {
  await page.press(/ without a code$/);
  return page.all(".others li").map(textOf);
}

/** The texts of the cells of each game. */
const games = (page) =>
  page
    .all("tbody tr")
    .filter((row) => row.querySelector("td.puzzle"))
    .map((row) => [...row.children].map(textOf));

test("a class of thirty", async () => {
  const page = await check(...LINES);
  await page.shows("29 codes, 3 with a fault");
  assert.deepEqual(await others(page), ["Line 15: Student 14 I had 4 guesses"]);
  assert.ok(page.names("list").includes("Lines with a fault"));
  const told = faults(page);
  assert.equal(told.length, FAULTS.length);
  for (const [i, [line, name, sentence]] of FAULTS.entries())
    assert.ok(told[i].includes(`Line ${line}, ${name}: ${sentence}`), told[i]);
  const rows = games(page);
  // Nobody is left out but the three whose codes tell nothing, and the one without a code.
  assert.equal(rows.length, 26);
  const faulty = [...FAULTS.map(([line]) => line - 1), 14, 19];
  for (const student of STUDENTS.filter((each) => !faulty.includes(each))) {
    const [, , moves, help, score] = GAMES[student % GAMES.length];
    const [row, ...others] = rows.filter(([, name]) => name === `Student ${student}`);
    assert.deepEqual(others, []);
    const begin = [`${student + 1}`, `Student ${student}`, `Mastermind ${PUZZLE}`, moves, help];
    assert.deepEqual([row.slice(0, 6), row[8]], [[...begin, "Practice"], score]);
  }
  // Six students each; of those who solved it in 4, 3 and 3 guesses, 1, 0 and 0 are faulty.
  const [histogram] = page.named(["table"], /^How many guesses optimal play takes/);
  const bars = [...histogram.querySelectorAll("tr")].map(textOf);
  for (const [guesses, figure] of [
    ["3", "class: 12"],
    ["4", "class: 5"],
  ])
    assert.ok(
      bars.some((bar) => bar.startsWith(guesses) && bar.includes(figure)),
      `${bars}`,
    );
  // Those who were shown the solution are no measure of the class.
  assert.ok(!textOf(histogram).includes("class: 4"));
});

/** The rows of a CSV for spreadsheets, by the names of its columns. */
function read(text) {
  assert.equal(text[0], "\ufeff");
  const [names, ...rows] = text
    .slice(1)
    .trimEnd()
    .split("\r\n")
    .map((row) =>
      [...row.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
        ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain,
      ),
    );
  return rows.map((row) => Object.fromEntries(names.map((name, i) => [name, row[i]])));
}

test("the table goes to a spreadsheet that runs nothing of it", async () => {
  const page = await check(...LINES.slice(18));
  await page.shows("12 codes, 1 with a fault");
  const { name, file } = await download(page, "Download CSV");
  assert.equal(name, "cicada-results.csv");
  const rows = read(await file.text());
  assert.deepEqual(
    rows.map(({ line }) => line),
    Array.from({ length: 12 }, (_, i) => String(i + 1)),
  );
  const rowOf = (student) => rows.find((row) => row.name === student);
  assert.equal(rowOf("'+Student(25)").fault, FAULTS.at(-1)[2]);
  const { "loss per guess": loss, ...told } = rowOf("Student 21");
  const { game, puzzle, solved, moves, hints, lists, score, began } = told;
  assert.deepEqual([game, puzzle, solved], ["mastermind", PUZZLE, "1"]);
  assert.deepEqual([moves, hints, lists, score], ["3", "1", "1", "80"]);
  assert.ok(Number(loss) > 0);
  assert.equal(began, "2025-11-22T00:21:00.000Z");
});

test("a class is stopped", async () => {
  const boards = Array.from({ length: 40 }, (_, number) => `5x8:~student-${number}`);
  const codes = resultCodes(
    ...boards.map((board) => played(board, ["11223", "44556"], "move move")),
  );
  const page = await open("teachers/");
  let looked = 0;
  page.gate.holdFrom((question) => question.step === "check" && ++looked > 6);
  await paste(page, codes);
  await page.part("cicada-class-results").shows("6 of 40 played again");
  await page.press("Stop");
  await page.gate.release();
  await page.part("[role=alert]").shows("34 of 40 codes were not looked at.");
  await until(() => page.offers("Check them"), "nothing more can be checked");
  assert.equal(games(page).length, 6);
});

test("every game has results, and the same code twice is noticed", async () => {
  const shot = await made("shot", { board: "# #" });
  const chessguess = await made("chessguess", { size: 2, target: "BK WQ" });
  const codes = resultCodes(
    played(shot, ["00R"], "move", { game: "shot" }),
    played(chessguess, ["BK WQ"], "move", { game: "chessguess" }),
    played(shot, ["00R"], "move", { game: "shot" }),
  );
  const page = await check(...codes);
  await page.shows("3 codes, none with a fault");
  const remarks = games(page).map((cells) => cells.at(-1));
  assert.deepEqual(remarks, ["", "Found with the first guess.", "The same code as in line 1."]);
  await page.shows("2 results have a remark.");
  await page.press("Put them first");
  assert.deepEqual(
    games(page).map(([line]) => line),
    ["2", "3", "1"],
  );
  assert.ok(page.names("heading").includes("Shot 2: moves of the class"));
});

test("the table is sorted by what is pressed", async () => {
  const students = [0, 1, 2, 4];
  const page = await check(
    ...students.map((student) => `Student ${9 - student}\t${CODES[student]}`),
  );
  const column = () => games(page).map(([, name, , moves]) => [name.slice(-1), moves].join());
  const sortedBy = () =>
    page.all("th[aria-sort]").map((th) => [th.textContent.trim(), th.getAttribute("aria-sort")]);
  assert.deepEqual(column(), ["9,4", "8,3", "7,3", "5,2"]);
  assert.deepEqual(sortedBy(), [["Line", "ascending"]]);
  await page.press("Name");
  assert.deepEqual(column(), ["5,2", "7,3", "8,3", "9,4"]);
  await page.press("Moves");
  await page.press("Moves");
  assert.deepEqual(column(), ["9,4", "8,3", "7,3", "5,2"]);
  assert.deepEqual(sortedBy(), [["Moves", "descending"]]);
});

test("people stand by puzzles with the sums of their points", async () => {
  const [other, hinted] = resultCodes(
    played(OTHER, ["1122", "5544"], "move move"),
    played(OTHER, ["1122", "5544"], "move hint2 move", { student: 1 }),
  );
  const page = await check(
    `Ann\t${CODES[0]}\t${other}`,
    `Bo\t${CODES[1]}\t${hinted}`,
    `Cy\t${CODES[3]}`,
  );
  const rows = page.all(".people tbody tr").map((row) => [...row.children].map(textOf));
  assert.deepEqual(rows, [
    ["Ann", "100 4", "100 2", "200", "2 min"],
    ["Bo", "80 3, 1 hint, 1 list", "90 2, 1 hint", "170", "2 min"],
    ["Cy", "0 2, solution shown", "–", "0", "55 s"],
    ["Average", "60", "95", "123", ""],
  ]);
});

test("a puzzle each is no fault", async () => {
  const boards = [1, 2, 3, 4, 5, 6].map((number) => `4x6:~class-7b-${number}`);
  const codes = resultCodes(...boards.map((board) => played(board, ["1122"], "move")));
  const page = await check(...codes);
  await page.shows("6 codes, none with a fault");
});

test("a code may stand anywhere, its name on the line above", async () => {
  const page = await check(
    "Hi all,",
    "Ann 10:12",
    `**C${CODES[0].slice(1)}**`,
    "",
    `Bo: ${CODES[1]}`,
  );
  await page.shows("2 codes, none with a fault");
  assert.deepEqual(
    games(page).map(([, name]) => name),
    ["Ann", "Bo"],
  );
  assert.deepEqual(await others(page), ["Line 1: Hi all,"]);
});

test("nothing pasted is said", async () => {
  const page = await check(" ", "");
  await page.part("[role=alert]").shows("Paste the codes or links of your class first.");
  await paste(page, ["Ann has none"]);
  await page.part("[role=alert]").shows("There is no result code and no link of the lab in this");
});

test("a name with brackets is told without them", async () => {
  const page = await check(`Ann\t${CODES[1]}`, `Bo [7b]\t${CODES[3].slice(0, -1)}`);
  await page.shows("2 codes, 1 with a fault");
  await page.shows("Bo (7b)");
});
