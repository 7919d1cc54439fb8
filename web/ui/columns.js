/**
 * Distribution of the answers to a guess, as columns: one for each answer, as high as its number of
 * candidates; another guess is drawn as an outline. A column is chosen by pointing, by tapping and with the arrow keys. The
 * figures are a table too, for those who cannot see them.
 */
import { css, html, nothing } from "lit";
import { classMap } from "lit/directives/class-map.js";
import { repeat } from "lit/directives/repeat.js";
import { LOW } from "./breakpoints.js";
import { number } from "./numbers.js";
import { styled } from "./styled.js";

/**
 * @typedef {object} Column
 * @property {string} key
 * @property {string} name of the answer, in words
 * @property {unknown} label what is drawn under it
 * @property {string[]} groups what it has in common with its neighbours, drawn once under them: first
 *   what most have
 * @property {number} value
 * @property {number} behind the other guess's value
 */
/**
 * What the groups are called, first the widest, and last the labels; and how wide that is, in pixels.
 *
 * @typedef {{ names: unknown[], width: number }} Gutter
 */
/**
 * @typedef {object} Chart
 * @property {Column[]} columns
 * @property {string} label
 * @property {string[]} names of the two guesses
 * @property {Gutter} [gutter] stands beside the labels, where they need names
 * @property {number} width of the chart, in pixels
 * @property {string} [lit] the key of the column that is the answer
 * @property {string} [chosen] a key
 * @property {(key: string) => void} choose
 */

/** Of the highest column, a digit of a number, a line of numbers, in pixels. */
const HEIGHT = 96;
const DIGIT = 7;
const LINE = 14;

/** No column is wider, in pixels. */
const MAX_WIDTH = 40;

/** A column so narrow has room for its label. */
const MIN_LABELLED_WIDTH = 7;

/** Minimum height of a column that is not empty. */
const VISIBLE = 2;

/** @param {Chart} chart */
export function columns(chart) {
  const { columns, label, names, gutter, width, lit, chosen } = chart;
  const most = Math.max(1, ...columns.flatMap(({ value, behind }) => [value, behind]));
  const beside = gutter?.width ?? 0;
  const slot = Math.min(MAX_WIDTH, (width - beside) / columns.length);
  const labelled =
    !gutter || (slot >= MIN_LABELLED_WIDTH && columns.some(({ label }) => label !== ""));
  const shown = numbered(columns, slot, most, lit, chosen);
  const share = (/** @type {number} */ value) => ({
    height: value ? `max(${VISIBLE}px, ${(100 * value) / most}%)` : "0",
  });
  return html`
    <div class="columns" role="listbox" tabindex="0" aria-label=${label} aria-orientation="horizontal"
      aria-activedescendant=${chosen === undefined ? nothing : idOf(chosen)}
      @keydown=${(/** @type {KeyboardEvent} */ event) => onKey(event, chart)}
      @pointermove=${(/** @type {PointerEvent} */ event) => event.pointerType === "mouse" && onPoint(event, chart)}
      @click=${(/** @type {Event} */ event) => onPoint(event, chart)}
      ${styled({ "--gutter": `${beside}px`, "--columns": String(columns.length) })}>
      ${repeat(
        columns,
        ({ key }) => key,
        ({ key, name, label, value, behind }, i) => html`
          <div class=${classMap({ column: true, lit: key === lit, other: lit !== undefined && key !== lit })}
            role="option" id=${idOf(key)} data-key=${key}
            aria-selected=${key === chosen}
            ${styled({ "grid-column": String(i + 2) })}>
            <span class="visually-hidden">${name}: ${number(value)}</span>
            <span class="space" aria-hidden="true">
              ${behind ? html`<i class="behind" ${styled(share(behind))}></i>` : nothing}
              <i class="own" ${styled(share(value))}>${shown.has(key) && value ? html`<b>${number(value)}</b>` : nothing}</i>
            </span>
            ${labelled ? html`<span class="label" aria-hidden="true">${label}</span>` : nothing}
          </div>`,
      )}
      ${gutter ? renderGroups(columns, gutter, labelled) : nothing}
    </div>
    <div class="visually-hidden"><table>
      <caption>${label}</caption>
      <tr><td></td>${names.map((name) => html`<th scope="col">${name}</th>`)}</tr>
      ${columns.map(
        ({ name, value, behind }) => html`
          <tr><th scope="row">${name}</th><td>${value}</td><td>${behind}</td></tr>`,
      )}
    </table></div>
  `;
}

/** @param {string} key */
const idOf = (key) => `column-${key.replaceAll(/\W/g, "-")}`;

/**
 * What neighbours have in common, under brackets, and what all of that is called.
 *
 * @param {Column[]} columns
 * @param {Gutter} gutter
 * @param {boolean} labelled whether the columns have room for their labels
 */
function renderGroups(columns, { names }, labelled) {
  const levels = Math.max(...columns.map(({ groups }) => groups.length));
  return html`
    ${labelled ? html`<div class="gutter" aria-hidden="true">${names[names.length - 1]}</div>` : nothing}
    ${Array.from({ length: levels }, (_, level) => {
      const row = String(levels - level + 1);
      return html`<div class="gutter" aria-hidden="true" ${styled({ "grid-row": row })}>${names[level]}</div>
        ${groupsOf(columns, level).map(
          ({ group, from, to }) =>
            html`<div class="bracket" aria-hidden="true"
              ${styled({ "grid-area": `${row} / ${from} / auto / ${to}` })}>${group}</div>`,
        )}`;
    })}`;
}

/**
 * Neighbours that have something in common, from which column of the grid to which.
 *
 * @param {Pick<Column, "groups">[]} columns
 * @param {number} level
 */
export function groupsOf(columns, level) {
  /** @type {{ key: string, group: string, from: number, to: number }[]} */
  const found = [];
  for (const [i, { groups }] of columns.entries()) {
    const key = groups.slice(0, level + 1).join();
    const last = found.at(-1);
    if (level < groups.length && last?.key === key && last.to === i + 2) last.to = i + 3;
    else if (level < groups.length)
      found.push({ key, group: groups[level], from: i + 2, to: i + 3 });
  }
  return found;
}

/**
 * The columns whose numbers can be read: the higher ones first, as long as no number lies on another
 * or on a column.
 *
 * @param {Pick<Column, "key" | "value">[]} columns
 * @param {number} slot the width of a column
 * @param {number} most the value of a column that is as high as the picture
 * @param {...(string | undefined)} wanted keys of columns whose numbers come before all others
 */
export function numbered(columns, slot, most, ...wanted) {
  const boxes = columns.map(({ key, value }, i) => {
    const half = (number(value).length * DIGIT) / 2 + 1.5;
    const middle = (i + 0.5) * slot;
    const bottom = (HEIGHT * value) / most;
    return { key, value, i, left: middle - half, right: middle + half, bottom };
  });
  const rank = (/** @type {{ key: string, value: number }} */ { key, value }) =>
    wanted.includes(key) ? Number.POSITIVE_INFINITY : value;
  boxes.sort((a, b) => rank(b) - rank(a) || a.i - b.i);
  /** @type {typeof boxes} */
  const placed = [];
  for (const box of boxes) {
    const onColumn = boxes.some(
      ({ i, bottom }) =>
        i !== box.i && i * slot < box.right && (i + 1) * slot > box.left && bottom > box.bottom + 2,
    );
    const onNumber = placed.some(
      ({ left, right, bottom }) =>
        left < box.right && right > box.left && Math.abs(bottom - box.bottom) < LINE,
    );
    if (wanted.includes(box.key) || !(onColumn || onNumber)) placed.push(box);
  }
  return new Set(placed.map(({ key }) => key));
}

/** @param {Event} event @param {Chart} chart */
function onPoint(event, { chosen, choose }) {
  const column = /** @type {HTMLElement} */ (event.target).closest("[data-key]");
  const key = column?.getAttribute("data-key");
  if (key && key !== chosen) choose(key);
}

/** @param {KeyboardEvent} event @param {Chart} chart */
function onKey(event, { columns, chosen, choose }) {
  const at = columns.findIndex(({ key }) => key === chosen);
  const last = columns.length - 1;
  const keys = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last };
  const to = keys[/** @type {keyof typeof keys} */ (event.key)];
  if (to === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  choose(columns[Math.min(last, Math.max(0, to))].key);
}

export const columnStyles = css`
  .columns {
    position: relative;
    display: grid;
    grid-template: auto / var(--gutter) repeat(var(--columns), minmax(0, 40px));
    padding: 16px 4px 0;
    cursor: pointer;
    touch-action: manipulation;
  }

  .column {
    display: grid;
    grid-row: 1;
    grid-template-rows: 96px;
    grid-auto-rows: minmax(13px, auto);
    min-width: 0;
    padding: 0 min(1.5px, 8%);
    border-radius: 4px;
  }

  .column:hover,
  .column[aria-selected="true"] {
    background: var(--tint);
  }

  .column[aria-selected="true"] {
    box-shadow: 0 0 0 1px var(--accent);
  }

  .column .space {
    position: relative;
    margin-bottom: 3px;
    border-bottom: 1px solid var(--control);
  }

  .column .space > i {
    position: absolute;
    inset: auto 0 0;
    border-radius: 2px 2px 0 0;
    transition:
      height var(--quick) ease-out,
      opacity var(--slow) ease-out;
  }

  .column .space > .own {
    background: var(--accent);
  }

  .column .space > .behind {
    inset: auto -1px 0;
    border: 1px dashed var(--quiet);
    border-bottom: 0;
  }

  .column.other .space > .own {
    background: var(--control);
  }

  .column b {
    position: absolute;
    bottom: 100%;
    left: 50%;
    translate: -50%;
    font: 600 12px / 14px var(--sans);
    font-variant-numeric: tabular-nums;
    /* It is read over an outline, too. */
    text-shadow:
      0 0 2px var(--paper),
      0 0 2px var(--paper),
      0 0 3px var(--paper);
  }

  .column.lit b {
    color: var(--accent);
    font-weight: 700;
  }

  .columns .label {
    display: grid;
    justify-items: center;
    align-content: start;
    overflow: hidden;
    color: var(--ink);
    font: 500 11px / 13px var(--sans);
    font-variant-numeric: tabular-nums;
  }

  .gutter,
  .bracket {
    margin-top: 2px;
    overflow: hidden;
    font: 500 11px / 13px var(--sans);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  .gutter {
    grid-area: 1 / 1;
    align-self: end;
    color: var(--quiet);
  }

  .bracket {
    margin-inline: 1px;
    border-top: 1px solid var(--control);
    text-align: center;
  }

  @media ${LOW} {
    .column {
      grid-template-rows: 56px;
    }
  }
`;
