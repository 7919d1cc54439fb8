/** What a first visit to a guessing game shows: the goal, and one guess with its answer read out. */
import { css, html, LitElement, nothing } from "lit";
import { shared } from "../ui/styles.js";

export class GuessingWelcome extends LitElement {
  /** @type {import("lit").PropertyDeclarations} */
  static properties = {
    evil: { type: Boolean },
  };

  /** @type {import("lit").CSSResultGroup} */
  static styles = [
    shared,
    css`
      :host {
        display: grid;
        gap: calc(1.5 * var(--step));
        justify-items: start;
        background: var(--sheet);
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
    /** Whether nothing is hidden, and evil Python answers. */
    this.evil = false;
  }

  /** What there is to do, in a sentence or two. @returns {unknown} */
  renderGoal() {
    return nothing;
  }

  /** @returns {unknown} */
  renderExample() {
    return nothing;
  }

  render() {
    return html`
      <p class="goal">${this.renderGoal()}</p>
      ${this.renderExample()}
    `;
  }
}
