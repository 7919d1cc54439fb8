/** The ways of playing a puzzle, practice or a test, and how a link says which. */
import { css, html } from "lit";
import { msg } from "../ui/language.js";

/** @typedef {"" | "test"} Mode */

/** @type {{ mode: Mode, label: string, why: string }[]} */
const MODES = [
  {
    mode: "",
    label: msg("Practice"),
    why: msg("Everything may be taken back and played again."),
  },
  {
    mode: "test",
    label: msg("Test"),
    why: msg(
      "Only this puzzle: no new game, nothing is taken back, Python plays no move. The first result counts, and help costs as the page for teachers says.",
    ),
  },
];

/** What is there in a test unless the teacher says otherwise. @type {import("../ui/display.js").Feature[]} */
export const TEST_FEATURES = ["hints"];

/**
 * The query of a link.
 *
 * @param {Mode} mode
 * @param {import("../ui/display.js").Feature[]} [features] those that are there; without them all
 * @param {string} [language]
 */
export function modeQuery(mode, features = mode ? TEST_FEATURES : undefined, language = "") {
  const ui = features && (features.join(",") || "none");
  const given = { lang: language, mode, ui };
  return Object.entries(given)
    .flatMap(([name, value]) => (value ? `${name}=${value}` : []))
    .join("&");
}

export const modeStyles = css`
  .segments + .quiet {
    margin-top: var(--step);
  }
`;

/** @param {Mode} mode that is chosen @param {(mode: Mode) => void} choose */
export const modeChoice = (mode, choose) => html`
  <fieldset>
    <legend>${msg("Way of playing")}</legend>
    <div class="segments">${MODES.map(
      (each) => html`
        <label><input type="radio" name="mode" .checked=${each.mode === mode}
          @change=${() => choose(each.mode)} />${each.label}</label>`,
    )}</div>
    <p class="quiet">${MODES.find((each) => each.mode === mode)?.why}</p>
  </fieldset>`;
