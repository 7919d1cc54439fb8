/** The page for teachers: it is found from every game, and its links open what they name. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { SITE } from "./environment.js";
import { GAMES } from "./games.js";
import { ask } from "./native-python.js";
import { open, until } from "./page.js";

for (const name of Object.keys(GAMES))
  test(`the page for teachers is found from ${name}`, async () => {
    const page = await open(`${name}/`);
    await page.ready();
    await page.press("Help");
    await until(() => page.offers("puzzles for teachers"), "Help does not lead there");
    const [{ href }] = page.named(["link"], "puzzles for teachers");
    assert.equal(href, `${SITE}teachers/`);
    await page.visit(href.slice(SITE.length));
    await page.shows("Puzzles for your course");
    assert.ok(page.names("heading").includes("In short"));
    await until(
      () => document.title === "For teachers · Cicada",
      () => document.title,
    );
  });

test("a word and a number give so many puzzles", async () => {
  const page = await open("teachers/");
  const links = page.part("cicada-teachers").part("cicada-course-links");
  await links.choose("Game", "shot");
  await links.fill("Word", "Programming for beginners, autumn 2026 (b)");
  await links.fill("Puzzles", "100");
  const ids = () =>
    links
      .named(["textbox"], "Links")[0]
      .value.split("\n")
      .map((link) => link.split("#")[1]);
  await until(
    () => ids().length === 100,
    () => `${ids().length} links`,
  );
  assert.equal(ids()[0], "8balls:~programming-for-beginners-autumn-202-1");
  const boards = new Set();
  for (const number of [0, 9, 99]) {
    const { position } = await ask({ do: "open", game: "shot", id: ids()[number], moves: [] });
    boards.add(JSON.stringify(position));
  }
  assert.equal(boards.size, 3);
});

test("a link of the page for teachers opens its puzzle", async () => {
  const page = await open("teachers/");
  await page.shows("shot/#4:1o1o1oo");
  const [{ href }] = page.named(["link"], /^shot\/#4:1o1o1oo/);
  await page.visit(href.slice(SITE.length));
  await page.ready();
  assert.match(location.href, /\/shot\/#4:1o1o1oo-\w{6}$/);
  assert.deepEqual(page.all("cicada-toast"), []);
});
