/** How many moves a class took on each board, beside good play. */
import { html, nothing } from "lit";
import { histogram } from "../../ui/histogram.js";
import { msg, plural, str } from "../../ui/language.js";
import { fixed, number } from "../../ui/numbers.js";
import { boardTitle } from "./entries.js";

/** @typedef {import("./entries.js").Game} Game */

/** One of each board, in the order in which they were played. @param {Game[]} games those that count */
export function histograms(games) {
  const titles = new Set(games.map(({ checked }) => boardTitle(checked)));
  return [...titles].map((title) =>
    boardHistogram(
      title,
      games.filter(({ checked }) => boardTitle(checked) === title),
    ),
  );
}

/**
 * By how many moves were answered; games that were shown the solution are left out.
 *
 * @param {string} title
 * @param {Game[]} games of one board
 */
function boardHistogram(title, games) {
  const solved = games.filter(
    ({ checked: { status, result } }) => status === "won" && !result.solution && !result.python,
  );
  if (!solved.length) return nothing;
  /** @type {Record<string, number>} */
  const own = {};
  for (const { checked } of solved) {
    const { answered } = checked.result;
    own[answered] = (own[answered] ?? 0) + 1;
  }
  const sum = solved.reduce((all, { checked }) => all + checked.result.answered, 0);
  const figure = fixed(sum / solved.length, 2);
  const average = plural(solved.length, {
    one: msg(
      str`${figure} on average for the 1 game of the class that was solved without the solution`,
    ),
    other: msg(
      str`${figure} on average for the ${number(solved.length)} games of the class that were solved without the solution`,
    ),
  });
  const play = solved.find((game) => game.play)?.play;
  if (!play)
    return html`
      <h3>${msg(str`${title}: moves of the class`)}</h3>
      ${histogram({ counts: own, label: msg("How many games of the class took how many moves") })}
      <p class="quiet">${average}.</p>`;
  const { title: name } = play;
  const counts = Object.fromEntries(
    play.histogram.map((count, n) => [n, count]).filter(([n]) => n),
  );
  return html`
    <h3>${msg(str`${title}: the class beside ${name}`)}</h3>
    ${histogram({ counts, own, whose: msg("class"), label: msg(str`How many guesses ${name} takes for every code, and the class for these`) })}
    <p class="quiet">${msg(
      str`Guesses: ${average}, ${fixed(play.average, 2)} for ${name} over every code of this board (the broad bars).`,
    )}</p>`;
}
