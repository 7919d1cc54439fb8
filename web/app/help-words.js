/** What Help says of every game: the day's puzzle, sharing, sounds, and one list of words. */
import { html } from "lit";
import { address } from "../share/router.js";
import { RECORD } from "../site/record/meta.js";
import { icon } from "../ui/icons.js";
import { msg } from "../ui/language.js";

/** Each with what it means. */
const WORDS = [
  [msg("Left"), msg("what still fits every answer: codes, or possible sets of pieces.")],
  [msg("Certain, proven"), msg("true of everything that is left.")],
  [msg("Ruled out"), msg("true of nothing that is left.")],
  [msg("To be expected"), msg("the average over everything that is left.")],
  [msg("Best"), msg("proven where the page says so; elsewhere the best that is known.")],
  [
    msg("Strategy"),
    msg(
      "what a guess is chosen by. Minimax: as few left as possible at worst. Expected size: on average. Entropy: the answer tells the most. Most parts: the most different answers.",
    ),
  ],
  [msg("Skill"), msg("what a guess was worth before its answer, beside the best one.")],
  [msg("Luck"), msg("how many guesses its answer saved, or cost, beside the average answer.")],
  [msg("Par"), msg("the moves that a full score allows.")],
  [msg("Help"), msg("hints, lists, checks and reviews before the end: each costs 10 points.")],
  [msg("Score"), msg("from 0 to 100; nothing once the solution was shown or Python has played.")],
  [msg("Result code"), msg("a finished game as a short text, for a teacher.")],
  [msg("Grade, level"), msg("how hard a puzzle is, and its place in the ladder of puzzles.")],
];

const YOUR_RECORD = address({ game: RECORD.name, id: "" });

export default html`
  <h3>${msg("The puzzle of the day")}</h3>
  <p>${msg("The same one for everybody, from the front page; a new one comes at midnight, by your clock.")}</p>
  <h3>${icon("share")} ${msg("Sharing")}</h3>
  <p>${msg(
    "As a link or a picture to scan: the puzzle, the position you are at, or a puzzle drawn from a word. After the end also your result, in signs that give nothing away.",
  )}</p>
  <h3>${msg("Your record")}</h3>
  <p>${msg(html`What you finish is kept on this device: <a href=${YOUR_RECORD}>your record</a> says how good
    your guesses are apart from luck, and asks your worst mistakes again.`)}</p>
  <h3>${icon("undo")} ${msg("Taking back")}</h3>
  <p>${msg(
    "Nothing is lost: undo, redo and starting again work at any time, except in a test. What was taken back still counts as answered.",
  )}</p>
  <h3>${icon("sound")} ${msg("Sounds")}</h3>
  <p>${msg("Off until you switch them on at the top of the page.")}</p>
  <h3>${msg("Words")}</h3>
  <dl class="terms">${WORDS.map(([word, meaning]) => html`<dt>${word}</dt><dd>${meaning}</dd>`)}</dl>`;
