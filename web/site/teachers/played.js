/** Which systems the snippets were built and played in: a record that the tests write (tests/browser/platforms.py). */
import { css, html } from "lit";
import { msg } from "../../ui/language.js";
import record from "./played.json";

/**
 * @typedef {object} Played A system that a puzzle was solved in, from its snippet.
 * @property {string} snippet the kind of page
 * @property {string} system and its version
 * @property {string} day when
 * @property {boolean} complete whether the page was told that the puzzle is solved
 * @property {number} height of the frame in pixels when it was
 * @property {boolean} fits whether nothing had to be scrolled inside of it
 * @property {string} theme "page" where the frame follows the page's own switch, "device" where it cannot
 */

/** @type {Record<string, Played>} */
const PLAYED = record;

export const playedStyles = css`
  .played table {
    width: 100%;
    font-size: var(--text-small);
  }

  .played :is(th, td) {
    padding-right: var(--step);
    vertical-align: top;
  }

  .played :is(td, thead th) {
    white-space: nowrap;
  }

  .played th .quiet {
    display: block;
  }
`;

/** What the record says in English. @type {[string, string][]} */
const PHRASES = [
  ["A page written by hand", msg("A page written by hand")],
  ["Sphinx with MyST", msg("Sphinx with MyST")],
  ["Notebook cell", msg("Notebook cell")],
  ["reveal.js, whole slide", msg("reveal.js, whole slide")],
  ["the editor of learning platforms", msg("the editor of learning platforms")],
  ["drawn by its theme’s", msg("drawn by its theme’s")],
  ["in Quarto’s place", msg("in Quarto’s place")],
  [" with ", msg(" with ")],
  [" and ", msg(" and ")],
];

/** @param {string} text of the record */
const said = (text) => PHRASES.reduce((rest, [english, own]) => rest.replace(english, own), text);

/** What the tests saw. */
export const playedTable = () => html`
  <p>${msg(
    "Each snippet was taken from this page, followed to the letter, and played to the end by a test in the real system:",
  )}</p>
  <div class="scroll played" tabindex="0" role="region" aria-label=${msg("Where the snippets were played")}>
    <table class="table">
      <thead>
        <tr>
          <th>${msg("Kind of page")}</th>
          <th>${msg("Result")}</th>
          <th>${msg("Height")}</th>
          <th>${msg("Colours")}</th>
          <th>${msg("Last on")}</th>
        </tr>
      </thead>
      <tbody>
        ${Object.values(PLAYED).map(
          ({ snippet, system, complete, height, fits, theme, day }) => html`
            <tr>
              <th scope="row">${said(snippet)} <span class="quiet">${said(system)}</span></th>
              <td>${complete ? msg("arrives") : msg("does not arrive")}</td>
              <td>${height} px${fits ? "" : msg(", scrolls")}</td>
              <td>${theme === "page" ? msg("as the page") : msg("as the device")}</td>
              <td>${day}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>
`;
