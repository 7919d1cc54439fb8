/** The front page: the three games, each with a small drawing of its board. */
import { css, html, LitElement, svg } from "lit";
import { GAMES } from "../games/index.js";
import { shared } from "../ui/styles.js";
import { address } from "./router.js";

/** @param {number} x @param {number} y @param {number} colour */
const peg = (x, y, colour) =>
  svg`<circle cx=${x} cy=${y} r="9" fill="var(--peg-${colour})" stroke="var(--peg-ring)" />`;

/** @param {number} x @param {number} y */
const ball = (x, y) => svg`<circle cx=${x} cy=${y} r="9" fill="var(--ball)" />`;

/** @type {Record<string, { words: string, drawing: import("lit").TemplateResult }>} */
const PICTURES = {
  mastermind: {
    words: "Find the hidden code of coloured pegs. Or hide one, and watch Python close in on it.",
    drawing: svg`
      ${[1, 1, 3, 3].map((colour, i) => peg(22 + 26 * i, 24, colour))}
      ${[1, 5, 2, 3].map((colour, i) => peg(22 + 26 * i, 54, colour))}
      ${[1, 6, 2, 5].map((colour, i) => peg(22 + 26 * i, 84, colour))}
      <g stroke="var(--peg-ring)">
        <circle cx="130" cy="24" r="4" fill="var(--ink)" /><circle cx="142" cy="24" r="4" fill="none" />
        <circle cx="130" cy="54" r="4" fill="var(--ink)" /><circle cx="142" cy="54" r="4" fill="var(--ink)" />
        <circle cx="130" cy="84" r="4" fill="var(--ink)" /><circle cx="142" cy="84" r="4" fill="var(--ink)" />
        <circle cx="154" cy="84" r="4" fill="var(--ink)" /><circle cx="166" cy="84" r="4" fill="var(--ink)" />
      </g>`,
  },
  chessguess: {
    words: "Which chess pieces are hidden? Three numbers per guess are all you are told.",
    drawing: svg`
      <g stroke="var(--piece-line)" stroke-width="2" stroke-linejoin="round">
        <path d="M20 88h32l-4-10H24zM28 78l2-26h12l2 26M26 52h20v-14h-5v5h-3v-5h-4v5h-3v-5h-5z" fill="var(--piece-white)" />
        <path d="M74 88h32l-4-10H78zM81 78l4-22h10l4 22M90 56c-10-6-10-16 0-26 10 10 10 20 0 26zM90 24v6" fill="var(--piece-black)" />
        <path d="M128 88h32l-4-10h-24zM136 78l4-18h8l4 18" fill="var(--piece-white)" /><circle cx="144" cy="50" r="11" fill="var(--piece-white)" />
      </g>`,
  },
  shot: {
    words: "Shoot ball at ball until one is left. Every puzzle has a way; most have only one.",
    drawing: svg`
      <g fill="var(--line)">${[0, 1, 2, 3, 4, 5, 6].flatMap((x) =>
        [0, 1, 2].map((y) => svg`<circle cx=${24 + 24 * x} cy=${28 + 28 * y} r="2" />`),
      )}</g>
      ${ball(24, 56)}${ball(96, 56)}${ball(144, 56)}${ball(96, 28)}
      <path d="M40 56h34M68 50l7 6-7 6" fill="none" stroke="var(--accent)" stroke-width="2" />`,
  },
};

class CicadaHome extends LitElement {
  static styles = [
    shared,
    css`
      :host {
        display: block;
        height: 100%;
        overflow: auto;
      }

      main {
        display: grid;
        align-content: safe center;
        gap: calc(4 * var(--step));
        max-width: 1120px;
        min-height: 100%;
        margin: 0 auto;
        padding: calc(4 * var(--step)) calc(3 * var(--step));
      }

      h1 {
        font: var(--display) / 1.15 var(--serif);
        text-wrap: balance;
      }

      .lead {
        max-width: 38rem;
        color: var(--quiet);
        font-size: var(--text-large);
      }

      ul {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));
        gap: calc(3 * var(--step));
        margin: 0;
        padding: 0;
        list-style: none;
      }

      li a {
        display: grid;
        grid-template-rows: auto auto 1fr;
        gap: var(--step);
        height: 100%;
        padding-top: calc(2 * var(--step));
        border-top: 2px solid var(--ink);
        color: inherit;
        text-decoration: none;
      }

      li a:hover {
        border-color: var(--accent);
      }

      li a:hover h2 {
        color: var(--accent);
      }

      svg {
        width: 100%;
        max-width: 190px;
        height: auto;
      }

      h2 {
        font-size: var(--title);
      }

      @media (max-width: 599px) {
        h1 {
          font-size: var(--title);
        }

        .lead {
          font-size: var(--text);
        }

        main {
          align-content: start;
          gap: calc(3 * var(--step));
          padding: calc(2 * var(--step));
        }

        li a {
          grid-template: auto 1fr / 120px 1fr;
          gap: 0 calc(2 * var(--step));
          padding-top: calc(1.5 * var(--step));
        }

        li svg {
          grid-row: span 2;
        }

        h2 {
          font-size: var(--text-large);
        }
      }
    `,
  ];

  render() {
    return html`
      <main>
        <div class="stack">
          <h1>Three puzzle games, played perfectly</h1>
          <p class="lead">Play them, ask for a hint that explains itself, or let Python show how it is
            done. Everything happens in your browser.</p>
        </div>
        <ul>
          ${GAMES.map(
            ({ name, title }) => html`
              <li>
                <a href=${address({ game: name, id: "" })}>
                  <svg viewBox="0 0 190 112" aria-hidden="true">${PICTURES[name].drawing}</svg>
                  <h2>${title}</h2>
                  <p>${PICTURES[name].words}</p>
                </a>
              </li>`,
          )}
        </ul>
      </main>
    `;
  }
}

customElements.define("cicada-home", CicadaHome);
