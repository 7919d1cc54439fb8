/** The front page: what can be done here, the games, and those that were played on this device. */
import { css, html, LitElement, nothing } from "lit";
import { GAMES } from "../games/index.js";
import { dayText, KeptDays } from "../midend/days.js";
import { KeptGames } from "../midend/storage.js";
import { dailyId } from "../share/puzzle-links.js";
import { address, HOW, RECORDS } from "../share/router.js";
import { LAB } from "../site/lab/meta.js";
import { RECORD } from "../site/record/meta.js";
import { TEACHERS } from "../site/teachers/meta.js";
import { LARGE, NARROW } from "../ui/breakpoints.js";
import { given } from "../ui/events.js";
import { msg } from "../ui/language.js";
import { OnDemand } from "../ui/on-demand.js";
import { shared } from "../ui/styles.js";

/** Against evil Python, in the first game that has it. */
const EVIL = GAMES.find(({ examples }) => examples.evil);

class CicadaHome extends LitElement {
  static styles = [
    shared,
    css`
      :host {
        display: block;
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

      main {
        grid-template-areas: "title only";
        grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
      }

      main > * {
        grid-column: 1 / -1;
      }

      .title {
        grid-area: title;
      }

      section {
        grid-area: only;
      }

      .only {
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 230px), 1fr));
        gap: calc(2 * var(--step)) calc(3 * var(--step));
        font-size: var(--text-small);
      }

      @media ${LARGE} {
        main {
          grid-template: none / minmax(0, 1fr);
        }

        .title,
        section {
          grid-area: auto;
        }
      }

      .only li {
        display: block;
        padding-top: var(--step);
        border-top: 1px solid var(--line);
      }

      .only strong {
        display: block;
        font: var(--text-large) / 1.4 var(--serif);
      }

      @media ${NARROW} {
        ul,
        .only {
          gap: var(--step);
        }

        .only strong {
          font-size: var(--text);
        }

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

  static properties = { services: { attribute: false } };

  constructor() {
    super();
    /** @type {import("../midend/services.js").Services} */
    this.services = given();
  }

  #recent = new OnDemand(this, () => import("./recent.js"));

  /** Games that were played here come when there are some. @param {"going" | "ended"} which */
  #renderRecent(which) {
    const { storage } = this.services;
    if (!GAMES.some(({ name }) => new KeptGames(storage, name).find(""))) return nothing;
    return this.#recent.render(
      () => html`<cicada-recent .services=${this.services} .which=${which}></cicada-recent>`,
    );
  }

  render() {
    const today = dayText(new Date());
    const { storage } = this.services;
    return html`
      <main>
        <div class="stack title">
          <h1>${msg("Puzzle games, played perfectly")}</h1>
          <p class="lead">${msg(
            "Proven hints and reviews, an evil opponent, strategies of your own in Python: all in your browser, and nowhere else.",
          )}</p>
        </div>
        ${this.#renderRecent("going")}
        <ul>
          ${GAMES.map(
            (entry) => html`
              <li>
                <a class="game" href=${address({ game: entry.name, id: "" })}>
                  ${entry.drawing}
                  <h2>${entry.title}</h2>
                  <p>${entry.summary}</p>
                </a>
                <a href=${address({ game: entry.name, id: dailyId() })}>${
                  new KeptDays(storage, entry.name).has(today)
                    ? msg(
                        html`Puzzle of the day<span class="only-heard">: ${entry.title}</span>, solved`,
                      )
                    : msg(html`Puzzle of the day<span class="only-heard">: ${entry.title}</span>`)
                }</a>
              </li>`,
          )}
        </ul>
        <section>
          <h2 class="only-heard">${msg("Only here")}</h2>
          <ul class="only">
            <li><strong>${msg("Proof, not opinion")}</strong> ${msg(
              "How few guesses are enough, which move lost, what was luck: worked out to the end, and explained.",
            )}</li>
            ${
              EVIL
                ? html`<li><strong><a href=${address({ game: EVIL.name, id: EVIL.examples.evil ?? "" })}>${msg(
                    "Evil Python",
                  )}</a></strong> ${msg(
                    "It hides nothing and answers so that most stays possible. Corner it without any luck.",
                  )}</li>`
                : nothing
            }
            <li><strong><a href=${address({ game: LAB.name, id: "" })}>${msg("Your own strategy")}</a></strong> ${msg(
              "Write it in Python: it plays against every secret, and you see where it loses.",
            )}</li>
            <li><strong><a href=${address({ game: TEACHERS.name, id: "" })}>${msg("A whole class")}</a></strong> ${msg(
              "Puzzles in your course page, results that prove themselves, nobody's data anywhere.",
            )}</li>
          </ul>
        </section>
        ${this.#renderRecent("ended")}
        <p class="quiet">${msg(html`<a href=${address({ game: RECORD.name, id: "" })}>Your record</a>: how good your guesses are, apart from luck.
          To read: <a href=${HOW}>how it works</a>, and the <a href=${RECORDS}>records</a>.`)}</p>
      </main>
    `;
  }
}

customElements.define("cicada-home", CicadaHome);
