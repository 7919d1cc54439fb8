/** How pegs look and what they are called; a code is a text of digits, as Python writes it. */
import { css, html, nothing, svg } from "lit";
import { classMap } from "lit/directives/class-map.js";
import { signOf } from "../../ui/keys.js";
import { msg, str } from "../../ui/language.js";

/** @typedef {"digits" | "shapes" | "colours"} PegMarks */

/** @type {{ value: PegMarks, label: string }[]} */
export const MARKS = [
  { value: "digits", label: msg("digits") },
  { value: "shapes", label: msg("shapes") },
  { value: "colours", label: msg("colours") },
];

/** Digits of codes, in the order of the colours. */
export const DIGITS = "123456789ABC";

/** @type {{ name: string, light: boolean, shape: import("lit").TemplateResult }[]} */
const COLOURS = [
  { name: msg("red"), light: false, shape: svg`<circle cx="12" cy="12" r="6" />` },
  { name: msg("yellow"), light: true, shape: svg`<path d="m12 5 7 13H5z" />` },
  { name: msg("blue"), light: false, shape: svg`<path d="M6 6h12v12H6z" />` },
  { name: msg("black"), light: false, shape: svg`<path d="m12 4 8 8-8 8-8-8z" />` },
  { name: msg("sky"), light: true, shape: svg`<path d="M10 5h4v5h5v4h-5v5h-4v-5H5v-4h5z" />` },
  {
    name: msg("pink"),
    light: true,
    shape: svg`<path d="M12 19 5 12a4 4 0 0 1 7-5 4 4 0 0 1 7 5z" />`,
  },
  { name: msg("green"), light: false, shape: svg`<path d="m12 20-7-13h14z" />` },
  { name: msg("white"), light: true, shape: svg`<path d="M5 10h14v4H5z" />` },
  { name: msg("orange"), light: true, shape: svg`<path d="M10 5h4v14h-4z" />` },
  {
    name: msg("brown"),
    light: false,
    shape: svg`<path d="m12 4 2.4 5 5.6.6-4.2 3.7 1.2 5.5L12 16l-5 2.8 1.2-5.5L4 9.6 9.6 9z" />`,
  },
  { name: msg("grey"), light: true, shape: svg`<path d="M16 5a8 8 0 1 0 0 14 6 7 0 0 1 0-14z" />` },
  { name: msg("lime"), light: true, shape: svg`<path d="m12 4 7 4v8l-7 4-7-4V8z" />` },
];

/**
 * The colour that a key stands for; of ten colours 0 is the tenth, as in Bulls and Cows.
 *
 * @param {KeyboardEvent} event
 * @param {number} colours
 */
export function digitOfKey(event, colours) {
  const sign = signOf(event).toUpperCase();
  const digit = sign === "0" && colours === 10 ? "A" : sign;
  return digit.length === 1 && DIGITS.slice(0, colours).includes(digit) ? digit : undefined;
}

/** @param {string | undefined} digit */
export const colourName = (digit) => (digit ? COLOURS[DIGITS.indexOf(digit)].name : msg("empty"));

/** @param {string} code */
export const spokenCode = (code) => Array.from(code, colourName).join(", ");

/**
 * One peg, or a hole where no digit is given.
 *
 * @param {string | undefined} digit
 * @param {PegMarks} marks
 */
export function peg(digit, marks) {
  const colour = digit === undefined ? -1 : DIGITS.indexOf(digit);
  if (colour < 0) return html`<span class="peg hole"></span>`;
  const { light, shape } = COLOURS[colour];
  return html`<span class=${classMap({ peg: true, [`colour-${colour + 1}`]: true, light, bare: marks === "colours" })}
    data-text=${marks === "shapes" ? nothing : digit}>
    ${marks === "shapes" ? html`<svg viewBox="0 0 24 24" aria-hidden="true">${shape}</svg>` : nothing}
  </span>`;
}

/** A code among text. @param {string} code @param {PegMarks} marks */
export const codeOf = (code, marks) => html`<span class="code" role="img"
  aria-label=${spokenCode(code)}>${Array.from(code, (digit) => peg(digit, marks))}</span>`;

/** An answer in words. @param {number[]} answer */
export const answerText = ([place, colour]) =>
  msg(str`${place} right place, ${colour} wrong place`);

/**
 * The classic cluster of small pegs: filled for a right place, a ring for a right colour in a wrong
 * place, in every theme.
 *
 * @param {number[]} answer
 * @param {number} pegs of which the others are drawn as dots
 */
export function pins([place, colour], pegs) {
  const kinds = Array.from({ length: pegs }, (_, i) =>
    i < place ? "place" : i < place + colour ? "colour" : "none",
  );
  return html`<span class="cluster" aria-hidden="true">${kinds.map((kind) => html`<i class=${kind}></i>`)}</span>`;
}

/** An answer as small pegs and in words. @param {number[]} answer @param {number} [pegs] */
export const cluster = (answer, pegs = answer[0] + answer[1]) => html`
  ${pins(answer, pegs)}
  <span class="visually-hidden">${answerText(answer)}</span>
`;

export const pegStyles = [
  ...Array.from(
    DIGITS,
    (_, i) => css`
      .colour-${i + 1} {
        --colour: var(--peg-${i + 1});
        background: var(--colour);
      }
    `,
  ),
  css`
  .peg {
    display: inline-grid;
    place-items: center;
    width: var(--peg-size, 36px);
    height: var(--peg-size, 36px);
    border: 1.5px solid var(--peg-ring);
    border-radius: 50%;
    color: var(--on-dark-peg);
    font: 600 calc(var(--peg-size, 36px) * 0.45) / 1 var(--sans);
    user-select: none;
    -webkit-user-select: none;
    forced-color-adjust: none;
  }

  /* Seen only: the names of what holds a peg say its colour. */
  .peg[data-text]::before {
    content: attr(data-text);
  }

  .peg.light {
    color: var(--on-light-peg);
  }

  @media screen {
    .peg.bare::before {
      content: none;
    }
  }

  /* A ring in the colour, and what is on it in ink: it can be read without backgrounds and colours. */
  @media print {
    .peg:not(.hole) {
      border: calc(var(--peg-size, 36px) * 0.14) solid var(--colour);
      outline: 1px solid var(--ink);
      background: none;
      color: var(--ink);
    }
  }

  .peg svg {
    width: 70%;
    fill: currentColor;
  }

  .code {
    display: inline-flex;
    gap: 3px;
    vertical-align: middle;
  }

  .hole {
    border: 1.5px dashed var(--control);
    background: transparent;
  }

  .cluster {
    --pin: 12px;
    display: inline-grid;
    grid-template-rows: repeat(2, 1fr);
    grid-auto-columns: var(--pin);
    grid-auto-flow: column;
    justify-content: start;
    gap: calc(var(--pin) / 3);
  }

  .cluster i {
    width: var(--pin);
    height: var(--pin);
    border: max(1.5px, calc(var(--pin) / 5.5)) solid var(--ink);
    border-radius: 50%;
    forced-color-adjust: none;
  }

  /* Of borders only: those are printed everywhere. */
  .cluster :is(.none, .place) {
    place-self: center;
    width: 0;
    height: 0;
    border-width: calc(var(--pin) / 2);
  }

  .cluster .none {
    scale: 0.35;
    border-color: var(--control);
  }

  /* Under them, so that no seam is seen. */
  .cluster .place {
    background: var(--ink);
  }
`,
];
