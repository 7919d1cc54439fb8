/** The end of a game: its result is passed on, and the next puzzle begins. */
import { css, html, nothing } from "lit";
import { passOn } from "../ui/copy.js";
import { whenShown } from "../ui/display.js";
import { onSingle } from "../ui/events.js";
import { icon } from "../ui/icons.js";
import { msg, str } from "../ui/language.js";

/** @typedef {{ afterwards?: import("./services.js").Afterwards }} View a `GameElement` */
/** @typedef {import("./session-types.js").Result} Result */

/** In this order: the next puzzle, what else there is to do then, taking the last move back. */
const WAYS = [".next", ".foot .primary", ".foot button, .end button", ".history button:enabled"];

/** A second Enter so soon was meant for the move; in milliseconds. */
const DOUBLE_PRESS = 500;

/** @param {KeyboardEvent} event */
const ignoreEnter = (event) => {
  if (event.key === "Enter") event.preventDefault();
};

/** The focus goes where a person goes on, unless it is elsewhere on the page. @param {ShadowRoot} root of a game's view */
export function focusNextStep(root) {
  const focused = root.activeElement;
  // A frame must not take the focus from the page around it.
  const isLost = document.activeElement === document.body && document.hasFocus();
  if (!isLost && !focused?.matches(":disabled, [slot=board], [slot=board] *")) return;
  const ways = WAYS.map((way) => /** @type {HTMLElement | null} */ (root.querySelector(way)));
  const found = ways.find((way) => way);
  found?.addEventListener("keydown", ignoreEnter, { signal: AbortSignal.timeout(DOUBLE_PRESS) });
  found?.focus({ preventScroll: true });
}

/** Passes the result on, with the puzzle's link. @param {View} view */
export function shareButton({ afterwards }) {
  const text = afterwards?.text();
  if (!text) return nothing;
  return html`<button class="primary" aria-label=${msg("Share result")} @click=${() => passOn(text, msg("The result is copied."))}>${icon("share")} ${msg("Share")}</button>`;
}

/** The result as others will read it over its link, and the button that passes it on. @param {View} view */
export function shareResult(view) {
  const text = view.afterwards?.text();
  if (!text) return nothing;
  return html`<div class="sharing"><p>${text.slice(0, text.lastIndexOf("\n"))}</p>${shareButton(view)}</div>`;
}

/** Which help a result speaks of, for who wants to know. @param {Pick<Result, "help"> | undefined} result */
export const helpTaken = (result) =>
  result?.help
    ? html`<details class="help-taken"><summary>${msg("Which help?")}</summary><p>${result.help}</p></details>`
    : nothing;

/**
 * Today's next puzzle where there is one, else another one like this.
 *
 * @param {View} view
 * @param {{ again: () => void, other: string, sign?: string }} otherwise sign: an icon
 */
export function nextStep({ afterwards }, { again, other, sign = "" }) {
  const next = afterwards?.next();
  if (next)
    return html`<a class="button next" href=${next.href}>${msg(str`Next: today’s ${next.title}`)}</a>`;
  const kind = afterwards ? "next" : "next primary";
  return whenShown(
    "new",
    html`<button class=${kind} @click=${onSingle(again)}>${sign ? icon(sign) : nothing} ${other}</button>`,
  );
}

export const nextStepStyles = css`
  .end {
    display: grid;
    gap: calc(1.5 * var(--step));
  }

  .sharing {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: calc(1.5 * var(--step));
    padding: 5px 5px 5px calc(1.5 * var(--step));
    border: 1px dashed var(--control);
    border-radius: calc(var(--radius) + 5px);
  }

  .sharing p {
    font-size: var(--text-small);
    line-height: 1.35;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;
