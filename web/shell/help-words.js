/** What Help says of every game: the day's puzzle, sharing, sounds, and one list of words. */
import { html } from "lit";
import { icon } from "../ui/icons.js";
import { RECORD } from "./pages.js";
import { address } from "./router.js";

export default html`
  <h3>The puzzle of the day</h3>
  <p>The same one for everybody, from the front page; a new one comes at midnight, by your clock.</p>
  <h3>${icon("share")} Sharing</h3>
  <p>As a link or a picture to scan: the puzzle, the position you are at, or a puzzle drawn from a word.
    After the end also your result, in signs that give nothing away.</p>
  <h3>Your record</h3>
  <p>What you finish is kept on this device: <a href=${address({ game: RECORD.name, id: "" })}>your record</a> says how good
    your guesses are apart from luck, and asks your worst mistakes again.</p>
  <h3>${icon("undo")} Taking back</h3>
  <p>Nothing is lost: undo, redo and starting again work at any time, except in a test. What was taken back
    still counts as answered.</p>
  <h3>${icon("sound")} Sounds</h3>
  <p>Off until you switch them on at the top of the page.</p>
  <h3>Words</h3>
  <dl class="terms">
    <dt>Left</dt><dd>what still fits every answer: codes, or possible sets of pieces.</dd>
    <dt>Certain, proven</dt><dd>true of everything that is left.</dd>
    <dt>Ruled out</dt><dd>true of nothing that is left.</dd>
    <dt>To be expected</dt><dd>the average over everything that is left.</dd>
    <dt>Best</dt><dd>proven where the page says so; elsewhere the best that is known.</dd>
    <dt>Strategy</dt><dd>what a guess is chosen by. Minimax: as few left as possible at worst.
      Expected size: on average. Entropy: the answer tells the most. Most parts: the most different answers.</dd>
    <dt>Skill</dt><dd>what a guess was worth before its answer, beside the best one.</dd>
    <dt>Luck</dt><dd>how much more, or less, its answer told than was to be expected.</dd>
    <dt>Par</dt><dd>the moves that a full score allows.</dd>
    <dt>Help</dt><dd>hints, lists, checks and reviews before the end: each costs ten points.</dd>
    <dt>Score</dt><dd>from 0 to 100; nothing once the solution was shown or Python has played.</dd>
    <dt>Result code</dt><dd>a finished game as a short text, for a teacher.</dd>
    <dt>Grade, level</dt><dd>how hard a puzzle is, and its place in the ladder of puzzles.</dd>
  </dl>`;
