/** The page and Python speak German when the link says so: that is read once, so this is a file of its own. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { open, until } from "./page.js";

for (const [game, { puzzle, left, offered, hint, told }] of Object.entries({
  mastermind: {
    puzzle: "4x6:~monday",
    left: "1.296 Codes übrig",
    offered: "Neues Spiel",
    hint: "Tipp: ein guter Versuch",
    told: "Er unterscheidet 14 Antworten",
  },
  chessguess: {
    puzzle: "5:~monday",
    left: "3.924 Figurensätze übrig",
    offered: "Neues Spiel",
    hint: "Was ist sicher?",
    told: "Noch ist über keine Figur, Art oder Farbe etwas bewiesen",
  },
  shot: {
    puzzle: "8:~monday",
    left: "8 Kugeln übrig",
    offered: "Neues Rätsel",
    hint: "Tipp: welche Kugel",
    told: "Schieß die Kugel auf dem Feld",
  },
}))
  test(`page and hints speak German: ${game}`, async () => {
    const page = await open(`${game}/?lang=de#${puzzle}`);
    assert.equal(document.documentElement.lang, "de");
    await until(
      () => page.all(".left").some(({ textContent }) => textContent.includes(left)),
      left,
    );
    await until(() => page.offers(offered), offered);
    await page.press(hint);
    await page.part(".hint").shows(told);
  });

test("the page keeps its language, what is passed on has none", async () => {
  const { address, link, read } = await import("../../web/share/router.js");
  const route = { game: "shot", id: "l1" };
  window.happyDOM.setURL("http://localhost/cicada/de/mastermind/?theme=dark");
  assert.equal(address(route), "http://localhost/cicada/de/shot/?theme=dark#l1");
  assert.deepEqual(read(address(route)), route);
  const front = "http://localhost/cicada/de";
  assert.deepEqual([read(front), read(`${front}/`)], Array(2).fill({ game: "", id: "" }));
  assert.equal(link(route), "http://localhost/cicada/shot/#l1");
});

test("the letters of pieces are German; where there is none, the English one", async () => {
  const page = await open("chessguess/?lang=de#9:~monday");
  await until(() => page.offers("Teilen"), "no puzzle is open");
  await page.settled();
  await page.type("kdtlsbqrn");
  await page.settled();
  await page
    .part("cicada-guess-draft")
    .shows(
      "schwarzer König, 2 schwarze Damen, 2 schwarze Türme, schwarzer Läufer, 2 schwarze Springer, schwarzer Bauer",
    );
});

test("how an answer was counted is told in German", async () => {
  await open("chessguess/?lang=de#5:~monday");
  await import("../../web/games/chessguess/explanation.js");
  const element = document.body.appendChild(document.createElement("cicada-answer-explanation"));
  const counted = [["piece"], ["kind", "colour"], []];
  await element.show(document.body, async () => ({
    ...{ target: ["BK", "WQ"], example: false, guess: ["BK", "BQ", "BR"], counted },
  }));
  const told = [...element.renderRoot.querySelectorAll("li")].map((line) =>
    line.textContent.split(":")[1].trim(),
  );
  assert.deepEqual(told, ["Figur", "Art und Farbe", "nicht gezählt"]);
  element.remove();
});
