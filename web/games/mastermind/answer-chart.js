/** What a row asks, as a picture. Loaded when it is first shown. */
import { css, html } from "lit";
import { GuessingAsked } from "../../midend/answer-chart.js";
import { msg, str } from "../../ui/language.js";
import { answerText, cluster, codeOf, pegStyles } from "./pegs.js";

/** Maximum number of pegs whose answers are drawn as pins under the columns; of more, as numbers. */
const PINS = 4;

/** @extends {GuessingAsked<"mastermind", import("./game.js").MastermindGame>} */
class MastermindAsked extends GuessingAsked {
  static styles = [
    GuessingAsked.styles,
    ...pegStyles,
    css`
      :host {
        --peg-size: 22px;
      }

      .cluster {
        --pin: 6px;
        justify-content: center;
      }

      .head + p .cluster,
      .candidates .cluster {
        --pin: 9px;
      }
    `,
  ];

  get #hasPins() {
    return this.game.drawn.pegs <= PINS;
  }

  /** @param {{ answer: number[] }} reply */
  drawnUnder({ answer }) {
    const [place, colour] = answer;
    if (!this.#hasPins) return { label: colour, groups: [String(place)] };
    return { label: answer.some(Boolean) ? cluster(answer) : "–", groups: [] };
  }

  get gutter() {
    return this.#hasPins ? undefined : { names: [cluster([1, 0]), cluster([0, 1])], width: 16 };
  }

  /** @param {number} first */
  groupName(first) {
    return msg(str`${first} right place`);
  }

  /** @param {string} code */
  renderSecret(code) {
    return codeOf(code, this.game.settings.marks);
  }

  /** @param {{ answer: number[] }} reply */
  renderReply({ answer }) {
    return answer.some(Boolean) ? cluster(answer) : answerText(answer);
  }
}

customElements.define("cicada-mastermind-asked", MastermindAsked);

/** @param {import("./game.js").MastermindGame} game @param {boolean} stays */
export const chart = (game, stays) =>
  html`<cicada-mastermind-asked .game=${game} ?stays=${stays}></cicada-mastermind-asked>`;
