/** The front page: what can be done here, the games, and those that were played on this device. */
import { css, html, LitElement, nothing } from "lit";
import { GAMES } from "../games/index.js";
import { TODAY } from "../header/links.js";
import { dayText, SavedDays } from "../midend/days.js";
import { SavedGames } from "../midend/storage.js";
import { dailyId } from "../share/puzzle-links.js";
import { address } from "../share/router.js";
import { LAB } from "../site/lab/meta.js";
import { TEACHERS } from "../site/teachers/meta.js";
import { TREE } from "../site/tree/meta.js";
import { LARGE, NARROW } from "../ui/breakpoints.js";
import { required } from "../ui/events.js";
import { icon } from "../ui/icons.js";
import { msg, str } from "../ui/language.js";
import { number } from "../ui/numbers.js";
import { OnDemand } from "../ui/on-demand.js";
import { shared } from "../ui/styles.js";
import { NewDay } from "./new-day.js";
import "./showcase.js";
import { leftToday } from "./today.js";

/** Against evil Python, in the first game that has it. */
const EVIL = GAMES.find(({ examples }) => examples.evil);

export class CicadaHome extends LitElement {
  static styles = [
    shared,
    css`
      :host {
        display: block;
      }

      main {
        display: grid;
        grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
        align-items: center;
        gap: calc(3 * var(--step));
        max-width: 1168px;
        margin: 0 auto;
        padding: calc(3 * var(--step)) calc(3 * var(--step)) calc(6 * var(--step));
      }

      main > * {
        grid-column: 1 / -1;
        min-width: 0;
      }

      main > .title {
        grid-column: 1;
      }

      cicada-showcase {
        grid-column: 2;
      }

      h1 {
        font: var(--display) / 1.15 var(--serif);
        text-wrap: balance;
      }

      .lead {
        max-width: 34rem;
        color: var(--quiet);
        font-size: var(--text-large);
      }

      ul {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 208px), 1fr));
        gap: calc(2.5 * var(--step));
      }

      .games {
        scroll-margin-top: calc(2 * var(--step));
      }

      .games li {
        display: grid;
        grid-template-rows: auto auto 1fr auto;
        gap: calc(0.75 * var(--step));
        padding: calc(1.5 * var(--step)) calc(2 * var(--step)) calc(2 * var(--step));
        border: 1px solid var(--line);
        border-radius: calc(1.5 * var(--radius));
        background: var(--raised);
      }

      .games svg:not(.icon) {
        width: 100%;
        max-width: 150px;
        height: auto;
      }

      h2 {
        font-size: var(--title);
      }

      /* A line each, so that nothing moves when Python tells what today's puzzle is like. */
      .actions {
        display: grid;
        justify-items: start;
        gap: var(--step);
      }

      .only {
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
        gap: calc(2 * var(--step)) calc(3 * var(--step));
      }

      .only a {
        display: block;
        font: var(--text-large) / 1.4 var(--serif);
      }

      @media ${LARGE} {
        main {
          grid-template-columns: minmax(0, 1fr);
        }

        main > * {
          grid-column: 1;
        }
      }

      @media ${NARROW} {
        main {
          padding: calc(2 * var(--step));
        }

        h1 {
          font-size: var(--title);
        }

        .lead {
          font-size: var(--text);
        }

        ul {
          gap: calc(1.5 * var(--step));
        }

        .games li {
          grid-template-columns: 104px minmax(0, 1fr);
          grid-template-rows: auto 1fr auto;
        }

        .games svg:not(.icon) {
          grid-row: span 2;
          align-self: center;
        }

        .games .actions {
          grid-column: 1 / -1;
        }

        h2 {
          font-size: var(--text-large);
        }
      }
    `,
  ];

  static properties = {
    services: { attribute: false },
    _kinds: { state: true },
  };

  constructor() {
    super();
    /** @type {import("../midend/services.js").Services} */
    this.services = required();
    /** What today's puzzle of a game is like, by the game, once Python has told. @type {Record<string, string>} */
    this._kinds = {};
    new NewDay(this, () => this.#askKinds());
  }

  firstUpdated() {
    this.#askKinds();
  }

  #askKinds() {
    for (const { name } of GAMES) this.#askKind(name);
  }

  /** Go to the games, each of which has today's puzzle. */
  async showToday() {
    await this.updateComplete;
    this.renderRoot.querySelector(".games")?.scrollIntoView();
  }

  /** @param {string} game */
  async #askKind(game) {
    const request = { do: "daily", game, date: dayText(new Date()) };
    const daily = await this.services.python.ask(request).catch(() => undefined);
    if (daily) this._kinds = { ...this._kinds, [game]: daily.kinds[daily.weekday] };
  }

  #recent = new OnDemand(this, () => import("./recent.js"));

  /** Games that were played here come when there are some. @param {"going" | "ended"} which */
  #renderRecent(which) {
    const { storage } = this.services;
    if (!GAMES.some(({ name }) => new SavedGames(storage, name).find(""))) return nothing;
    return this.#recent.render(
      () => html`<cicada-recent .services=${this.services} .which=${which}></cicada-recent>`,
    );
  }

  render() {
    return html`
      <main>
        <div class="stack title">
          <h1>${msg("Three puzzles. Python plays them perfectly; can you?")}</h1>
          <p class="lead">${msg("Play against it, ask it why, or write a better one. It all runs in your browser.")}</p>
          <p>${this.#renderFirst()}</p>
        </div>
        <cicada-showcase></cicada-showcase>
        ${this.#renderRecent("going")}
        <ul class="games">${GAMES.map((entry) => this.#renderGame(entry))}</ul>
        <section>
          <h2 class="visually-hidden">${msg("Only here")}</h2>
          <ul class="only">
            ${
              EVIL
                ? html`<li><a href=${address({ game: EVIL.name, id: EVIL.examples.evil ?? "" })}>${msg("Beat evil Python")}</a>
                    <p class="quiet">${msg("It hides nothing and answers so that most stays possible. No luck helps you.")}</p></li>`
                : nothing
            }
            <li><a href=${address({ game: LAB.name, id: "" })}>${msg("Write a player")}</a>
              <p class="quiet">${msg("In Python: it plays against every secret, and you see where it loses.")}</p></li>
            <li><a href=${address({ game: TREE.name, id: "" })}>${msg("See a whole game as one picture")}</a>
              <p class="quiet">${msg("Every guess of optimal play, from the first one to the last code.")}</p></li>
            <li><a href=${address({ game: TEACHERS.name, id: "" })}>${msg("Use it in class")}</a>
              <p class="quiet">${msg("Puzzles in your course page, results you can check, no student data.")}</p></li>
          </ul>
        </section>
        ${this.#renderRecent("ended")}
      </main>
    `;
  }

  /** What to begin with: today's puzzles, as long as there are some to solve. */
  #renderFirst() {
    const left = leftToday(this.services.storage);
    const [{ name, title } = GAMES[0]] = left;
    if (!left.length)
      return html`<a class="button primary" href=${address({ game: name, id: "" })}>${msg(str`Play ${title}`)}</a>`;
    return html`<a class="button primary" href=${address({ game: name, id: dailyId() })}>${
      left.length === GAMES.length
        ? msg("Play today’s puzzles")
        : msg(str`Go on with today: ${title}`)
    }</a>`;
  }

  /** @param {import("../midend/game-entry.js").GameEntry} entry */
  #renderGame({ name, title, drawing, summary }) {
    const now = new Date();
    const today = dayText(now);
    const days = new SavedDays(this.services.storage, name);
    const { days: streak } = days.streak(today, now.getTime());
    const solved = days.has(today);
    const kind = this._kinds[name];
    const todays = kind ? msg(str`Today: ${kind}`) : TODAY.title;
    const spoken = [todays, title, solved && msg("solved")].filter(Boolean).join(", ");
    return html`
      <li>
        ${drawing}
        <h2>${title}</h2>
        <p>${summary}</p>
        <div class="actions">
          <a class="button" href=${address({ game: name, id: "" })}>${msg(str`Play ${title}`)}</a>
          <a class="button" href=${address({ game: name, id: dailyId() })} aria-label=${spoken}>${solved ? icon("check") : nothing} ${todays}</a>
          ${streak > 1 ? html`<span class="quiet">${msg(str`${number(streak)} days in a row`)}</span>` : nothing}
        </div>
      </li>`;
  }
}

customElements.define("cicada-home", CicadaHome);
