/** The element of embed.js as a guest: it takes theme and language of the page and leaves its HTML alone. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { SITE } from "./environment.js";
import { Part, until } from "./page.js";
import { PuzzleElement } from "./puzzle-element.js";

const { documentElement: root, body } = document;
const LINK = `${SITE}mastermind/#4x6:~monday`;

/** The element with some attributes. */
const element = (attributes = "", src = LINK) =>
  `<cicada-puzzle src="${src}" ${attributes}></cicada-puzzle>`;

/** How a page says that it is dark, and how it says later that it is light. */
const SWITCHES = {
  "furo, pydata, Docusaurus": [
    () => root.setAttribute("data-theme", "dark"),
    () => root.setAttribute("data-theme", "light"),
  ],
  "furo's body": [
    () => body.setAttribute("data-theme", "dark"),
    () => body.setAttribute("data-theme", "light"),
  ],
  Material: [
    () => body.setAttribute("data-md-color-scheme", "slate"),
    () => body.setAttribute("data-md-color-scheme", "default"),
  ],
  Bootstrap: [
    () => root.setAttribute("data-bs-theme", "dark"),
    () => root.setAttribute("data-bs-theme", "light"),
  ],
  VitePress: [() => root.classList.add("dark"), () => root.classList.remove("dark")],
  Quarto: [
    () => body.setAttribute("class", "quarto-dark"),
    () => body.setAttribute("class", "quarto-light"),
  ],
};

for (const [page, [dark, light]] of Object.entries(SWITCHES))
  test(`the frame is as dark as the page, and goes on when that changes: ${page}`, async () => {
    dark();
    const puzzle = new PuzzleElement(element());
    const theme = () => puzzle.told.at(-1)?.theme;
    assert.equal(puzzle.asked("theme"), "dark");
    puzzle.says({ cicada: "ready" });
    assert.deepEqual(puzzle.told, [{ cicada: "theme", theme: "dark" }]);
    light();
    // VitePress leaves it to the device then.
    await until(() => theme() === (page === "VitePress" ? "auto" : "light"), "it is not light");
    dark();
    await until(() => theme() === "dark", "it is not dark again");
    assert.equal(puzzle.loads, 1);
  });

/** The attributes of the element and of the page's body, and the theme that the frame is asked for. */
const THEMES = [
  ["", ["data-theme", "auto"], null],
  ['theme="auto"', ["data-theme", "dark"], "dark"],
  ['theme="light"', ["data-theme", "dark"], "light"],
  ['theme="dark"', ["class", ""], "dark"],
];

for (const [attributes, around, theme] of THEMES)
  test(`the attribute and the device decide where the page does not: ${attributes} ${around}`, () => {
    body.setAttribute(...around);
    assert.equal(new PuzzleElement(element(attributes)).asked("theme"), theme);
  });

/** The language of the page around, what the element says, and what its frame speaks. */
const LANGUAGES = [
  ['lang="de-CH"', "", "de"],
  ['lang="de"', 'lang="en"', "en"],
  ['lang="fr"', "", null], // left to the browser
  ["", 'lang="de"', "de"],
];
const TITLES = { en: "A puzzle on Cicada", de: "Ein Rätsel auf Cicada" };

for (const [around, own, language] of LANGUAGES)
  test(`an element has the language of the page around it: ${around} ${own}`, () => {
    const puzzle = new PuzzleElement(`<main ${around}>${element(own)}</main>`);
    assert.equal(puzzle.asked("lang"), language);
    assert.equal(puzzle.frame.title, TITLES[language ?? "en"]);
  });

test("the language of a link goes before that of the page, and the element's own before both", () => {
  const link = LINK.replace("#", "?lang=de#");
  const puzzle = new PuzzleElement(`<main lang="en">${element("", link)}</main>`);
  assert.equal(puzzle.asked("lang"), "de");
  puzzle.element.setAttribute("lang", "en");
  assert.equal(puzzle.asked("lang"), "en");
});

test("the page keeps the HTML that its server wrote", () => {
  const html = `<cicada-puzzle src="${LINK}" class="week"><a href="#">Open</a></cicada-puzzle>`;
  const puzzle = new PuzzleElement(html);
  puzzle.says({ cicada: "ready" });
  puzzle.says({ cicada: "resize", height: 600 });
  assert.equal(puzzle.element.outerHTML, html);
  assert.deepEqual(new Part(() => body).names("link"), []);
  assert.equal(puzzle.loads, 1);
});

/** What a frame says of its height, and what the page around it then shows. */
const SAID = [
  [5, "500px"],
  [1e9, "10000px"],
  ["tall", "500px"],
  ["700", "700px"],
  [-3, "500px"],
];

for (const [height, shown] of SAID)
  test(`a frame gets no height that breaks the page: ${JSON.stringify(height)}`, () => {
    const puzzle = new PuzzleElement(element('height="500"'));
    assert.equal(puzzle.frame.style.height, "500px");
    puzzle.says({ cicada: "resize", height });
    assert.equal(puzzle.frame.style.height, shown);
  });

/** What a page asks for; what is kept free for every frame is more than nothing. */
const ASKED = { "-5": "", "1e3000": "10000px", high: "" };

for (const [height, shown] of Object.entries(ASKED))
  test(`a page cannot ask for a height that breaks it: ${height}`, () => {
    assert.equal(new PuzzleElement(element(`height="${height}"`)).frame.style.height, shown);
  });

test("only a frame that is ready is told a theme", () => {
  const puzzle = new PuzzleElement(element('theme="dark"'));
  for (const cicada of ["resize", "state", "hint", "complete", "error"]) puzzle.says({ cicada });
  assert.deepEqual(puzzle.told, []);
  puzzle.says({ cicada: "ready" });
  assert.deepEqual(puzzle.told, [{ cicada: "theme", theme: "dark" }]);
});

test("a frame that is there is told another theme, one that loads is not, and none that it shows", () => {
  const puzzle = new PuzzleElement(element('theme="dark"'));
  puzzle.element.setAttribute("theme", "light");
  assert.deepEqual(puzzle.told, []);
  puzzle.says({ cicada: "ready" });
  puzzle.element.setAttribute("theme", "light");
  assert.equal(puzzle.told.length, 1);
  puzzle.element.setAttribute("theme", "dark");
  assert.deepEqual(puzzle.told.at(-1), { cicada: "theme", theme: "dark" });
  puzzle.element.setAttribute("src", `${SITE}shot/#p`);
  puzzle.element.setAttribute("theme", "light");
  assert.equal(puzzle.told.length, 2);
});

for (const [attributes, asked] of [
  ["", { mode: null, ui: null }],
  ['mode="test"', { mode: "test", ui: null }],
  ['ui="hints,new"', { mode: null, ui: "hints,new" }],
])
  test(`what is shown in a frame is passed on: ${attributes}`, () => {
    const puzzle = new PuzzleElement(element(attributes));
    for (const [name, value] of Object.entries({ ...asked, embed: "1" }))
      assert.equal(puzzle.asked(name), value);
  });

test("a page can give its frame another puzzle, with moves, and set it back", () => {
  const puzzle = new PuzzleElement(element('title="Week 3"'));
  assert.equal(puzzle.frame.title, "Week 3");
  puzzle.element.load("4x6:~a");
  puzzle.element.load("4x6:~b", ["1122"]);
  puzzle.element.reset();
  assert.deepEqual(puzzle.told, [
    { cicada: "load", id: "4x6:~a", moves: [] },
    { cicada: "load", id: "4x6:~b", moves: ["1122"] },
    { cicada: "reset" },
  ]);
});

test("an element that was taken away hears nothing more", () => {
  const puzzle = new PuzzleElement(element());
  puzzle.element.remove();
  puzzle.says({ cicada: "ready" });
  puzzle.element.setAttribute("theme", "dark");
  assert.deepEqual([puzzle.told, puzzle.loads], [[], 1]);
});
