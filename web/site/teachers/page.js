/** The page for teachers: how puzzles get to a class, with working examples. */
import { css, html, LitElement } from "lit";
import { GAMES } from "../../games/index.js";
import { HEIGHT } from "../../share/embed/frame-size.js";
import { NARROW } from "../../ui/breakpoints.js";
import { required } from "../../ui/events.js";
import { msg } from "../../ui/language.js";
import { codeStyles, tableStyles, textPageStyles } from "../../ui/page-styles.js";
import { shared } from "../../ui/styles.js";
import "../class/results.js";
import "./course-links.js";
import { modeQuery } from "../../share/mode.js";
import { platformDetails, platformStyles } from "../../share/platform.js";
import { dailyId, pageLink, seedId } from "../../share/puzzle-links.js";
import { HOW, RECORDS, REFERENCE } from "../../share/router.js";
import { embedFile, frameAddress, SNIPPETS } from "../../share/snippets.js";
import { LAB } from "../lab/meta.js";
import { TREE } from "../tree/meta.js";
import { answers, answersStyles } from "./answers.js";
import { playedStyles, playedTable } from "./played.js";

const WORD = "class-7b";

/** @typedef {import("../../midend/game-entry.js").GameEntry} GameEntry */

/** @param {GameEntry} entry */
const wordId = ({ word }) => seedId(word, WORD);

const EXAMPLE = {
  title: `Cicada ${GAMES[0].title}`,
  link: pageLink(GAMES[0].name, wordId(GAMES[0]), modeQuery("", ["hints"])),
  theme: "",
  height: HEIGHT,
};

/** @param {string} name */
const snippet = (name) => SNIPPETS.find((one) => one.name === name)?.text(EXAMPLE);

/**
 * A link of each game that has an id of some form.
 *
 * @param {(entry: GameEntry) => string | undefined} idOf
 */
const links = (idOf) =>
  GAMES.flatMap((entry) => {
    const id = idOf(entry);
    return id
      ? [html`<a translate="no" href=${pageLink(entry.name, id)}>${entry.name}/#${id}</a> `]
      : [];
  });

/** @type {[string, unknown][]} */
const FORMS = [
  [
    msg("A given puzzle"),
    html`${links(({ examples }) => examples.given)}<br />
      ${msg("A board can be read; a secret is hidden against a glance only.")}`,
  ],
  [
    msg("A word"),
    html`${links(wordId)}<br />
      ${msg("The same puzzle for everyone, today and in ten years. Say it aloud; nobody has to copy it.")}`,
  ],
  [msg("A day"), html`${links(() => dailyId())}<br />${msg("Harder from Monday to Sunday.")}`],
  [
    msg("An open game"),
    html`${links(({ examples }) => examples.open)}<br />${msg("No secret; you hide one and answer.")}`,
  ],
  [
    msg("A position"),
    msg(html`Any of these with the moves so far: the game’s <em>Share</em> button makes it.`),
  ],
];

/** @type {[string, unknown][]} */
const MESSAGES = [
  ["ready", msg("game, id: the frame can be spoken to")],
  ["resize", msg("height in pixels")],
  [
    "state",
    html`<span translate="no">game, id, moves, status (idle, playing, won, stuck, contradiction), account, hints, solution</span>`,
  ],
  ["hint", msg("hints: how many were taken; solution: whether it was looked at")],
  [
    "complete",
    msg(
      "id, account, score from 0 to 100, sentence, help (its kinds, in words), code (the result code), and by number: par, moves (at the end), answered (with those taken back), undone, hints, lists, reviews, checks, warnings, python; solution, columns (shown at no cost), own (without any help that costs): true or false. Sent once, when the game first ends",
    ),
  ],
  ["error", html`<span translate="no">sentence</span>`],
];

/** @type {[string, string][]} */
const ORDERS = [
  [
    "load",
    msg(
      "id, and if you like moves (a list) and the account of a state: opens that puzzle. Without an account, what was done in it on this device counts on",
    ),
  ],
  ["reset", msg("back to the start with an empty account: as if never played")],
  ["theme", msg("theme: auto, light or dark")],
  ["getState", msg("is answered by state")],
];

class CicadaTeachers extends LitElement {
  static properties = { services: { attribute: false } };

  static styles = [
    shared,
    textPageStyles,
    tableStyles,
    codeStyles,
    platformStyles,
    playedStyles,
    answersStyles,
    css`
      h2 {
        margin-top: calc(3 * var(--step));
      }

      dl {
        display: grid;
        grid-template-columns: max-content 1fr;
        gap: var(--step) calc(2 * var(--step));
      }

      dt {
        font-weight: 600;
      }

      dd {
        min-width: 0;
        overflow-wrap: anywhere;
      }

      iframe {
        display: block;
        width: 100%;
        height: ${HEIGHT + 2}px;
        border: 1px solid var(--line);
        border-radius: var(--radius);
      }

      @media ${NARROW} {
        dl {
          grid-template-columns: minmax(0, 1fr);
          gap: 0;
        }

        dd {
          margin-bottom: var(--step);
        }
      }
    `,
  ];

  constructor() {
    super();
    /** @type {import("../../midend/services.js").Services} */
    this.services = required();
  }

  connectedCallback() {
    super.connectedCallback();
    addEventListener("message", this.#onMessage);
  }

  disconnectedCallback() {
    removeEventListener("message", this.#onMessage);
    super.disconnectedCallback();
  }

  render() {
    return html`
      <main class="stack">
        <h1>${msg("Puzzles for your course")}</h1>
        <p>${msg("Every puzzle has a link, every link can stand in a frame, and nothing about your students leaves their browser: there is no server and no account.")}</p>
        ${answers} ${LINKS} ${FRAMES} ${this.#renderExample()} ${READING} ${EXERCISES} ${this.#renderClass()} ${SCORE} ${SCORM} ${CONTRACT}
      </main>
    `;
  }

  #renderExample() {
    return html`
      <h2>${msg("A working example")}</h2>
      <iframe src=${frameAddress(EXAMPLE)} title=${EXAMPLE.title} loading="lazy"></iframe>
      <p>${msg("made by")}</p>
      <pre tabindex="0">${snippet("html")}</pre>
      <p>${msg("or, where the page allows no scripts, by a frame of a fixed height:")}</p>
      <pre tabindex="0">${snippet("iframe")}</pre>
    `;
  }

  #renderClass() {
    return html`
      <h2>${msg("A class’s results")}</h2>
      <p>${msg(html`At the end of a test, of a game in a frame and of a puzzle of your class’s word, and of every
        game under <em>Share</em>, there is <em>Copy result code</em>: a short text that a student pastes into a form, a quiz or a mail. Paste what came back here: a column, a table
        of a form, messages of a chat. Python finds the codes and their names, and plays every game again, on this device; nothing is sent anywhere.
        Links of the lab that hold a program may stand between them: each is judged again, one after
        the other, in the sealed frame that the lab has.`)}</p>
      <cicada-class-results .python=${this.services.python}></cicada-class-results>
      <p>${PROOF}</p>
    `;
  }

  /** @param {MessageEvent} event */
  #onMessage = ({ source, data }) => {
    const frame = this.renderRoot.querySelector("iframe");
    if (!frame || source !== frame.contentWindow || data?.cicada !== "resize") return;
    frame.style.height = `${Number(data.height) + 2}px`;
  };
}

const PROOF =
  msg(html`What this shows and what not: a code that was damaged, that is of another puzzle, or
  whose moves cannot have been played is found and named. Who played is not known, and whoever plays the
  puzzle somewhere else first, or makes a code with a program, can still hand in a good one. Where it
  matters, let the class play before your eyes, each with a puzzle of their own. A mark that came from a
  student’s browser is a claim; the same program judged again, here or by <code>cicada judge</code>, is
  the proof.`);

const LINKS = html`
  <h2>${msg("Links")}</h2>
  <p>${msg(html`What stands behind the <code>#</code> is the puzzle. A damaged link is noticed: it opens a fresh
    puzzle and says so.`)}</p>
  <dl>${FORMS.map(([name, text]) => html`<dt>${name}</dt><dd>${text}</dd>`)}</dl>
  <p>${msg("For a whole course, a word and a number give that many puzzles:")}</p>
  <cicada-course-links></cicada-course-links>`;

const READING = html`
  <h2>${msg("To read and to look at")}</h2>
  <p>${msg(html`<a href=${HOW}>How it works</a> are six short pages, most with parts to touch, and
    <a href=${pageLink(TREE.name, "")}>the whole game</a> draws every guess of a strategy as one picture.
    They stand in a course page as a puzzle does, and are as high as they need:`)}</p>
  <pre tabindex="0">${`<script src="${embedFile("embed.js")}" async></script>
<cicada-puzzle src="${new URL("five-guesses/", HOW)}"></cicada-puzzle>
<cicada-puzzle src="${pageLink(TREE.name, "4x6:minimax")}"></cicada-puzzle>`}</pre>
  <p>${msg(html`Where the page allows no scripts, take a frame of a fixed height, with <code>?embed=1</code> before the
    <code>#</code>. The <a href=${RECORDS}>records</a> have whole strategies to download.`)}</p>`;

const FRAMES = html`
  <h2>${msg("Course pages")}</h2>
  <p>${msg(html`Open a puzzle, press <em>Share</em> and then <em>Put it into a course page</em>: you get the
    finished snippet for your kind of page. You choose whether readers find hints, the solution and new
    games there, and whether it is practice or a test. A frame starts when it is clicked, so a page may
    hold many. One that cannot start, as where <code>sandbox</code> leaves it no origin, says so and links to
    the puzzle in a tab.`)}</p>
  <div>${SNIPPETS.map((platform) => platformDetails(platform, EXAMPLE))}</div>
  <p>${msg("SCORM is a file that the same dialog makes (below).")}</p>
  ${playedTable()}
  <p>${msg(html`In the address of a frame, <code>embed=1</code> shows the game alone, <code>theme=light</code> or
    <code>dark</code> sets its colours, and <code>ui=hints,new</code> names the parts that are there,
    of hints, columns, solution and new; <code>ui=none</code> leaves none, and without it all are. With <code>columns</code> the columns of
    what a guess asks cost nothing; with <code>hints</code> alone each guess that they are drawn of counts as a
    list. <code>mode=test</code> makes it a test
    (below). <code>lang=de</code> or
    <code>en</code>, in the address of the whole page as well, sets the language. Without it the script gives a
    frame the language of the page around it, where Cicada speaks it; a frame of a fixed height has that of the
    reader’s browser.`)}</p>`;

const EXERCISES = html`
  <h2>${msg("Programs as exercises")}</h2>
  <p>${msg(html`In <a href=${pageLink(LAB.name, "")}>the lab</a> students write a strategy in Python and see how it
    fares against every secret. Open an exercise there, write the program that your class is to begin with,
    press <em>Share</em> and then <em>Put it into a course page</em>: you set title, task, goal, the seconds
    for one answer, the points, cases of your own and what a result shows, and get a link, a frame or a SCORM package. Students hand in by
    <em>Share</em>: a link that holds the exercise and their program. Nobody’s program runs before
    somebody presses Run, and then without network, storage or anything of the page.`)}</p>`;

const SCORM = html`
  <h2>SCORM</h2>
  <p>${msg(html`The same dialog makes a <strong>SCORM package</strong> of the puzzle, 1.2 or 2004, for Moodle, ILIAS,
    Canvas and others. It frames this site, or holds all of it and then works offline and behind a filter.
    Only its own puzzle counts, and only the first time that it is finished: from your pass mark on it
    reports <em>passed</em>, else <em>failed</em>, with the score. After every move the platform keeps the
    moves and the help taken, so a puzzle goes on where it was left, on any device, and nothing is
    forgotten. Where the platform does not take a result, the page says so and shows the result code, which
    students hand in. A package is a test unless you choose otherwise.`)}</p>
  <p>${msg(html`The package of an exercise reports the mark of the best run, and keeps the program as a link in
    <code>suspend_data</code>, which the table above judges again.`)}</p>`;

const SCORE = html`
  <h2>${msg("The score")}</h2>
  <p>${msg("Cicada keeps an account of each game: every move that was answered, also those taken back, and all help. It stays with the puzzle when the page is reloaded or the puzzle is opened by another link, and what a finished game tells of itself comes from it: “3 guesses, 1 undone, with help twice”.")}</p>
  <p>${msg("A solved puzzle is worth 100, less 10 for each help and less 10 for each answered move above par, but at least 10. Moves taken back count, for their answers were seen; making them again by redo costs nothing. It is worth 0 if it is not solved, if the solution was looked at, or if Python chose a move. Nothing that is done after the end can raise it.")}</p>
  <dl>
    <dt>${msg("Help")}</dt>
    <dd>${msg("A hint of any level; the list of what is left, or an example of it; a review before the end; a check (whether a row can be right, how many solutions there are, how hard it is); the warning that a position is lost. The same help at the same position costs once. The columns of what a guess asks are a list in a test, and where the address leaves them out; elsewhere they cost nothing.")}</dd>
    <dt>${msg("Par")}</dt>
    <dd>${msg("Where something hidden is guessed, one guess more than it takes if each leaves a sixth of the possibilities: 5 for 1,296 of them. Where balls are knocked off a board, one move less than there are balls.")}</dd>
    <dt>${msg("No score")}</dt>
    <dd>${msg("An open game, in which the player gives the answers.")}</dd>
  </dl>
  <h2>${msg("Tests")}</h2>
  <p>${msg(html`With <code>mode=test</code> in the address a puzzle is a test: there is no other puzzle, no move is
    taken back or started again, Python does not play, and the first result counts; a test that is opened
    again shows it. A board on which no move is left has ended too, with 0. Help is there as
    <code>ui=</code> says, and costs; <code>mode=test&amp;ui=none</code> has none. What was done in the puzzle
    before, on the same device, counts. Only the page around can begin it anew, with <code>reset</code>.
    The list above, the page of a class and the dialog for course pages make links of tests; what is shared in one is
    one too. Result and result code say that it was a test.`)}</p>`;

const CONTRACT = html`
  <h2>${msg("For those who program")}</h2>
  <p>${msg(html`A frame posts messages to the page around it: objects whose <code>cicada</code> is`)}</p>
  <dl>${MESSAGES.map(([name, text]) => html`<dt><code>${name}</code></dt><dd>${text}</dd>`)}</dl>
  <p>${msg(html`The frame of an exercise has <code>code</code>, the program, and <code>link</code>, the exercise with
    it, in <code>state</code> and <code>complete</code>, in the place of moves and account.
    <code>complete</code> is sent after each run, with the mark as <code>score</code> and the whole
    <code>report</code>.`)}</p>
  <p>${msg("A frame takes, from the page around only:")}</p>
  <dl>${ORDERS.map(([name, text]) => html`<dt><code>${name}</code></dt><dd>${text}</dd>`)}</dl>
  <p>${msg(html`With <code>embed.js</code> they arrive as events such as <code>cicada-complete</code>, and
    <code>load(id, moves)</code> and <code>reset()</code> are methods of the element. Its height is also told
    to Canvas (<code>lti.frameResize</code>), to H5P’s resizer and to iframe-resizer.`)}</p>
  <pre tabindex="0">${`document.addEventListener("cicada-complete", ({ detail }) => {
  console.log(detail.id, detail.score);
});`}</pre>
  <p>${msg(html`The games, their solvers and strategies are a Python package too, for notebooks with pictures and
    for programs of your own. <a href=${REFERENCE}>Its reference</a> begins with examples.`)}</p>
  <pre tabindex="0">pip install cicada-puzzles</pre>`;

customElements.define("cicada-teachers", CicadaTeachers);
