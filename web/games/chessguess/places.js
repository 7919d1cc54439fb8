/** The lid of the case: a place for each piece that can be hidden, with what is proven of it. */
import { css, html, nothing } from "lit";
import { classMap } from "lit/directives/class-map.js";
import { MEDIUM, SHORT, SMALL } from "../../ui/breakpoints.js";
import { msg, plural, str } from "../../ui/language.js";
import { countOf, drawing, laidOut, PIECES, spoken } from "./pieces.js";

/** @typedef {import("../../python/contract.js").chessguess.CertainHint} CertainHint */
/**
 * @typedef {object} Hidden
 * @property {number} size the most pieces that can be hidden; infinite until Python has said
 * @property {boolean} known whether Python knows them
 * @property {boolean} evil whether Python may still change them
 * @property {string[]} [found] the pieces, once they are known to the person
 * @property {CertainHint} [certain] what is proven, where that was asked for
 */

/** Number of places from which on those of which the same is proven are drawn as one with their number. */
const MANY = 6;

/** With a piece of which nothing more is proven, perhaps with one, and without (cicada.chessguess.certain). */
const SOME = "**";
const MAYBE = "?";
const EMPTY = "";

/** @param {number} size */
const atMost = (size) =>
  plural(size, {
    one: msg("At most 1 piece"),
    other: msg(str`At most ${size} pieces`),
  });

/** @param {CertainHint} certain */
function proven({ groups }) {
  const { least, most } = /** @type {import("./tray.js").Bound} */ (
    groups.find(({ piece }) => piece === SOME)
  );
  if (least < most && least)
    return most === least + 1
      ? msg(str`${least} or ${most} pieces`)
      : msg(str`${least} to ${most} pieces`);
  if (least < most) return atMost(most);
  return plural(least, {
    one: msg("1 piece"),
    other: msg(str`${least} pieces`),
  });
}

/** Why nothing is seen of them. @param {Hidden} hidden */
function reason({ known, evil }) {
  if (evil) return msg("chosen late by evil Python");
  return known ? msg("hidden until you find them") : msg("hidden elsewhere");
}

/** @param {Hidden} hidden */
function title({ size, found, certain }) {
  if (found) return msg("What was hidden");
  if (certain) return proven(certain);
  return Number.isFinite(size) ? atMost(size) : msg("Hidden pieces");
}

/** What each place is known to hold. @param {Hidden} hidden @returns {string[]} */
function placesOf({ size, found, certain }) {
  if (!Number.isFinite(size)) return [];
  if (found) return [...laidOut(found), ...Array(size - found.length).fill(EMPTY)];
  return certain?.places ?? Array(size).fill(MAYBE);
}

/** @param {Hidden} hidden */
export function placesRow(hidden) {
  const { found, certain } = hidden;
  const places = placesOf(hidden);
  const lids =
    places.length > MANY
      ? [...new Set(places)].map((place) => lid(place, countOf(places, place)))
      : places.map((place) => lid(place, 1));
  const told = found ? spoken(found) : (certain?.summary ?? reason(hidden));
  const drawn = found || certain || (hidden.known && !hidden.evil);
  return html`
    <div class="places-row">
      <div class="told">
        <p class="title">${title(hidden)}</p>
        <p class=${classMap({ quiet: true, drawn: Boolean(drawn) })} aria-live="polite">${told}</p>
      </div>
      <span class="places" aria-hidden="true">${lids}</span>
    </div>
  `;
}

/** @param {string} place @param {number} count */
function lid(place, count) {
  const classes = {
    place: true,
    open: PIECES.includes(place),
    black: place === "B*",
    white: place === "W*",
    some: place === SOME,
    maybe: place === MAYBE,
    none: place === EMPTY,
  };
  return html`<span class=${classMap(classes)}>
    ${PIECES.includes(place) ? drawing(place) : html`<span class="lid">${place === EMPTY ? nothing : "?"}</span>`}
    ${count > 1 ? html`<span class="times">×${count}</span>` : nothing}
  </span>`;
}

export const placesStyles = css`
  .places-row {
    --place-size: 36px;
    display: flex;
    align-items: center;
    gap: var(--step);
    min-width: 0;
    min-height: calc(2.6 * var(--text-small) + 16px);
    padding: 8px 10px;
  }

  @media ${SHORT}, ${SMALL} {
    .places-row {
      --place-size: 24px;
      min-height: 36px;
      padding: 3px 6px;
    }

    .title {
      font-size: 0.8125rem;
      line-height: 1.1;
    }
  }

  :host([form="wide"]) .places-row {
    --place-size: 48px;
    padding: 10px;
  }

  .told {
    display: grid;
    flex: 1 1 0;
    min-width: 0;
    font-size: var(--text-small);
    line-height: 1.25;
  }

  .title {
    font-weight: 600;
  }

  /* The lids say it, where there is little room for words. */
  @media ${MEDIUM} {
    .told > .drawn {
      position: absolute;
      clip-path: inset(50%);
    }
  }

  .places {
    --piece-size: calc(0.8 * var(--place-size));
    display: flex;
    flex: none;
    gap: 4px;
  }

  .place {
    position: relative;
    display: grid;
    place-items: center;
    box-sizing: border-box;
    width: var(--place-size);
    height: var(--place-size);
    border: 1.5px solid var(--accent);
    border-radius: 6px;
    background: var(--tint);
  }

  .place > * {
    grid-area: 1 / 1;
  }

  .lid {
    font: calc(0.55 * var(--place-size)) / 1 var(--serif);
    user-select: none;
    -webkit-user-select: none;
  }

  .place.some {
    border-color: var(--ink);
    background: none;
  }

  .place.black {
    border-color: var(--peg-ring);
    background: var(--lid);
    color: var(--on-lid);
  }

  .place.white {
    border-color: var(--piece-white-line);
    background: var(--piece-white);
    color: var(--piece-white-line);
  }

  .place.maybe {
    border: 1.5px dashed var(--quiet);
    background: none;
    color: var(--quiet);
  }

  .place.none {
    border: 1.5px solid var(--board-line);
    background: none;
  }

  .place > .times {
    position: absolute;
    right: -3px;
    bottom: -3px;
    padding: 1px 3px;
    border-radius: 6px;
    background: var(--sheet);
    color: var(--ink);
    font-size: 11px;
  }

  /* A lid is lifted as its piece is proven. */
  @media (prefers-reduced-motion: no-preference) {
    .place.open .piece {
      animation: lift-lid 260ms ease-out;
    }
  }

  @media print {
    .place:not(.open) {
      display: none;
    }
  }

  @keyframes lift-lid {
    from {
      translate: 0 8px;
      opacity: 0;
    }
  }
`;
