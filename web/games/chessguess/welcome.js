/** What a first visit shows on the empty sheet: the goal, and one guess counted piece by piece. */

import { css, html } from "lit";
import first from "#python/first.json";
import { GuessingWelcome } from "../../midend/guessing-welcome.js";
import { SHORT, SMALL } from "../../ui/breakpoints.js";
import { msg } from "../../ui/language.js";
import { drawing, pieceName, pieceSet, pieceStyles } from "./pieces.js";

/** @type {Record<string, [string, string]>} */
const MEANINGS = {
  piece: [msg("1 piece"), msg("it is hidden")],
  kind: [msg("1 kind"), msg("but the other colour")],
  colour: [msg("1 colour"), msg("but another kind")],
};

const { guess, target, counted } = first.chessguess.example;

const workedExample = () => html`
  <figure>
    <figcaption>${msg(html`For example: if ${pieceSet(target)} were hidden, this guess counts`)}</figcaption>
    <ul>
      ${guess.map((piece, i) => {
        const [name, why] = MEANINGS[counted[i][0]] ?? [msg("nothing"), ""];
        return html`<li>${drawing(piece)}<span class="visually-hidden">${pieceName(piece)}: </span>
          <span><b>${name}</b><br /><span class="quiet">${why}</span></span></li>`;
      })}
    </ul>
  </figure>
`;

class ChessGuessWelcome extends GuessingWelcome {
  static properties = { size: { type: Number } };

  static styles = [
    GuessingWelcome.styles,
    pieceStyles,
    css`
      :host {
        --piece-size: 38px;
      }

      figure {
        display: grid;
        gap: var(--step);
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
        gap: 6px calc(2.5 * var(--step));
      }

      li {
        display: flex;
        align-items: center;
        gap: var(--step);
        line-height: 1.25;
      }

      @media ${SHORT} {
        :host {
          --piece-size: 28px;
          gap: 4px;
        }

        figure,
        ul {
          row-gap: 4px;
        }

        .goal,
        figcaption {
          font-size: var(--text-small);
          line-height: 1.3;
        }
      }

      /* The three side by side, each over what it says. */
      @media ${SHORT} and ${SMALL} {
        :host {
          --piece-size: 24px;
        }

        :host,
        figure {
          gap: 2px;
        }

        .goal,
        figcaption {
          font-size: 13px;
          line-height: 1.2;
        }

        figcaption .pieces {
          --piece-size: 17px;
        }

        ul {
          display: grid;
          grid-template-columns: repeat(3, 1fr);
          gap: 4px;
        }

        li {
          display: block;
          font-size: 13px;
          line-height: 1.15;
        }

        li .piece {
          vertical-align: middle;
        }

        .quiet {
          font-size: 12px;
        }
      }
    `,
  ];

  constructor() {
    super();
    /** The most pieces that may be hidden; infinite until Python has said. */
    this.size = Number.POSITIVE_INFINITY;
  }

  renderGoal() {
    const { size } = this;
    const isKnown = Number.isFinite(size);
    if (this.evil)
      return isKnown
        ? msg(
            html`Nothing is hidden: each answer of evil Python keeps as many sets as possible. Pick at most ${size} pieces and press <strong>Guess</strong> until it has to let you win.`,
          )
        : msg(
            html`Nothing is hidden: each answer of evil Python keeps as many sets as possible. Pick pieces and press <strong>Guess</strong> until it has to let you win.`,
          );
    return isKnown
      ? msg(
          html`At most ${size} pieces of one chess set are hidden. Pick pieces and press <strong>Guess</strong>: three numbers tell how close you are.`,
        )
      : msg(
          html`Some pieces of one chess set are hidden. Pick pieces and press <strong>Guess</strong>: three numbers tell how close you are.`,
        );
  }

  renderExample() {
    return workedExample();
  }
}

customElements.define("cicada-chessguess-welcome", ChessGuessWelcome);
