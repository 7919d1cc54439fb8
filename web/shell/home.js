/** The front page: the games, each with a small drawing of its board. */
import { css, html, LitElement } from "lit";
import { GAMES } from "../games/index.js";
import { pageStyles, shared } from "../ui/styles.js";
import { RECORD, TEACHERS } from "./pages.js";
import { dailyId } from "./puzzle-links.js";
import { address, HOW, RECORDS } from "./router.js";

class CicadaHome extends LitElement {
  static styles = [
    shared,
    pageStyles,
    css`
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

      li {
        display: grid;
        grid-template-rows: 1fr 44px;
        align-items: center;
      }

      .game {
        align-self: stretch;
        display: grid;
        grid-template-rows: auto auto 1fr;
        gap: var(--step);
        padding-top: calc(2 * var(--step));
        border-top: 2px solid var(--ink);
        color: inherit;
        text-decoration: none;
      }

      .game:hover {
        border-color: var(--accent);
      }

      .game:hover h2 {
        color: var(--accent);
      }

      svg {
        width: 100%;
        max-width: 260px;
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

        svg {
          max-width: 190px;
        }

        .game {
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
          <h1>Puzzle games, played perfectly</h1>
          <p class="lead">Play them, ask for a hint that explains itself, or let Python show how it is
            done. Everything happens in your browser.</p>
        </div>
        <ul>
          ${GAMES.map(
            (entry) => html`
              <li>
                <a class="game" href=${address({ game: entry.name, id: "" })}>
                  ${entry.drawing}
                  <h2>${entry.title}</h2>
                  <p>${entry.summary}</p>
                </a>
                <a href=${address({ game: entry.name, id: dailyId(entry) })}>Puzzle of the day<span
                  class="only-heard">: ${entry.title}</span></a>
              </li>`,
          )}
        </ul>
        <p class="quiet"><a href=${address({ game: RECORD.name, id: "" })}>Your record</a>: how good your guesses are, apart from luck. For your own course: <a href=${address({ game: TEACHERS.name, id: "" })}>puzzles for teachers</a>.</p>
        <p class="quiet">To read: <a href=${HOW}>how it works</a>, and the <a href=${RECORDS}>records</a>.</p>
      </main>
    `;
  }
}

customElements.define("cicada-home", CicadaHome);
