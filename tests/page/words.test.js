/** What is shared: a puzzle of a word, which is of the kind in play where it can be; a secret that is in the link. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { ask } from "./native-python.js";
import { open, until } from "./page.js";

for (const [game, link, parameters] of [
  ["mastermind", "4x6:~monday", "4x6"],
  ["mastermind", "4x10n:open", "4x10n"],
  ["mastermind", "daily1:~2026-11-23", "4x6"],
  ["chessguess", "7:~monday", "7"],
  ["shot", "6balls:~monday", "6balls"],
  ["shot", "grade2:~monday", "grade2"],
  ["shot", { level: 2 }, "8balls"],
  ["shot", { board: "## #" }, "3balls"],
  ["shot", { board: "# #" }, "2balls"],
  ["shot", { board: "#" }, "8balls"], // a single ball is no puzzle
]) {
  const name = typeof link === "string" ? link : JSON.stringify(link);
  test(`a word draws from ${parameters} at ${game} ${name}`, async () => {
    const made = typeof link !== "string" && { do: "new", game, parameters: link, seed: "" };
    const page = await open(`${game}/#${made ? (await ask(made)).id : link}`);
    await page.ready();
    await page.press("Share");
    await page.press(/^A new puzzle from a word/);
    await page.fill(/^Word, such as/, "Class");
    const shared = () => page.named(["textbox"], "Link")[0]?.value;
    await until(() => shared()?.endsWith(`/${game}/#${parameters}:~class`), shared);
  });
}

const SEALED = "The secret in this link is hidden against a glance only";
for (const [address, isSealed] of [
  ["mastermind/#4x6:1yep-xxcnas", true],
  ["mastermind/#4x6:~monday", false], // all who know the word can draw it
  ["mastermind/#4x6:open", false],
  ["mastermind/#4x6:evil", false],
  ["shot/#4:1o1o1oo-jjafhm", false],
])
  test(`whether a link has a secret is said: ${address}`, async () => {
    const page = await open(address);
    await page.ready();
    await page.press("Share");
    await page.part("cicada-share").shows("This puzzle, from its start");
    assert.equal(page.text.includes(SEALED), isSealed);
    await page.press(/^A new puzzle from a word/);
    await page.settled();
    assert.ok(!page.text.includes(SEALED));
  });
