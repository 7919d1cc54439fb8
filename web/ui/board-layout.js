/**
 * Where a game stands on the page: the board in the middle, what Python knows beside it. On a
 * phone the panel is a sheet at the foot that a thumb opens and a tap on the board closes; it lies
 * over the board, which therefore never moves. In a window that is low it stands under the board, and
 * the page scrolls.
 *
 * Slots: `board`, `bar` (under the board), `summary` (the sheet's handle), `panel`.
 *
 * @fires {Event} close the sheet was closed
 */
import { css, html, LitElement } from "lit";
import { SHORT } from "./breakpoints.js";
import { Form } from "./form.js";
import { msg } from "./language.js";
import { styled } from "./styled.js";
import { shared } from "./styles.js";

/** Nothing has to stay in sight. */
const FULL = { "--below": "100%", "--beside": "100vw", "--least": "0%" };

export class BoardLayout extends LitElement {
  static properties = {
    open: { type: Boolean, reflect: true },
    _room: { state: true },
  };

  static styles = [
    shared,
    css`
      @media screen {
        :host {
          position: relative;
          display: grid;
          grid-template: minmax(0, 1fr) / minmax(0, 1fr) clamp(300px, 34vw, 480px);
          gap: calc(5 * var(--step));
          height: 100%;
          max-width: 1360px;
          margin: 0 auto;
          padding: calc(2 * var(--step)) calc(3 * var(--step));
        }

        main {
          display: grid;
          grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
          gap: calc(1.5 * var(--step));
          min-height: 0;
          min-width: 0;
        }

        .board {
          display: grid;
          min-height: 0;
          min-width: 0;
        }

        /* What is only heard stands in it, too. */
        aside {
          position: relative;
          min-height: 0;
          overflow: auto;
          padding: var(--step) 4px calc(2 * var(--step));
          scrollbar-gutter: stable;
        }

        /* As tall as the board. */
        :host([form="wide"]) .panel {
          display: grid;
          min-height: 100%;
        }

        .handle {
          display: none;
        }

        /* A sheet over the board. */
        :host(:not([form="wide"])) {
          grid-template: minmax(0, 1fr) / minmax(0, 1fr);
          gap: 0;
          padding: var(--step) var(--step) calc(12px + 3rem + env(safe-area-inset-bottom));
        }

        :host(:not([form="wide"])) aside {
          position: absolute;
          inset: auto 0 0;
          z-index: 10;
          display: flex;
          flex-direction: column;
          max-height: clamp(var(--least), var(--below), 72%);
          padding: 0 0 env(safe-area-inset-bottom);
          overflow: hidden;
          border: 0;
          border-top: 1px solid var(--line);
          border-radius: calc(1.5 * var(--radius)) calc(1.5 * var(--radius)) 0 0;
          background: var(--raised);
        }

        :host([open]:not([form="wide"])) aside {
          box-shadow: 0 -4px 24px var(--shade);
        }

        :host(:not([form="wide"])) .handle {
          display: grid;
          align-content: center;
          justify-content: stretch;
          flex: none;
          gap: 2px;
          touch-action: none;
          width: 100%;
          min-height: 56px;
          padding: 2px calc(2 * var(--step));
          border: 0;
          border-radius: 0;
          background: none;
          font-size: var(--line-text);
          text-align: left;
          font-weight: 400;
        }

        .handle::before {
          content: "";
          justify-self: center;
          width: 36px;
          height: 4px;
          border-radius: 2px;
          background: var(--control);
        }

        :host(:not([form="wide"])) .panel {
          display: none;
          overflow: auto;
          padding: var(--step) calc(2 * var(--step)) calc(3 * var(--step));
        }

        :host([open]:not([form="wide"])) .panel {
          display: block;
        }

        @media ${SHORT} {
          :host([form="phone"]) {
            padding-block: 4px calc(50px + env(safe-area-inset-bottom));
          }

          :host([form="phone"]) main {
            gap: var(--step);
          }

          :host([form="phone"]) .handle {
            min-height: 46px;
          }
        }

        /* The tools beside the board, the sheet's handle under them. */
        :host([form="landscape"]) {
          padding: 4px calc(1.5 * var(--step)) var(--step);
        }

        :host([form="landscape"]) main {
          grid-template: minmax(0, 1fr) / minmax(0, 1fr) 104px;
        }

        :host([form="landscape"]) slot[name="bar"]::slotted(*) {
          align-content: start;
          padding-bottom: 60px;
        }

        :host([form="landscape"]) aside {
          inset: auto 0 0 auto;
          width: 116px;
          max-height: 100%;
          border-left: 1px solid var(--line);
          border-radius: calc(1.5 * var(--radius)) 0 0;
        }

        :host([form="landscape"][open]) aside {
          width: min(420px, 70vw, var(--beside));
        }

        :host([form="landscape"]) .handle {
          min-height: 56px;
          padding: 4px calc(1.5 * var(--step));
          font-size: var(--text-small);
          line-height: 1.25;
        }

        /* Nothing is pinned, nothing lies over anything. */
        :host([low]) {
          grid-template: auto / minmax(0, 1fr);
          align-content: start;
          height: auto;
          padding: 4px calc(1.5 * var(--step)) var(--step);
        }

        :host([low]) main {
          grid-template-rows: auto;
        }

        :host([low]) aside {
          display: contents;
        }

        :host([low]) .handle {
          touch-action: manipulation;
          padding-inline: 0;
        }

        :host([low]) .handle::before {
          display: none;
        }

        :host([low]) .panel {
          display: block;
          padding: var(--step) 0 calc(1.5 * var(--step));
          overflow: visible;
        }

        :host([low][form="landscape"]) {
          grid-template: auto auto / minmax(0, 1fr) 104px;
        }

        :host([low][form="landscape"]) main {
          grid-area: 1 / 1 / 2 / -1;
          grid-template-rows: 1fr;
          min-height: calc(100dvh - 62px);
        }

        :host([low][form="landscape"]) .handle {
          grid-area: 1 / 2;
          align-self: end;
        }

        :host([low][form="landscape"]) .panel {
          grid-column: 1 / -1;
        }
      }

      /* One under the other, as high as they are, whether the sheet is open or not. */
      @media print {
        :host {
          display: grid;
          grid-template-columns: minmax(0, 1fr);
          gap: calc(3 * var(--step));
        }
      }
    `,
  ];

  constructor() {
    super();
    this.open = false;
    /** The room that a sheet has, below and beside what stays in sight. */
    this._room = FULL;
    this.form = new Form(this);
  }

  /**
   * Show the panel: open the sheet, or scroll to it.
   *
   * @param {Element | null} [part] of the board that stays in sight
   * @param {string} [least] of the height that a sheet keeps, even over the part
   */
  show(part, least = "0%") {
    if (this.form.isLow && !part) this.renderRoot.querySelector(".panel")?.scrollIntoView();
    const { bottom, right } = this.getBoundingClientRect();
    const kept = part?.getBoundingClientRect();
    this._room = kept
      ? {
          "--below": `${bottom - kept.bottom}px`,
          "--beside": `${right - kept.right}px`,
          "--least": least,
        }
      : FULL;
    this.open = true;
  }

  close() {
    this.open = false;
  }

  /** @param {import("lit").PropertyValues} changed */
  updated(changed) {
    if (changed.get("open")) this.dispatchEvent(new Event("close"));
  }

  /** Who opens the sheet by its handle sees all of it. */
  willUpdate() {
    if (!this.open) this._room = FULL;
  }

  render() {
    return html`
      <main @click=${this.close}>
        <div class="board"><slot name="board"></slot></div>
        <slot name="bar"></slot>
      </main>
      <aside aria-label=${msg("What Python knows")} @keydown=${this.#onKey} ${styled(this._room)}>
        <button class="handle" aria-expanded=${this.form.isLow || this.open} aria-controls="panel"
          @click=${this.#onClick} @pointerdown=${this.#onPress} @pointerup=${this.#onRelease}>
          <slot name="summary">${msg("What Python knows")}</slot>
        </button>
        <div class="panel" id="panel"><slot name="panel"></slot></div>
      </aside>
    `;
  }

  #pressedAt = 0;
  #swiped = false;

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    if (event.key === "Escape") this.close();
  }

  /** @param {PointerEvent} event */
  #onPress(event) {
    this.#pressedAt = event.clientY;
    this.#swiped = false;
    /** @type {Element} */ (event.currentTarget).setPointerCapture(event.pointerId);
  }

  /** @param {PointerEvent} event */
  #onRelease(event) {
    if (this.form.isLow) return;
    const moved = event.clientY - this.#pressedAt;
    if (Math.abs(moved) < 24) return;
    this.open = moved < 0;
    this.#swiped = true;
  }

  /** With a mouse, a click follows a swipe; the swipe has already said what is wanted. */
  #onClick() {
    if (this.form.isLow) this.show();
    else if (!this.#swiped) this.open = !this.open;
    this.#swiped = false;
  }
}

customElements.define("cicada-board-layout", BoardLayout);
