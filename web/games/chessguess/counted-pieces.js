/** The pieces of a guess, each with what it certainly counts for. */
import { css, html } from "lit";
import { msg } from "../../ui/language.js";
import { listed } from "../../ui/list-format.js";
import { countOf, drawings, grouped, pieceName } from "./pieces.js";

/** What a piece can count for, as Python says it, in the order of the three numbers. */
export const WAYS = ["piece", "kind", "colour"];

/** @type {Record<string, string>} */
const NAMES = { piece: msg("piece"), kind: msg("kind"), colour: msg("colour") };

/** What a piece counts for, in words; "" for nothing. @param {string[]} ways */
export const waysText = (ways) => listed(ways.map((way) => NAMES[way]));

/** Of which nothing is certain. */
const OPEN = "?";

/** @param {string[] | null} ways */
const wayOf = (ways) => ways?.join(" ") ?? OPEN;

/**
 * Equal pieces that count for the same, together.
 *
 * @param {string[]} guess
 * @param {string[]} ways what each of its pieces counts for
 */
export const groupedByWay = (guess, ways) =>
  grouped(guess).flatMap(({ piece }) => {
    const own = ways.filter((_, i) => guess[i] === piece);
    return [...new Set(own)].map((way) => ({ piece, way, count: countOf(own, way) }));
  });

/**
 * @param {string[]} guess
 * @param {(string[] | null)[]} counted for each of its pieces
 */
export function countedPieces(guess, counted) {
  return html`<span class="pieces counted">
    ${groupedByWay(guess, counted.map(wayOf)).map(
      ({ piece, way, count }) => html`<span class="counted-piece">
        <span class="visually-hidden">${count} ${pieceName(piece, count)}:</span>
        <span class="group" aria-hidden="true">${drawings(piece, count)}</span>
        ${chip(way)}</span>`,
    )}
  </span>`;
}

/** @param {string} way */
function chip(way) {
  if (way === OPEN) return html`<span class="visually-hidden">${msg("not certain")}</span>`;
  const ways = way.split(" ").filter(Boolean);
  if (!ways.length) return html`<span class="chip nothing">${msg("nothing")}</span>`;
  return html`<span class="chip by-${ways[0]}">${waysText(ways)}</span>`;
}

export const countedStyles = css`
  .counted {
    align-items: start;
    gap: 4px 6px;
  }

  .counted-piece {
    display: grid;
    justify-items: center;
    gap: 2px;
  }

  .chip {
    padding: 2px 7px;
    border: 1px solid var(--accent);
    border-radius: 10px;
    color: var(--accent);
    font-size: 0.8125rem;
    line-height: 1.1;
  }

  .chip.by-piece,
  .tied.by-piece {
    background: var(--accent);
    color: var(--on-accent);
  }

  .chip.by-kind,
  .tied.by-kind {
    border-style: dashed;
    background: var(--tint);
  }

  .chip.nothing {
    border-color: transparent;
    color: var(--quiet);
  }

  .tied {
    display: inline-grid;
    place-items: center;
    min-width: 1.7em;
    min-height: 1.7em;
    border: 1px solid var(--accent);
    border-radius: 1em;
    color: var(--accent);
  }

  /* Backgrounds are not printed. */
  @media print {
    :is(.chip, .tied):is(.by-piece, .by-kind, .by-colour) {
      background: none;
      color: var(--ink);
    }
  }
`;
