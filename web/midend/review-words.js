/** What a review says of a guess: what it cost and how lucky its answer was, all in guesses. */
import { css, html } from "lit";
import { gauge } from "../ui/gauge.js";
import { msg, plural, str } from "../ui/language.js";
import { fixed, number, rounded } from "../ui/numbers.js";

/** @typedef {import("../python/contract.js").guessing.ReviewRow<unknown>} ReviewRow */
/** @typedef {import("../python/contract.js").guessing.Balance} Balance */

/** The loss in guesses that fills a bar. */
const FULL = 1.5;
/** Less luck makes no difference worth a word. */
const NOTICED = 0.1;
/** Less than any guess can cost: what a sum of fractions is off by. */
const MIN_LOSS = 1e-6;

/** Whether what the row says is proven or compared with the best play known. @param {ReviewRow} row */
export const isCertain = ({ basis, loss }) =>
  loss !== null && (basis === "proven" || basis === "best-known");

/** Whether it is known, or at least estimated, what the guess lost. @param {ReviewRow} row */
export const isKnown = ({ loss }) => loss !== null;

/**
 * What a guess is called. Of one that nothing is known of nothing is said.
 *
 * @type {Record<ReviewRow["mark"], string>}
 */
export const MARKS = {
  best: msg("best"),
  good: msg("good"),
  slip: msg("slip"),
  impossible: msg("impossible"),
  unknown: "",
};

/** What a guess cost, as short as can be. @param {ReviewRow} row @param {boolean} evil */
export function costText({ loss, basis }, evil) {
  if (loss === null) return "";
  if (basis === "estimated") return `≈\u202f${fixed(loss, 1)}`;
  return fixed(loss, evil ? 0 : 2);
}

/** Whether there is a better guess to be shown. @param {ReviewRow} row */
export const isBetter = ({ guess, best, loss }) =>
  String(guess) !== String(best.guess) && (loss === null || loss >= MIN_LOSS);

/** How much of the bar of its skill a guess fills. @param {ReviewRow} row @param {boolean} evil */
export function skillShare({ loss, expected, largest, best }, evil) {
  if (loss !== null) return Math.max(0, 1 - loss / FULL);
  return Math.min(1, evil ? best.largest / largest : best.expected / expected);
}

/** @param {number} loss in guesses */
const worstCost = (loss) =>
  plural(loss, {
    one: msg("costs 1 guess in the worst case"),
    other: msg(str`costs ${number(loss)} guesses in the worst case`),
  });

/** How good a guess was before its answer. @param {ReviewRow} row @param {boolean} evil */
export function skillText(row, evil) {
  const { loss, basis } = row;
  if (!isBetter(row)) return basis === "proven" ? msg("a best guess") : msg("no better one known");
  if (loss === null) return msg("what it costs is not known");
  if (basis === "estimated") return msg(str`costs about ${fixed(loss, 1)} guesses, by an estimate`);
  if (evil) return worstCost(loss);
  return basis === "proven"
    ? msg(str`${fixed(loss, 2)} guesses worse than the best`)
    : msg(str`${fixed(loss, 2)} guesses worse than the best known`);
}

/** What the other guess would have brought. @param {ReviewRow} row @param {boolean} evil */
export function gainText({ best, needs, best_needs, basis, expected, largest }, evil) {
  if (needs === null || best_needs === null)
    return evil
      ? msg(str`${rounded(best.largest)} at worst left instead of ${rounded(largest)}`)
      : msg(str`${rounded(best.expected)} to be expected left instead of ${rounded(expected)}`);
  if (basis === "estimated")
    return msg(
      str`about ${fixed(best_needs, 1)} guesses to be expected instead of ${fixed(needs, 1)}`,
    );
  if (evil) return msg(str`${fixed(best_needs, 0)} guesses at worst instead of ${fixed(needs, 0)}`);
  return msg(str`${fixed(best_needs, 2)} guesses to be expected instead of ${fixed(needs, 2)}`);
}

/** Whether luck is worth a word. @param {number | null} luck @returns {luck is number} */
export const hasLuck = (luck) => luck !== null && Math.abs(luck) >= NOTICED;

/** @param {number} luck in guesses */
export const luckText = (luck) =>
  luck > 0
    ? msg(str`lucky by ${fixed(luck, 1)} guesses`)
    : msg(str`unlucky by ${fixed(-luck, 1)} guesses`);

/** The same of an estimate. @param {number} luck */
function aboutLuck(luck) {
  if (!hasLuck(luck)) return msg("about as expected");
  return luck > 0
    ? msg(str`lucky by about ${fixed(luck, 1)} guesses`)
    : msg(str`unlucky by about ${fixed(-luck, 1)} guesses`);
}

/** How many guesses an answer saved, or cost. @param {number} luck @param {ReviewRow["basis"]} basis */
export function luckGauge(luck, basis) {
  return gauge({
    name: msg("luck"),
    share: Math.max(-0.5, Math.min(0.5, luck / FULL / 2)),
    fromMiddle: true,
    text:
      basis === "estimated" ? aboutLuck(luck) : hasLuck(luck) ? luckText(luck) : msg("as expected"),
  });
}

/** Hundredths, as they are shown. @param {number} guesses */
const hundredths = (guesses) => Math.round(100 * guesses);

/**
 * What a game is the sum of. The last term is what the others leave, so that what is shown adds up.
 *
 * @param {Balance} balance
 * @param {string} [play] what the best play is called
 */
export function renderBalance({ guesses, average, first, to_go, loss, luck }, play) {
  const start = average ?? first + to_go;
  /** @type {[number, string][]} in hundredths of a guess */
  const terms = [
    [hundredths(start), average === null ? notAverage(first) : (play ?? msg("best play"))],
  ];
  if (average !== null && first) terms.push([hundredths(first + to_go - average), opening(first)]);
  terms.push([hundredths(loss), msg("lost")]);
  const rest = 100 * guesses - terms.reduce((sum, [value]) => sum + value, 0);
  terms.push([rest, luck < 0 ? msg("bad luck") : msg("luck")]);
  return html`<p class="balance">${terms.map(
    ([value, name], place) =>
      html`<span>${place ? (value < 0 ? "− " : "+ ") : ""}<b>${fixed(Math.abs(value) / 100, 2)}</b> ${name}</span> `,
  )}<span>= <b>${number(guesses)}</b> ${plural(guesses, { one: msg("guess", { id: "guess-noun-small" }), other: msg("guesses") })}</span></p>`;
}

/** @param {number} first */
const opening = (first) =>
  plural(first, {
    one: msg("loss and luck of guess 1"),
    other: msg(str`loss and luck of guesses 1 to ${number(first)}`),
  });

/** @param {number} first */
const notAverage = (first) =>
  plural(first, {
    one: msg("guess 1, then best play"),
    other: msg(str`guesses 1 to ${number(first)}, then best play`),
  });

export const balanceStyles = css`
  .balance {
    display: flex;
    flex-wrap: wrap;
    gap: 2px var(--step);
    color: var(--quiet);
    font-size: var(--text-small);
    font-variant-numeric: tabular-nums;
  }

  .balance b {
    color: var(--ink);
    font-weight: 600;
  }
`;
