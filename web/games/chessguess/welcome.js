/** What a first visit shows on the empty sheet: the goal, and one guess counted piece by piece. */
import { css, html, LitElement, nothing } from "lit";
import { given } from "../../ui/events.js";
import { shared } from "../../ui/styles.js";
import { drawing, pieceName, pieceSet, pieceStyles } from "./pieces.js";

/** @typedef {import("../../python/contract.js").chessguess.Explanation} Explanation */

/** @type {Record<string, [string, string]>} */
const MEANINGS = {
  piece: ["piece", "it is hidden"],
  kind: ["kind", "but the other colour"],
  colour: ["colour", "but another kind"],
};

/** An example, once Python has told it. @param {Explanation} example */
export const workedExample = ({ guess, target, counted }) => html`
  <figure>
    <figcaption>For example: if ${pieceSet(target)} were hidden, this guess counts</figcaption>
    <ul>
      ${guess.map((piece, i) => {
        const [name, why] = MEANINGS[counted[i][0]] ?? ["nothing", ""];
        return html`<li>${drawing(piece)}<span class="only-heard">${pieceName(piece)}: </span>
          <span><b>1 ${name}</b><br /><span class="quiet">${why}</span></span></li>`;
      })}
    </ul>
  </figure>
`;

export const exampleStyles = css`
  figure {
    display: grid;
    gap: var(--step);
    margin: 0;
  }

  figcaption {
    color: var(--quiet);
    font-size: var(--text-small);
  }

  figcaption .pieces {
    --piece-size: 24px;
    vertical-align: middle;
  }

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--step) calc(2.5 * var(--step));
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li {
    display: flex;
    align-items: center;
    gap: var(--step);
    line-height: 1.25;
  }
`;

class ChessGuessWelcome extends LitElement {
  static properties = {
    session: { attribute: false },
    size: { type: Number },
    ready: { type: Boolean },
    _example: { state: true },
  };

  static styles = [
    shared,
    pieceStyles,
    exampleStyles,
    css`
      :host {
        --piece-size: 38px;
        display: grid;
        gap: calc(1.5 * var(--step));
      }

      @media (prefers-reduced-motion: no-preference) {
        :host {
          animation: appear 220ms ease-out;
        }
      }

      .goal {
        max-width: 36em;
        text-wrap: pretty;
      }

      @keyframes appear {
        from {
          opacity: 0;
        }
      }
    `,
  ];

  constructor() {
    super();
    /** @type {import("../../midend/session.js").Session<"chessguess">} */
    this.session = given();
    /** The most pieces that may be hidden; infinite until Python has said. */
    this.size = Number.POSITIVE_INFINITY;
    /** Whether Python can be asked. */
    this.ready = false;
    /** @type {Explanation | undefined} */
    this._example = undefined;
  }

  /** @param {import("lit").PropertyValues} changed */
  updated(changed) {
    if (changed.has("ready") && this.ready && !this._example) this.#ask();
  }

  async #ask() {
    this._example = await this.session.ask("example").catch(() => undefined);
  }

  render() {
    const most = Number.isFinite(this.size) ? `At most ${this.size}` : "Some";
    return html`
      <p class="goal">${most} pieces of one chess set are hidden. Pick pieces and press
        <strong>Guess</strong>: three numbers tell how close you are.</p>
      ${this._example ? workedExample(this._example) : nothing}
    `;
  }
}

customElements.define("cicada-chessguess-welcome", ChessGuessWelcome);
