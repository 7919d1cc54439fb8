/** What a teacher wants to know before a puzzle goes into a course: short answers, with pictures. */
import { css, html } from "lit";
import { HEIGHT } from "../../share/embed/frame-size.js";
import { root } from "../../share/router.js";
import { language, msg } from "../../ui/language.js";
import { fixed } from "../../ui/numbers.js";

/**
 * What goes over the line, in megabytes: a frame before it is started, and its first start, until
 * there is an answer and in all; then the page alone. A test measures them (tests/browser/test_teachers.py).
 */
const WEIGHT = { poster: 0.12, answer: 3.2, start: 5.1, page: 0.007 };

/** A class, and the line of its school in megabits a second. */
const LAPTOPS = 30;
const LINE = 50;

const classMegabytes = Math.round(LAPTOPS * WEIGHT.start);
const seconds = Math.round((classMegabytes * 8) / LINE);

/** They are made by tests/browser/frame_pictures.py. @param {string} name @param {string} alt */
const picture = (name, alt) => {
  const address = (/** @type {string} */ theme) =>
    new URL(`previews/frame-${name}-${theme}-${language}.webp`, root).href;
  return html`<picture>
    <source srcset=${address("dark")} media="(prefers-color-scheme: dark)" />
    <img src=${address("light")} alt=${alt} width="720" height=${HEIGHT} loading="lazy" />
  </picture>`;
};

/** @type {[string, unknown][]} */
const ANSWERS = [
  [
    msg("What do students see?"),
    msg(html`A picture with <em>Start</em>; a click turns it into the game, in the same place and of the same
      height: ${HEIGHT} pixels, or a slide. Rules, hints and the list of what is left lie behind buttons. You choose
      which of these are there.`),
  ],
  [
    msg("How do all get the same puzzle?"),
    msg(html`The puzzle is in the link, behind the <code>#</code>. Take a word, as in
      <code>#4x6:~class-7b</code>, and everyone who opens it has the same one, today and in ten years. For a puzzle
      each, add the student’s number to the word.`),
  ],
  [
    msg("How do results come back?"),
    msg(html`In one of three ways. A learning platform gets score and moves from a <em>SCORM</em> package. Your own page
      hears a <em>message</em> when a puzzle is finished. Without either, students copy a
      <em>result code</em>, and this page plays a whole class’s codes again.`),
  ],
  [
    msg("Who can cheat?"),
    msg(
      "Anyone who wants to. The secret is in the browser and hidden against a glance only; a puzzle can be played elsewhere first. What a student did in the puzzle is counted, though: help and moves taken back show in the result. A mark is a claim until you see it made; a program’s mark can be judged again.",
    ),
  ],
  [
    msg("What does it weigh?"),
    msg(html`A frame that nobody has started: ${fixed(WEIGHT.poster, 2)} MB, without Python. Its first start: ${fixed(WEIGHT.answer, 1)} MB until
      there is an answer, ${fixed(WEIGHT.start, 1)} MB in all.
      After that the browser keeps it, and the next start asks for the page only, ${1000 * WEIGHT.page} kB. Thirty laptops that start
      for the first time together: ${classMegabytes} MB, or ${seconds} seconds on a line of ${LINE} Mbit/s; with
      it kept, ${1000 * LAPTOPS * WEIGHT.page} kB. So let the class open it once before it matters, or put the copy on a host in the school.`),
  ],
  [
    msg("Which browsers?"),
    msg(
      "Chrome and Edge from 109, Firefox from 115, Safari from 16.4: those of summer 2023 and later, on computers, tablets and phones. Nothing is installed.",
    ),
  ],
  [
    msg("Does it work offline?"),
    msg(html`The site itself does, after one visit. A frame that is started plays on without a connection; to open
      one it takes the line, or a <em>SCORM</em> package that holds the whole site.`),
  ],
  [
    msg("What must a school’s filter allow?"),
    msg(html`One host, <code>${root.host}</code>, by HTTPS: pages, scripts, and files that end in <code>.bin</code>. Nothing is
      asked of any other site, and nothing about anybody is sent. No cookies, no sockets, no fonts from elsewhere.`),
  ],
  [
    msg("How do I host it myself?"),
    html`${msg("In four lines, with Python 3.11 and Node 20, from a copy of the source; any web space for static files will do.")}
      <pre tabindex="0">cd cicada
python3 build.py test quick
python3 build.py build --site https://puzzles.example.org/
scp -r dist/. you@example.org:/var/www/puzzles/</pre>`,
  ],
  [
    msg("What is the licence?"),
    msg(html`MIT: use, copy, change and host it, also for money. What others wrote in it is listed
      <a href=${new URL("licences.txt", root).href}>with its licences</a>. Your students’ work is theirs.`),
  ],
  [
    msg("Where do I report a fault?"),
    msg(html`To whoever runs <code>${root.host}</code>, with the link of the puzzle, the browser, and the version that stands
      at the end of Help. If Python says <em>Technical detail</em>, add that.`),
  ],
];

export const answers = html`
  <h2>${msg("In short")}</h2>
  <div class="frames">
    ${picture("started", msg("A frame in play: three guesses on the board, the colours and the button beside them, tools at the side."))}
    ${picture("finished", msg("The same frame at its end: the code is found, with buttons for a review, another puzzle and the result code."))}
  </div>
  <dl class="answers">${ANSWERS.map(([question, answer]) => html`<dt>${question}</dt><dd>${answer}</dd>`)}</dl>`;

export const answersStyles = css`
  .frames {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr));
    gap: calc(2 * var(--step));
  }

  .frames img {
    display: block;
    width: 100%;
    height: auto;
    border: 1px solid var(--line);
    border-radius: var(--radius);
  }

  .answers {
    grid-template-columns: 1fr;
    gap: 0;
  }

  .answers dd {
    margin-bottom: calc(1.5 * var(--step));
  }

  .answers pre {
    margin-top: var(--step);
  }
`;
