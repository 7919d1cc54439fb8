/** Links: what they open, how they are passed on, and what becomes of damaged ones. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import jsQR from "jsqr";
import { guess } from "./codes.js";
import { SITE } from "./environment.js";
import { position } from "./native-python.js";
import { open, until } from "./page.js";
import { back, follow, forward } from "./visited.js";

const MONDAY = "mastermind/#4x6:~monday";
const LINKS = readFileSync(new URL("../python/core/links.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line));

/** Open a puzzle, and wait for it. */
async function begin(address, how) {
  const page = await open(address, how);
  await page.ready();
  return page;
}

/** Open the dialog that passes a puzzle on. */
async function openShare(page) {
  await page.press("Share");
  await until(() => page.names("dialog").includes("Share"), "nothing is shared");
}

/** The link that is passed on. */
const sharedLink = (page) => page.named(["textbox"], "Link")[0].value;

/** The address is that, in the end. */
const isAt = (pattern) =>
  until(
    () => pattern.test(location.href),
    () => `${location.href} is not ${pattern}`,
  );

test("a puzzle, a position and a word are shared", async () => {
  const page = await begin(MONDAY);
  await guess(page, "1122");
  await openShare(page);
  assert.equal(sharedLink(page), `${SITE}${MONDAY}`);
  await page.press("The position after 1 move");
  const after = `${SITE}${await position("mastermind", "4x6:~monday", "1122")}`;
  await until(() => sharedLink(page) === after, "the position is not shared");
  assert.ok(page.names("img").includes("QR code of the link"));
  await page.press(/^A new puzzle from a word/);
  await page.fill(/^Word, such as/, "Käfer, Klasse 7b!");
  const word = /#4x6:~kafer-klasse-7b$/;
  await until(() => word.test(sharedLink(page)), "the word is not in the link");
  await follow(page, "Open it");
  await isAt(word);
  await page.has("li.past", 0);
});

test("the link is copied where the device cannot share", async () => {
  const page = await begin(MONDAY);
  await openShare(page);
  await page.press("Copy link");
  await page.part("cicada-toast").shows("The link is copied.");
  assert.equal(await navigator.clipboard.readText(), sharedLink(page));
});

/** What a camera reads in the picture of a QR code. */
function read(picture) {
  const side = Number(picture.getAttribute("viewBox").split(" ").at(-1));
  const [scale, margin] = [4, 4];
  const width = (side + 2 * margin) * scale;
  const pixels = new Uint8ClampedArray(4 * width * width).fill(255);
  for (const [, x, y] of picture
    .querySelector("path")
    .getAttribute("d")
    .matchAll(/M(\d+) (\d+)/g))
    for (let dot = 0; dot < scale ** 2; dot += 1) {
      const column = (Number(x) + margin) * scale + (dot % scale);
      const row = (Number(y) + margin) * scale + Math.floor(dot / scale);
      pixels.set([0, 0, 0], 4 * (row * width + column));
    }
  return jsQR(pixels, width, width).data;
}

test("the QR code says the link", async () => {
  const page = await begin(MONDAY);
  await openShare(page);
  assert.equal(read(page.all("svg.qr")[0]), sharedLink(page));
});

test("a result tells how it went and not what was guessed", async () => {
  const day = "4x6:~2026-11-20";
  const { puzzle: secret } = LINKS.find(({ link }) => link === day);
  const page = await begin(`mastermind/#${day}`);
  await guess(page, "1122", secret);
  await page.settled();
  await openShare(page);
  const text = page.part("pre").root().textContent;
  assert.ok(text.startsWith("Cicada Mastermind 2026-11-20: 2 guesses, no help\n"));
  assert.match(text.split("\n")[1], /^[▁▂▃▄▅▆▇█]✓$/u);
  assert.ok(text.endsWith(sharedLink(page)));
  assert.ok(!text.includes(secret));
  assert.ok(!text.includes("1122"));
});

for (const game of ["mastermind", "chessguess", "shot"])
  test(`the puzzle of the day is that of the calendar on the wall: ${game}`, async (t) => {
    t.mock.timers.enable({ apis: ["Date"], now: new Date("2026-11-20T12:00:00") });
    const page = await open("");
    await page.has(`.games a[href*="/${game}/#daily"]`, 1);
    await page.part(`.games a[href*="/${game}/#daily"]`).click();
    await isAt(new RegExp(`/${game}/#daily1:~2026-11-20$`));
    await page.ready();
  });

test("back and forward go from puzzle to puzzle with their moves", async () => {
  const page = await begin(MONDAY);
  await guess(page, "1122", "3344");
  page.go("4x6:~tuesday");
  await page.has("li.past", 0);
  await page.settled();
  await guess(page, "5566");
  back();
  await page.has("li.past", 2);
  await isAt(/monday$/);
  await page.settled();
  forward();
  await page.has("li.past", 1);
  await page.settled();
  await page.reload();
  await page.has("li.past", 1);
  await page.settled();
  back();
  await page.has("li.past", 2);
});

test("a position is only shown until a move is made", async () => {
  const page = await begin(MONDAY);
  await guess(page, "1122");
  const [, shown] = (await position("mastermind", "4x6:~monday", "3344", "5566")).split("#");
  page.go(shown);
  await page.has("li.past", 2);
  await page.settled();
  assert.ok(location.href.endsWith(`#${shown}`));
  back();
  await page.has("li.past", 1);
  await page.settled();
  forward();
  await page.has("li.past", 2);
  await page.settled();
  await guess(page, "1234");
  await isAt(/~monday$/);
  await page.reload();
  await page.has("li.past", 3);
});

const DAMAGED = [
  "4x6:1yep-xxcnaz",
  "4x6:1yep",
  "9x99:open",
  "<img src=x onerror=document.title='broken'>",
  `4x6:~${"a".repeat(3000)}`,
];

test("a damaged link says so once and opens a fresh puzzle", async () => {
  const opened = new Set();
  let page;
  for (const fragment of DAMAGED.map(encodeURIComponent)) {
    // The first one is in a new page, the others in that which is open.
    if (page) page.go(fragment);
    else page = await open(`mastermind/#${fragment}`);
    await page.has("cicada-toast p", 1);
    await page.part("cicada-toast p").shows(/^[A-Z][^<]*\.$/);
    await until(
      () => /#4x6:1\w+-\w{6}$/.test(location.href) && !opened.has(location.href),
      () => `${location.href} is no fresh puzzle`,
    );
    await page.shows("1,296 codes left");
    opened.add(location.href);
    page.part("cicada-toast").root().text = "";
    await page.has("cicada-toast p", 0);
    await page.settled();
    await page.has("cicada-toast p", 0);
  }
  assert.equal(opened.size, DAMAGED.length);
});

test("a link that was changed on its way goes on with the game that is kept of its puzzle", async () => {
  const page = await begin(MONDAY);
  await guess(page, "1122", "3344");
  await page.press("Undo");
  await page.visit(`${SITE}${MONDAY})`);
  await page.shows('This link names no puzzle as it stands; it was read as "4x6:~monday".');
  await page.has("li.past", 1);
  await isAt(/#4x6:~monday$/);
  await page.press("Redo");
  await page.has("li.past", 2);
});

test("what is not seen in a link costs no game", async () => {
  const page = await begin(MONDAY);
  await guess(page, "1122");
  await page.visit(`${SITE}${MONDAY}%E2%80%8B`);
  await page.has("li.past", 1);
  await isAt(/#4x6:~monday$/);
});

test("a position whose link was changed on its way is only shown", async () => {
  const page = await begin(MONDAY);
  await guess(page, "1122");
  const [, link] = (await position("mastermind", "4x6:~monday", "3344", "5566")).split("#");
  await page.visit(`${SITE}mastermind/#${link}).`);
  await page.has("li.past", 2);
  await isAt(new RegExp(`#${link}$`));
  await page.visit(SITE + MONDAY);
  await page.has("li.past", 1);
});

test("a board without a puzzle is a new puzzle on it", async () => {
  const page = await begin("mastermind/#6x10");
  await page.shows("This link says what kind of puzzle, not which one; here is a new one.");
  await isAt(/#6x10:1/);
  await page.reload();
  await page.ready();
  await isAt(/#6x10:1/);
});

const KEEPS_NOTHING =
  "This browser keeps nothing for this page, so a game is gone when you reload or close it.";

test("refused storage costs only the memory and is told", async (t) => {
  const page = await open(MONDAY);
  const storage = Object.getOwnPropertyDescriptor(globalThis, "localStorage");
  t.after(() => Object.defineProperty(globalThis, "localStorage", storage));
  Object.defineProperty(globalThis, "localStorage", {
    ...{ configurable: true, enumerable: true },
    get() {
      throw new DOMException("no");
    },
  });
  await page.reload();
  await page.part("cicada-toast").shows(KEEPS_NOTHING);
  await page.ready();
  await guess(page, "1122");
  page.go("4x6:~tuesday");
  await page.has("li.past", 0);
  await page.settled();
  back();
  await page.has("li.past", 1);
  await page.reload();
  await page.ready();
  await page.shows("1,296 codes left");
  assert.equal(page.all("li.past").length, 0);
});

test("a full disk costs only the memory and is told", async (t) => {
  const page = await begin(MONDAY);
  await guess(page, "1122");
  const full = t.mock.method(localStorage, "setItem", () => {
    throw new DOMException("full");
  });
  await guess(page, "3344");
  await page.part("cicada-toast").shows(KEEPS_NOTHING);
  await guess(page, "5566");
  full.mock.restore();
  await page.reload();
  await page.ready();
  assert.equal(page.all("li.past").length, 1);
});

// More of them: "what is damaged is passed over" in tests/web/saved-games.test.js. Only Python can
// tell of the others that they do not fit.
const BROKEN_STORAGE = [
  "{",
  '[{"id": "4x6:~monday", "moves": ["9999", "<b>"], "at": 1}]',
  '[{"id": "4x6:1zzz-qqqqqq", "moves": ["1122"], "at": 1}]',
];

for (const kept of BROKEN_STORAGE)
  test(`broken storage does no harm: ${kept}`, async () => {
    const page = await open(MONDAY);
    localStorage.setItem("cicada:games:mastermind", kept);
    await page.reload();
    await page.ready();
    await page.shows("1,296 codes left");
    await guess(page, "1122");
  });
