/**
 * How each piece of a guess was counted, in a box beside its answer. Against what was hidden once
 * that is known; before, against an example that is still possible, and the box says so.
 */
import { css, html, LitElement, nothing } from "lit";
import { msg } from "../../ui/language.js";
import { shared } from "../../ui/styles.js";
import { groupedByWay, waysText } from "./counted-pieces.js";
import { drawings, pieceName, pieceSet, pieceStyles } from "./pieces.js";

/** @typedef {import("../../python/contract.js").chessguess.Explanation} Explanation */

/** Between the box and the answer that it explains, and the edges of the window, in pixels. */
const GAP = 6;

export class AnswerExplanation extends LitElement {
  static properties = { _explained: { state: true } };

  static styles = [
    shared,
    pieceStyles,
    css`
      :host {
        position: fixed;
        z-index: 20;
        display: grid;
        gap: var(--step);
        box-sizing: border-box;
        width: min(360px, calc(100vw - 12px));
        max-height: 60dvh;
        padding: calc(1.5 * var(--step)) calc(2 * var(--step));
        overflow: auto;
        border: 1px solid var(--line);
        border-radius: var(--radius);
        background: var(--raised);
        color: var(--ink);
        box-shadow: var(--shadow);
      }

      ul {
        display: grid;
        gap: 2px;
      }

      li {
        display: grid;
        grid-template-columns: 4.5em 1fr;
        align-items: center;
        gap: var(--step);
        min-height: 32px;
      }

      .nothing {
        color: var(--quiet);
      }

      @media print {
        :host {
          display: none;
        }
      }
    `,
  ];

  constructor() {
    super();
    /** @type {Explanation | undefined} */
    this._explained = undefined;
  }

  /**
   * @param {Element} anchor
   * @param {() => Promise<Explanation>} ask
   */
  async show(anchor, ask) {
    this.#anchor = anchor;
    const explained = await ask().catch(() => undefined);
    if (this.#anchor !== anchor || !explained || !anchor.isConnected) return;
    this._explained = explained;
    // Inside of a board, its edges would cut it.
    document.body.append(this);
    addEventListener("pointerdown", () => this.hide(), { once: true });
    await this.updateComplete;
    this.#place(anchor.getBoundingClientRect());
  }

  hide() {
    this.#anchor = undefined;
    this.remove();
  }

  /** @type {Element | undefined} */
  #anchor;

  /** Below the answer, or above it where there is more room. @param {DOMRect} anchor */
  #place(anchor) {
    const { width, height } = this.getBoundingClientRect();
    const below = anchor.bottom + GAP;
    const top =
      below + height + GAP <= innerHeight ? below : Math.max(GAP, anchor.top - GAP - height);
    const left = Math.min(Math.max(GAP, anchor.left), innerWidth - width - GAP);
    Object.assign(this.style, { top: `${top}px`, left: `${left}px` });
  }

  render() {
    if (!this._explained) return nothing;
    const { target, example, guess, counted } = this._explained;
    return html`
      <p class="quiet">${example ? msg("An example that is still possible. If this were hidden:") : msg("This was hidden:")}</p>
      ${pieceSet(target)}
      <p class="quiet">${example ? msg("the guess would be counted like this:") : msg("So the guess was counted like this:")}</p>
      <ul>
        ${groupedByWay(guess, counted.map(waysText)).map(
          ({ piece, count, way }) => html`
            <li>
              <span class="pieces" aria-hidden="true">${drawings(piece, count)}</span>
              <span class=${way ? "" : "nothing"}>
                <span class="visually-hidden">${count} ${pieceName(piece, count)}:</span> ${way || msg("not counted")}
              </span>
            </li>`,
        )}
      </ul>
    `;
  }
}

customElements.define("cicada-answer-explanation", AnswerExplanation);
