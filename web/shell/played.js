/** Which systems the snippets were built and played in: a record that the tests write (tests/browser/platforms.py). */
import { css, html } from "lit";
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
  .played {
    overflow-x: auto;
  }

  .played table {
    width: 100%;
    border-collapse: collapse;
    font-size: var(--text-small);
  }

  .played :is(th, td) {
    padding: calc(var(--step) / 2) var(--step) calc(var(--step) / 2) 0;
    border-bottom: 1px solid var(--line);
    text-align: left;
    vertical-align: top;
  }

  .played :is(td, thead th) {
    white-space: nowrap;
  }

  .played th .quiet {
    display: block;
    font-weight: 400;
  }
`;

/** What the tests saw. */
export const playedTable = () => html`
  <p>Each snippet was taken from this page, followed to the letter, and played to the end by a test in the
    real system:</p>
  <div class="played" tabindex="0" role="region" aria-label="Where the snippets were played">
    <table>
      <thead>
        <tr>
          <th>Kind of page</th>
          <th>Result</th>
          <th>Height</th>
          <th>Colours</th>
          <th>Last on</th>
        </tr>
      </thead>
      <tbody>
        ${Object.values(PLAYED).map(
          ({ snippet, system, complete, height, fits, theme, day }) => html`
            <tr>
              <th scope="row">${snippet} <span class="quiet">${system}</span></th>
              <td>${complete ? "arrives" : "does not arrive"}</td>
              <td>${height} px${fits ? "" : ", scrolls"}</td>
              <td>as the ${theme}</td>
              <td>${day}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>
`;
