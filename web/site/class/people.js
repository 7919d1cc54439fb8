/** Who has how many points: the people of a class by the puzzles that they had. */
import { css, html, nothing } from "lit";
import { gameNamed } from "../../games/index.js";
import { msg, str } from "../../ui/language.js";
import { number, rounded } from "../../ui/numbers.js";
import { durationText, linkOf, whose } from "./entries.js";

/** @typedef {import("./entries.js").Game} Game */
/** @typedef {import("../../python/contract.js").results.Table} Table */
/** @typedef {import("../../python/contract.js").results.Person} Person */
/** @typedef {import("../../python/contract.js").results.Column} Column */

export const peopleStyles = css`
  .people td a {
    color: inherit;
    text-decoration-color: var(--line);
  }

  .people :is(td, th) {
    white-space: nowrap;
  }

  .people .name {
    min-width: 8rem;
    white-space: normal;
  }

  .people thead .quiet {
    display: block;
  }

  .people b {
    display: inline-block;
    min-width: 3ch;
    font-weight: 600;
    text-align: right;
  }

  .people .average :is(td, th) {
    border-bottom: 0;
    color: var(--quiet);
  }
`;

/**
 * @param {Table} table
 * @param {Game[]} games in the order of the table
 */
export function peopleTable({ columns, people }, games) {
  return html`
    <div class="scroll" tabindex="0" role="region" aria-label=${msg("Points")}>
      <table class="table results people">
        <thead>
          <tr>
            <th scope="col">${msg("Name")}</th>
            ${columns.map((column) => html`<th scope="col">${gameNamed(column.game)?.title}<span class="quiet">${columnText(column)}</span></th>`)}
            <th scope="col" class="figure">${msg("Sum")}</th>
            <th scope="col" class="figure">${msg("Time")}</th>
          </tr>
        </thead>
        <tbody>${people.map((person) => personRow(person, games))}</tbody>
        ${people.length > 1 ? averageRow(columns, people, games) : nothing}
      </table>
    </div>
    <p class="quiet">${msg("Points, then the moves that were answered and what help was taken. Of two results of a name for a puzzle the first counts.")}</p>
  `;
}

/** @param {Column} column */
const columnText = ({ board, id }) => (id ? id : msg(str`${board}, a puzzle each`));

/** @param {Person} person @param {Game[]} games */
function personRow({ cells, points }, games) {
  const own = cells.flat().map((place) => games[place]);
  const times = own.map(({ checked }) => checked.seconds);
  const known = times.every((seconds) => seconds !== null);
  const all = times.reduce((/** @type {number} */ sum, seconds) => sum + (seconds ?? 0), 0);
  return html`<tr>
    <th scope="row" class="name">${whose(own[0])}</th>
    ${cells.map((cell) => html`<td>${cell.length ? cell.map((place) => result(games[place])) : "–"}</td>`)}
    <td class="figure"><b>${number(points)}</b></td>
    <td class="figure">${known ? durationText(all) : ""}</td>
  </tr>`;
}

/** @param {Game} game */
function result({ checked }) {
  const { answered, own, score, undone } = checked.result;
  const isPlain = own && !undone;
  const details = isPlain ? number(answered) : `${number(answered)}, ${checked.help}`;
  return html`<div><a href=${linkOf(checked)}><b>${score}</b></a> <span class="quiet">${details}</span></div>`;
}

/** @param {Column[]} columns @param {Person[]} people @param {Game[]} games */
function averageRow(columns, people, games) {
  return html`<tbody class="average"><tr>
    <th scope="row">${msg("Average")}</th>
    ${columns.map((_, place) => {
      const scores = people.flatMap(({ cells }) =>
        cells[place].map((game) => games[game].checked.result.score),
      );
      return html`<td><b>${rounded(mean(scores))}</b></td>`;
    })}
    <td class="figure"><b>${rounded(mean(people.map(({ points }) => points)))}</b></td>
    <td></td>
  </tr></tbody>`;
}

/** @param {number[]} values of which there is one at least */
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Several puzzles, or results, to stand by people; else the games tell it all. @param {Table} table */
export const isWorthwhile = ({ columns, people }) =>
  columns.length > 1 || people.some(({ cells }) => cells.flat().length > 1);
