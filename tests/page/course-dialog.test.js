/** The dialog that puts a puzzle into a course page: practice or a test, and what is found there. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { guess, PUZZLE, SECRET } from "./codes.js";
import { chooseKind, kinds, openDialog, snippet } from "./course-dialog.js";
import { SITE } from "./environment.js";
import { offersNothingElse } from "./games.js";
import { until } from "./page.js";
import { openFrame } from "./page-around.js";
import { PuzzleElement } from "./puzzle-element.js";

const QUERY = "/?mode=test&ui=hints";
const IN_HTML = QUERY.replace("&", "&amp;");

/** How each kind of page says that it is a test with hints only: its link does, and so all that is made of it. */
const KINDS = {
  Link: `${QUERY}#`,
  "Address of a frame": `${QUERY}&embed=1#`,
  HTML: `${IN_HTML}#`,
  "Moodle, Canvas": `${IN_HTML}&amp;embed=1#`,
  "Markdown (MkDocs)": `${IN_HTML}#`,
  Sphinx: `${QUERY}#`,
  "Sphinx with MyST": `${QUERY}#`,
  "Jupyter Book 1": `${QUERY}#`,
  "Jupyter Book 2 (mystmd)": `${QUERY}&embed=1#`,
  "Notebook cell": `${QUERY}&embed=1#`,
  Quarto: `${QUERY}#`,
  "Docusaurus (MDX)": `${IN_HTML}#`,
  VitePress: `${IN_HTML}#`,
  "reveal.js": `${IN_HTML}#`,
  "reveal.js, whole slide": `${IN_HTML}&amp;embed=1#`,
};

const isChecked = (page, role, name) => page.named([role], name)[0].checked;

test("every snippet says that it is a test", async () => {
  const page = await openDialog();
  assert.deepEqual(kinds(page), [...Object.keys(KINDS), "SCORM"]);
  for (const kind of Object.keys(KINDS)) {
    assert.ok(!(await snippet(page, kind)).includes("mode"), kind);
    await page.shows("Once per site:");
  }
  await page.press("Test");
  await until(() => !page.offers("New games"), "a test has new games");
  for (const [kind, text] of Object.entries(KINDS))
    assert.ok((await snippet(page, kind)).includes(text), kind);
  await page.press("Hints and lists");
  assert.match(await snippet(page, "HTML"), /mode=test&amp;ui=none#/);
  await page.press("Hints and lists");
  await page.press("The solution");
  assert.match(await snippet(page, "HTML"), /mode=test&amp;ui=hints,solution#/);
  await page.press("Practice");
  assert.doesNotMatch(await snippet(page, "HTML"), /mode|ui(?!ld)/);
});

/** How a pasted snippet comes to the address of its frame: by a frame of its own, or by the element. */
const FRAMES = {
  HTML: (html) => new PuzzleElement(html).frame.src,
  "Moodle, Canvas": (html) =>
    new DOMParser().parseFromString(html, "text/html").querySelector("iframe").src,
};

for (const [kind, addressIn] of Object.entries(FRAMES))
  test(`a test works as it is pasted: ${kind}`, async () => {
    const dialog = await openDialog();
    await dialog.press("Test");
    const address = addressIn(await snippet(dialog, kind));
    assert.ok(address.startsWith(SITE), address);
    const { page } = await openFrame(address.slice(SITE.length));
    await page.press("Start");
    await page.shows("1,296 codes left");
    await guess(page, "1122");
    offersNothingElse(page);
    await guess(page, SECRET);
    await until(() => page.offers("Copy result code"), "there is no result code");
    offersNothingElse(page);
  });

test("SCORM is a test unless practice is chosen", async (t) => {
  const sizes = { "index.html": 1_500_000, "main.js": 2_000_000 };
  t.mock.method(globalThis, "fetch", async () => Response.json(sizes));
  const page = await openDialog();
  assert.ok(isChecked(page, "radio", "Practice"));
  await chooseKind(page, "SCORM");
  assert.ok(isChecked(page, "radio", "Test"));
  assert.ok(!isChecked(page, "checkbox", "The solution"));
  await page.shows("(3.5 MB)");
  await chooseKind(page, "HTML");
  assert.ok(isChecked(page, "radio", "Practice"));
  await chooseKind(page, "SCORM");
  await page.press("Practice");
  await until(() => isChecked(page, "checkbox", "New games"), "practice has no new games");
  const passMark = /^Passed from a score of/;
  await page.fill(passMark, "400");
  assert.equal(page.named(["spinbutton"], passMark)[0].value, "10");
});

test("a title for a package harms no snippet", async () => {
  const page = await openDialog();
  await chooseKind(page, "SCORM");
  await page.fill("Title", '"><script>alert(1)</script>');
  const text = await snippet(page, "Moodle, Canvas");
  assert.ok(!text.includes("alert"));
  assert.ok(text.includes(PUZZLE));
});
