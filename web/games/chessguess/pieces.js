/** Pieces as Python writes them ("BK", "WP"): how they look, what they are called, how they lie. */
import { css, html, nothing } from "lit";
import { classMap } from "lit/directives/class-map.js";
import { signOf } from "../../ui/keys.js";
import { msg } from "../../ui/language.js";
import { DRAWINGS } from "./drawings.js";

/** @typedef {keyof typeof DRAWINGS} Kind */

/** As many of a kind. @type {Record<Kind, string>} */
const KIND_NAMES = {
  K: msg("kings"),
  Q: msg("queens"),
  R: msg("rooks"),
  B: msg("bishops"),
  N: msg("knights"),
  P: msg("pawns"),
};

/** One of a kind, and more. @type {Record<string, [string, string]>} */
const NAMES = {
  BK: [msg("black king"), msg("black kings")],
  BQ: [msg("black queen"), msg("black queens")],
  BR: [msg("black rook"), msg("black rooks")],
  BB: [msg("black bishop"), msg("black bishops")],
  BN: [msg("black knight"), msg("black knights")],
  BP: [msg("black pawn"), msg("black pawns")],
  WK: [msg("white king"), msg("white kings")],
  WQ: [msg("white queen"), msg("white queens")],
  WR: [msg("white rook"), msg("white rooks")],
  WB: [msg("white bishop"), msg("white bishops")],
  WN: [msg("white knight"), msg("white knights")],
  WP: [msg("white pawn"), msg("white pawns")],
};

export const COLOURS = ["B", "W"];
export const KINDS = /** @type {Kind[]} */ (Object.keys(KIND_NAMES));

/** Every piece once, in the order in which one lays out a set. */
export const PIECES = COLOURS.flatMap((colour) => KINDS.map((kind) => colour + kind));

/** Equal pieces that are drawn; of more, one is drawn, with their number. */
const SIDE_BY_SIDE = 3;

/** @param {string} piece @returns {Kind} */
export const kindOf = (piece) => /** @type {Kind} */ (piece[1]);

/** @param {string} piece */
export const isBlack = (piece) => piece[0] === "B";

/** @param {string} piece @param {number} [count] */
export const pieceName = (piece, count = 1) => NAMES[piece][count === 1 ? 0 : 1];

/** A kind, as many: "kings". @param {Kind} kind */
export const kindName = (kind) => KIND_NAMES[kind];

/** @param {string[]} pieces @param {string} piece */
export const countOf = (pieces, piece) => pieces.filter((other) => other === piece).length;

/**
 * The pieces with another number of one of them; those picked last go first.
 *
 * @param {string[]} pieces
 * @param {string} piece
 * @param {number} count
 */
export function withCount(pieces, piece, count) {
  const changed = [...pieces];
  for (let more = count - countOf(pieces, piece); more > 0; more--) changed.push(piece);
  for (let less = countOf(pieces, piece) - count; less > 0; less--)
    changed.splice(changed.lastIndexOf(piece), 1);
  return changed;
}

/** The pieces as one lays them out. @param {string[]} pieces */
export const laidOut = (pieces) => PIECES.flatMap((piece) => pieces.filter((p) => p === piece));

/** Equal pieces together, as one lays them out. @param {string[]} pieces */
export const grouped = (pieces) =>
  PIECES.map((piece) => ({ piece, count: countOf(pieces, piece) })).filter(({ count }) => count);

/** @param {string[]} pieces */
export const spoken = (pieces) =>
  grouped(pieces)
    .map(({ piece, count }) => `${count === 1 ? "" : `${count} `}${pieceName(piece, count)}`)
    .join(", ") || msg("no pieces");

/** King, queen, rook, bishop, knight and pawn: letters that chess players write in the page's language. */
const LETTERS = msg("KQRBNP");

/**
 * The piece that a key stands for: a capital letter is white, a small one black, as FEN has it. Where
 * the page's language has no piece of that letter, it is the English one.
 *
 * @param {KeyboardEvent} event
 */
export function pieceOfKey(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const sign = signOf(event);
  const letter = sign.toUpperCase();
  const kind = KINDS[LETTERS.indexOf(letter)] ?? letter;
  const piece = (sign === letter ? "W" : "B") + kind;
  return PIECES.includes(piece) ? piece : undefined;
}

/** @param {string} piece */
export const drawing = (
  piece,
) => html`<svg class=${classMap({ piece: true, black: isBlack(piece) })}
  viewBox="7.5 2.5 33 41" aria-hidden="true">${DRAWINGS[kindOf(piece)]}</svg>`;

/**
 * Equal pieces: side by side, or one with their number.
 *
 * @param {string} piece
 * @param {number} count
 * @param {number} [most] that are drawn side by side
 */
export const drawings = (piece, count, most = SIDE_BY_SIDE) =>
  count <= most
    ? Array.from({ length: count }, () => drawing(piece))
    : html`${drawing(piece)}<span class="times">×${count}</span>`;

/** A set of pieces, small. @param {string[]} pieces */
export const pieceSet = (pieces) => html`
  <span class="pieces">
    <span class="visually-hidden">${spoken(pieces)}</span>
    ${pieces.length ? nothing : html`<span class="none" aria-hidden="true">${msg("no pieces")}</span>`}
    ${grouped(pieces).map(
      ({ piece, count }) =>
        html`<span class="group" aria-hidden="true">${drawings(piece, count)}</span>`,
    )}
  </span>`;

export const pieceStyles = css`
  .piece {
    width: calc(var(--piece-size, 28px) * 0.8);
    height: var(--piece-size, 28px);
    flex: none;
    fill: var(--piece-white);
    stroke: var(--piece-white-line);
    stroke-width: 1.75;
    stroke-linecap: round;
    stroke-linejoin: round;
    forced-color-adjust: none;
  }

  .piece.black {
    fill: var(--piece-black);
    stroke: var(--piece-black-line);
  }

  .piece .detail {
    fill: none;
  }

  .piece.black .detail {
    stroke: var(--piece-detail);
  }

  .piece .dot {
    fill: var(--piece-white-line);
    stroke: none;
  }

  .piece.black .dot {
    fill: var(--piece-detail);
  }

  .pieces {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px 6px;
  }

  .group {
    display: inline-flex;
    align-items: center;
  }

  .times {
    color: var(--quiet);
    font: 500 var(--text-small) / 1 var(--sans);
    font-variant-numeric: tabular-nums;
  }

  .none {
    color: var(--quiet);
    font-style: italic;
  }
`;
