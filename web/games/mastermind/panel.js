/** What Python knows of a Mastermind game: codes left, hints, the strategy, the codes themselves. */
import { css, html, LitElement, nothing } from "lit";
import { barStyles, counted, leftBar, number } from "../../ui/bar.js";
import { shared } from "../../ui/styles.js";
import { peg, pegStyles, spokenCode } from "./pegs.js";

const PAGE = 24;

/** Says "use" (a code for the row), "marks", "guide" and "watch". */
class MastermindPanel extends LitElement {
  static properties = {
    session: { attribute: false },
    storage: { attribute: false },
    draft: {},
    marks: {},
    guide: { type: Boolean },
    watching: { type: Boolean },
    _hints: { state: true },
    _busy: { state: true },
    _problem: { state: true },
    _page: { state: true },
  };

  static styles = [
    shared,
    ...pegStyles,
    barStyles,
    css`
      :host {
        --peg-size: 24px;
      }

      .left {
        font: var(--title) / 1.1 var(--serif);
        font-variant-numeric: tabular-nums;
      }

      .hint {
        display: grid;
        gap: var(--step);
        padding: calc(1.5 * var(--step)) 0 calc(1.5 * var(--step)) calc(1.5 * var(--step));
        border-left: 2px solid var(--accent);
      }

      .code {
        display: inline-flex;
        gap: 3px;
      }

      .codes {
        display: flex;
        flex-wrap: wrap;
        gap: var(--step) calc(1.5 * var(--step));
        margin: 0;
        padding: 0;
        list-style: none;
      }

      .codes button {
        min-height: 32px;
        padding: 2px;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {import("../../app/session.js").Session} */
    this.session = /** @type {any} */ (undefined);
    /** @type {import("../../app/storage.js").Storage} */
    this.storage = /** @type {any} */ (undefined);
    this.draft = "";
    /** @type {import("./pegs.js").PegMarks} */
    this.marks = "digits";
    this.guide = true;
    this.watching = false;
    /** @type {any[]} */
    this._hints = [];
    this._busy = false;
    this._problem = "";
    /** @type {{ offset: number, codes: string[] } | undefined} */
    this._page = undefined;
  }
}

customElements.define("cicada-mastermind-panel", MastermindPanel);
