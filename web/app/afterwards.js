/** What the whole page offers once a game is over: its result to pass on, and the next puzzle of today. */
import { GAMES } from "../games/index.js";
import { dayOf, dayText } from "../midend/days.js";
import { dailyId, pageLink } from "../share/puzzle-links.js";
import { resultText, streakToday } from "../share/result.js";
import { leftToday } from "./today.js";

/** @typedef {import("../midend/game-element.js").GameElement} GameElement */

/**
 * Today's puzzle of another game, if this one is today's and the other is not solved yet.
 *
 * @param {Pick<GameElement, "entry" | "session" | "storage">} view
 */
export function nextToday({ entry, session, storage }) {
  const today = dayText(new Date());
  if (dayOf(session.id) !== today) return undefined;
  const place = GAMES.findIndex(({ name }) => name === entry.name);
  const others = [...GAMES.slice(place + 1), ...GAMES.slice(0, place)];
  const left = leftToday(storage);
  const next = others.find((other) => left.includes(other));
  return next && { title: next.title, href: pageLink(next.name, dailyId(today)) };
}

/** @param {GameElement} view @returns {import("../midend/services.js").Afterwards} */
export const afterwards = (view) => ({
  text: () => resultText(view, streakToday(view)),
  next: () => nextToday(view),
});
