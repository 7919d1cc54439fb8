/** The games of a class: a table that is sorted by any column, and the same as CSV. */
import { css, html, nothing } from "lit";
import { gameNamed } from "../../games/index.js";
import { msg, plural, str } from "../../ui/language.js";
import { fixed, number } from "../../ui/numbers.js";
import { csv } from "./csv.js";
import { durationText, linkOf, timeOf, whenText, whose } from "./entries.js";

/** @typedef {import("./entries.js").Entry} Entry */
/** @typedef {import("./entries.js").Game} Game */
/**
 * A column of the table.
 *
 * @typedef {object} Column
 * @property {string} name
 * @property {string} title
 * @property {boolean} [figure]
 * @property {string} [kind] the class of its cells
 * @property {(game: Game) => string | number | null | undefined} by what it is sorted by; null comes last
 * @property {(game: Game) => unknown} cell
 */
/** @typedef {{ name: string, isDown: boolean }} Order */

export const gamesStyles = css`
  table.results {
    width: 100%;
    font-size: var(--text-small);
  }

  .results :is(th, td) {
    vertical-align: top;
  }

  /* Wider than the text around it, where there is room. */
  .wide {
    margin-inline: calc((100% - min(1160px, 100vw - 6 * var(--step))) / 2);
  }

  .results .figure {
    white-space: nowrap;
  }

  .results .name {
    min-width: 8rem;
    font-weight: 500;
    overflow-wrap: anywhere;
  }

  .results .help,
  .results .remarks {
    min-width: 7rem;
  }

  .results .puzzle {
    min-width: 11rem;
    max-width: 14rem;
    overflow-wrap: anywhere;
  }

  .results button.order {
    min-height: 0;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font-size: inherit;
    white-space: nowrap;
  }

  .results button.order::after {
    content: "↕";
    padding-left: 4px;
    opacity: 0.5;
  }

  .results [aria-sort="ascending"] button.order::after {
    content: "↑";
    opacity: 1;
  }

  .results [aria-sort="descending"] button.order::after {
    content: "↓";
    opacity: 1;
  }

  @media print {
    .wide {
      margin-inline: 0;
    }

    .results :is(.help, .puzzle, .remarks) {
      min-width: 0;
    }

    .results button.order::after {
      content: "";
    }
  }
`;

/** @param {number} value @param {number} digits */
const signed = (value, digits) => `${value < 0 ? "−" : "+"}${fixed(Math.abs(value), digits)}`;

/** What the guesses lost, as far as that is known. @param {Game} game */
function skillText({ skill, checked: { moves } }) {
  if (!skill) return "";
  const lost = msg(str`${fixed(skill.loss, 2)} lost`);
  if (skill.guesses === moves.length) return lost;
  return msg(str`${lost} (${number(skill.guesses)} of ${number(moves.length)})`);
}

/** @type {Column[]} */
const COLUMNS = [
  {
    name: "line",
    title: msg("Line"),
    figure: true,
    by: ({ line }) => line,
    cell: ({ line }) => line,
  },
  {
    name: "name",
    title: msg("Name"),
    kind: "name",
    by: ({ name }) => name.toLowerCase() || null,
    cell: whose,
  },
  {
    name: "puzzle",
    title: msg("Puzzle"),
    kind: "puzzle",
    by: ({ checked }) => `${checked.game} ${checked.id}`,
    cell: ({ checked }) =>
      html`<a href=${linkOf(checked)}>${gameNamed(checked.game)?.title} ${checked.id}</a>`,
  },
  {
    name: "moves",
    title: msg("Moves"),
    figure: true,
    by: ({ checked }) => checked.result.answered,
    cell: ({ checked }) => checked.result.answered,
  },
  {
    name: "help",
    title: msg("Help"),
    kind: "help",
    by: ({ checked }) => checked.help,
    cell: ({ checked }) => checked.help,
  },
  {
    name: "test",
    title: msg("Test"),
    by: ({ checked }) => (checked.result.test ? 0 : 1),
    cell: ({ checked }) => (checked.result.test ? msg("Test") : msg("Practice")),
  },
  {
    name: "skill",
    title: msg("Skill"),
    figure: true,
    by: ({ skill }) => skill?.loss,
    cell: skillText,
  },
  {
    name: "luck",
    title: msg("Luck"),
    figure: true,
    by: ({ skill }) => skill?.luck,
    cell: ({ skill }) => (skill ? signed(skill.luck, 1) : ""),
  },
  {
    name: "score",
    title: msg("Score"),
    figure: true,
    by: ({ checked }) => checked.result.score,
    cell: ({ checked }) => checked.result.score,
  },
  {
    name: "time",
    title: msg("Time"),
    figure: true,
    by: ({ checked }) => checked.seconds,
    cell: ({ checked }) => durationText(checked.seconds),
  },
  {
    name: "ended",
    title: msg("Date"),
    figure: true,
    by: ({ checked }) => timeOf(checked),
    cell: ({ checked }) => whenText(timeOf(checked)),
  },
  {
    name: "remarks",
    title: msg("Remarks"),
    kind: "remarks",
    by: ({ remarks }) => (remarks?.length ? -remarks.length : null),
    cell: ({ remarks }) => remarks?.map((remark) => html`<div>${remark}</div>`),
  },
];

/** The order in which they were pasted. @type {Order} */
export const AS_PASTED = { name: "line", isDown: false };
/** Those with remarks first. @type {Order} */
const BY_REMARKS = { name: "remarks", isDown: false };

/** How many results a teacher may want to look at. @param {Game[]} games @param {(order: Order) => void} onOrder */
function remarked(games, onOrder) {
  const count = games.filter(({ remarks }) => remarks?.length).length;
  if (!count) return nothing;
  const text = plural(count, {
    one: msg("1 result has a remark."),
    other: msg(str`${number(count)} results have a remark.`),
  });
  return html`<p class="row">${text}
    <button class="small" @click=${() => onOrder(BY_REMARKS)}>${msg("Put them first")}</button></p>`;
}

/**
 * @param {Game[]} games
 * @param {Order} order
 * @param {(order: Order) => void} onOrder
 */
export const gamesTable = (games, order, onOrder) => html`
  ${remarked(games, onOrder)}
  <div class="scroll wide" tabindex="0" role="region" aria-label=${msg("Results")}>
    <table class="table results games">
      <thead>
        <tr>${COLUMNS.map(({ name, title, figure }) => {
          const isBy = name === order.name;
          const sort = isBy && (order.isDown ? "descending" : "ascending");
          return html`<th scope="col" class=${figure ? "figure" : ""} aria-sort=${sort || nothing}>
            <button class="order" @click=${() => onOrder({ name, isDown: isBy && !order.isDown })}>${title}</button></th>`;
        })}</tr>
      </thead>
      <tbody>${sorted(games, order).map(gameRow)}</tbody>
    </table>
  </div>
  <p class="quiet">${msg(
    "Moves are all that were answered, those taken back included. Skill: how many guesses each guess cost on average more than the best one, for as many of them as that is known of. Luck: how many guesses their answers saved (+) or cost (−) beside the average answer. Time and date are those of the device that it was played on.",
  )}</p>`;

/** @param {Game} game */
const gameRow = (game) => html`
  <tr>${COLUMNS.map(({ name, kind, figure, cell }) =>
    name === "name"
      ? html`<th scope="row" class="name">${cell(game)}</th>`
      : html`<td class=${kind ?? (figure ? "figure" : "")}>${cell(game)}</td>`,
  )}</tr>`;

/** @param {Game[]} games @param {Order} order */
function sorted(games, { name, isDown }) {
  const { by } = COLUMNS.find((column) => column.name === name) ?? COLUMNS[0];
  const sign = isDown ? -1 : 1;
  return [...games].sort((one, other) => {
    const [a, b] = [by(one) ?? null, by(other) ?? null];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return sign * (typeof a === "string" ? a.localeCompare(String(b)) : a - Number(b));
  });
}

const CSV_COLUMNS = [
  ...["line", "name", "game", "puzzle", "solved", "moves", "undone", "hints", "lists", "reviews"],
  ...["checks", "warnings", "solution", "python", "loss per guess", "guesses judged", "luck"],
  ...["score", "test", "began", "ended", "seconds", "remarks", "fault", "code"],
];

/** Of all that were handed in, those that tell nothing included. @param {Entry[]} entries */
export const gamesCsv = (entries) => csv([CSV_COLUMNS, ...entries.map(csvRow)]);

/** @param {Entry} entry @returns {(string | number | null)[]} */
function csvRow({ line, name, code, checked, skill, remarks = [], fault = "" }) {
  if (!checked) return [line, name, ...Array(CSV_COLUMNS.length - 4).fill(null), fault, code];
  const { game, id, status, result, account, seconds } = checked;
  return [
    ...[line, name, game, id, status === "won" ? 1 : 0],
    ...[result.answered, result.undone, result.hints, result.lists, result.reviews],
    ...[result.checks, result.warnings, result.solution ? 1 : 0, result.python],
    ...[rounded(skill?.loss), skill?.guesses ?? null, rounded(skill?.luck)],
    ...[result.score, result.test ? 1 : 0, time(account.began), time(account.ended), seconds],
    ...[remarks.join(" "), fault, code],
  ];
}

/** @param {number | null | undefined} value */
const rounded = (value) =>
  value === null || value === undefined ? null : Number(value.toFixed(4));

/** @param {number | null} seconds */
const time = (seconds) => (seconds === null ? null : new Date(seconds * 1000).toISOString());
