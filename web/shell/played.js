/** Which systems the snippets were built and played in: a record that the tests write (tests/browser/platforms.py). */
import { css, html } from "lit";
import record from "./played.json";
import { SNIPPETS } from "./snippets.js";

/**
 * @typedef {object} Played A system that a puzzle was solved in, from its snippet.
 * @property {string} snippet the name of it
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
    border-collapse: collapse;
    font-size: var(--text-small);
  }

  .played th,
  .played td {
    padding: calc(var(--step) / 2) calc(1.5 * var(--step)) calc(var(--step) / 2) 0;
    border-bottom: 1px solid var(--line);
    text-align: left;
    vertical-align: top;
  }
`;

const COLOURS = { page: "the page’s", device: "the device’s" };

/** @param {string} name */
const label = (name) => SNIPPETS.find((one) => one.name === name)?.label ?? "SCORM";

export const playedTable = () => html`
  <p>Each snippet was taken from this page, built and played to the end by a test with the real system:</p>
  <div class="played" tabindex="0" role="region" aria-label="Where the snippets were played">
    <table>
      <thead>
        <tr>
          <th>Snippet</th>
          <th>Played in</th>
          <th>Result arrives</th>
          <th>Height</th>
          <th>Colours</th>
          <th>Last on</th>
        </tr>
      </thead>
      <tbody>
        ${Object.values(PLAYED).map(
          ({ snippet, system, complete, height, fits, theme, day }) => html`
            <tr>
              <td>${label(snippet)}</td>
              <td>${system}</td>
              <td>${complete ? "yes" : "no"}</td>
              <td>${height} px${fits ? "" : ", scrolls"}</td>
              <td>${COLOURS[/** @type {keyof typeof COLOURS} */ (theme)]}</td>
              <td>${day}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>
`;
