/** Games that were played on this device: those to go on with, and those that ended last. */
import { css, html, LitElement, nothing } from "lit";
import { GAMES } from "../games/index.js";
import { dayOf } from "../midend/days.js";
import { SavedGames } from "../midend/storage.js";
import { address } from "../share/router.js";
import { NARROW } from "../ui/breakpoints.js";
import { required } from "../ui/events.js";
import { locale, msg } from "../ui/language.js";
import { shared } from "../ui/styles.js";

/** @typedef {import("../midend/game-entry.js").GameEntry} GameEntry */
/** @typedef {import("../midend/sketch.js").Sketch} Sketch */
/** @typedef {import("../midend/storage.js").Saved} Saved */
/** @typedef {{ entry: GameEntry, game: Saved }} Played */

const MAX_GOING = 6;
const MAX_ENDED = 10;

const WRITTEN = new Intl.DateTimeFormat(locale, {
  day: "numeric",
  month: "long",
  timeZone: "UTC",
});

/** Whether a game was solved once; what was undone since does not matter. @param {Saved} game */
const hasEnded = ({ finished, account }) => finished || account.ended !== null;

/** Whether there are games to go on with on this device. @param {import("../midend/storage.js").Storage} storage */
function played(storage) {
  return GAMES.flatMap((entry) =>
    new SavedGames(storage, entry.name).all.map((game) => ({ entry, game })),
  ).filter(({ game }) => game.moves.length);
}

/** The last first. @param {Played[]} games @param {(game: Saved) => number | null} time */
const newest = (games, time) => games.sort((a, b) => (time(b.game) ?? 0) - (time(a.game) ?? 0));

class CicadaRecent extends LitElement {
  static properties = {
    services: { attribute: false },
    which: {},
    _sketches: { state: true },
  };

  static styles = [
    shared,
    css`
      :host {
        display: block;
        min-width: 0;
      }

      h2 {
        margin-bottom: var(--step);
        font-size: var(--text-large);
      }

      ul {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
        gap: calc(2 * var(--step));
      }

      a {
        display: grid;
        grid-template: 72px auto / minmax(0, 1fr);
        gap: var(--step);
        padding: var(--step) 0;
        color: inherit;
        line-height: 1.3;
        text-decoration: none;
      }

      a:hover strong {
        color: var(--accent);
      }

      svg {
        width: 100%;
        height: 100%;
      }

      strong {
        display: block;
        font-weight: 600;
      }

      @media ${NARROW} {
        ul {
          grid-auto-columns: 132px;
          grid-auto-flow: column;
          grid-template-columns: none;
          margin: 0 calc(-2 * var(--step));
          padding: 0 calc(2 * var(--step));
          overflow-x: auto;
          scroll-snap-type: x proximity;
        }

        li {
          scroll-snap-align: center;
        }
      }
    `,
  ];

  constructor() {
    super();
    /** @type {import("../midend/services.js").Services} */
    this.services = required();
    /** @type {"going" | "ended"} */
    this.which = "going";
    /** How each game's are drawn, once that has loaded. @type {Map<string, Sketch>} */
    this._sketches = new Map();
  }

  get #games() {
    const all = played(this.services.storage);
    if (this.which === "going") {
      const going = all.filter(({ game }) => !hasEnded(game));
      return newest(going, ({ account }) => account.began).slice(0, MAX_GOING);
    }
    const ended = all.filter(({ game }) => hasEnded(game));
    return newest(ended, ({ account }) => account.ended).slice(0, MAX_ENDED);
  }

  async firstUpdated() {
    const names = new Set(this.#games.map(({ entry }) => entry.name));
    for (const { name, sketch } of GAMES) {
      if (!sketch || !names.has(name)) continue;
      const found = (await sketch().catch(console.warn))?.default; // without one, its words tell it
      if (!found) continue;
      const sheet = found.styles?.styleSheet;
      const root = /** @type {ShadowRoot} */ (this.renderRoot);
      if (sheet) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
      this._sketches = new Map([...this._sketches, [name, /** @type {Sketch} */ (found)]]);
    }
  }

  render() {
    const games = this.#games;
    if (!games.length) return nothing;
    return html`
      <h2 id="heading">${this.which === "going" ? msg("Go on where you were") : msg("Played last")}</h2>
      <ul aria-labelledby="heading">${games.map((each) => this.#renderGame(each))}</ul>`;
  }

  /** @param {Played} played */
  #renderGame({ entry, game }) {
    const { id, at } = game;
    const made = game.moves.slice(0, Math.max(0, at));
    const sketch = this._sketches.get(entry.name);
    const request = { do: "open", game: entry.name, id, moves: made };
    const describe = async () => (await this.services.python.ask(request)).position;
    const day = dayOf(id);
    const name = day ? WRITTEN.format(new Date(`${day}T00:00Z`)) : sketch?.name(id);
    const moves = sketch?.moves(made.length);
    return html`<li><a href=${address({ game: entry.name, id })}>
      ${sketch ? sketch.draw({ id, moves: made }, describe) : html`<span></span>`}
      <span><strong>${entry.title}</strong>
        <span class="quiet">${[name, moves].filter(Boolean).join(", ")}</span></span>
    </a></li>`;
  }
}

customElements.define("cicada-recent", CicadaRecent);
