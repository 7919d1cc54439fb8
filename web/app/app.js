/** The application: header, Python's arrival, and the game that the address names. */
import { css, html, LitElement, nothing } from "lit";
import { GAMES } from "../games/index.js";
import { icon } from "../ui/icons.js";
import { shared } from "../ui/styles.js";
import { toast } from "../ui/toast.js";
import "./boot-line.js";
import "./help.js";
import "./home.js";
import * as router from "./router.js";
import { Session } from "./session.js";
import { asTheme, show, THEMES } from "./theme.js";

/** @typedef {import("../games/index.js").GameEntry} GameEntry */
/** @typedef {import("./game-element.js").GameElement} GameElement */
/**
 * @typedef {object} Services What is handed to whoever needs it.
 * @property {import("../python/client.js").Python} python
 * @property {import("./storage.js").Storage} storage
 */

const THEME_NAMES = { auto: "as the device", light: "light", dark: "dark" };

export class CicadaApp extends LitElement {
  static properties = { services: { attribute: false }, _theme: { state: true } };

  static styles = [
    shared,
    css`
      :host {
        display: grid;
        grid-template-rows: auto auto minmax(0, 1fr);
        height: 100dvh;
      }

      header {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0 calc(3 * var(--step));
        padding: 0 calc(3 * var(--step));
      }

      .name {
        display: inline-flex;
        align-items: center;
        gap: var(--step);
        min-height: 44px;
        color: var(--ink);
        font: var(--text-large) / 1 var(--serif);
        text-decoration: none;
      }

      .name svg {
        width: 28px;
        height: 28px;
        color: var(--accent);
      }

      nav {
        display: flex;
        gap: calc(2 * var(--step));
        flex: 1;
      }

      nav a {
        display: inline-flex;
        align-items: center;
        min-height: 48px;
        padding: 0 calc(var(--step) / 2);
        border-bottom: 2px solid transparent;
        color: var(--quiet);
        font-weight: 500;
        text-decoration: none;
      }

      nav a:hover {
        color: var(--ink);
      }

      nav a[aria-current] {
        color: var(--ink);
        border-color: var(--accent);
      }

      .place {
        min-height: 0;
      }

      @media (max-width: 599px) {
        header {
          padding: 0 calc(1.5 * var(--step));
        }

        nav {
          order: 1;
          flex-basis: 100%;
          justify-content: space-between;
        }

        nav a {
          min-height: 44px;
        }

        .name {
          flex: 1;
        }
      }
    `,
  ];

  constructor() {
    super();
    /** @type {Services} */
    this.services = /** @type {any} */ (undefined);
    /** @type {import("./theme.js").Theme} */
    this._theme = "auto";
    this._route = router.read();
  }

  /** @type {Map<string, GameElement>} */
  #views = new Map();

  connectedCallback() {
    super.connectedCallback();
    addEventListener("popstate", this.#onNavigate);
  }

  disconnectedCallback() {
    removeEventListener("popstate", this.#onNavigate);
    super.disconnectedCallback();
  }

  firstUpdated() {
    this._theme = asTheme(this.services.storage.get("theme", "auto"));
    show(this._theme);
    this.#follow();
  }

  render() {
    const game = this._route.game;
    return html`
      <header>
        <a class="name" href=${router.address({ game: "", id: "" })} @click=${this.#onLink}>
          ${CICADA} Cicada
        </a>
        <nav aria-label="Games">
          ${GAMES.map(
            ({ name, title }) => html`
              <a href=${router.address({ game: name, id: "" })} @click=${this.#onLink}
                aria-current=${name === game ? "page" : nothing}>${title}</a>`,
          )}
        </nav>
        <div>
          <button class="plain" aria-label="Help" @click=${this.#help}>${icon("help")}</button>
          <button class="plain" aria-label="Theme: ${THEME_NAMES[this._theme]}"
            title="Theme: ${THEME_NAMES[this._theme]}" @click=${this.#nextTheme}>
            ${icon(this._theme)}
          </button>
        </div>
      </header>
      <cicada-boot-line .python=${this.services?.python}></cicada-boot-line>
      <div class="place">
        ${this.#views.get(game) ?? (game ? nothing : html`<cicada-home @click=${this.#onLink}></cicada-home>`)}
      </div>
      <cicada-help .game=${game}></cicada-help>
    `;
  }

  #onNavigate = () => {
    this._route = router.read();
    this.requestUpdate();
    this.#follow();
  };

  /** Links inside the application change the address, not the page: Python stays alive.
   * @param {MouseEvent} event */
  #onLink(event) {
    const link = event.composedPath().find((target) => target instanceof HTMLAnchorElement);
    const plain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.button);
    if (!link || !plain || !link.href.startsWith(router.root.href)) return;
    event.preventDefault();
    router.push(router.read(link.href));
    this.#onNavigate();
  }

  /** Show the game that the address names, with the puzzle that it names. */
  async #follow() {
    const { game, id } = this._route;
    const entry = GAMES.find(({ name }) => name === game);
    document.title = entry ? `${entry.title} · Cicada` : "Cicada: three puzzle games";
    if (!entry) return;
    const view = this.#views.get(game) ?? (await this.#make(entry));
    const { session } = view;
    if (session.id && (id === session.id || !id)) {
      router.replace({ game, id: session.id });
    } else {
      await this.#openPuzzle(entry, session, id);
    }
  }

  /** @param {GameEntry} entry */
  async #make(entry) {
    await entry.load();
    const view = /** @type {GameElement} */ (document.createElement(entry.tag));
    view.session = new Session(entry.name, this.services);
    view.storage = this.services.storage;
    view.addEventListener("puzzle", () => {
      router.push({ game: entry.name, id: view.session.id });
    });
    this.#views.set(entry.name, view);
    this.requestUpdate();
    return view;
  }

  /**
   * The puzzle of the address, else the one left unfinished, else a new one.
   *
   * @param {GameEntry} entry
   * @param {Session} session
   * @param {string} id
   */
  async #openPuzzle(entry, session, id) {
    const saved = session.saved(id);
    const opened = saved
      ? await session.open(saved.id, saved.moves, saved.at)
      : id && (await session.open(id));
    if (!opened) {
      if (session.problem) toast(session.problem);
      if (!(await session.create(entry.parameters))) toast(session.problem);
    }
    if (this._route.game === entry.name) router.replace({ game: entry.name, id: session.id });
  }

  #nextTheme() {
    this._theme = THEMES[(THEMES.indexOf(this._theme) + 1) % THEMES.length];
    show(this._theme);
    this.services.storage.set("theme", this._theme);
  }

  #help() {
    /** @type {import("./help.js").CicadaHelp} */ (
      this.renderRoot.querySelector("cicada-help")
    ).show();
  }
}

const CICADA = html`<svg viewBox="0 0 64 64" aria-hidden="true" fill="none" stroke="currentColor"
  stroke-width="3" stroke-linecap="round" stroke-linejoin="round">
  <path d="M32 22c6 4 15 15 17 28-7-1-13-6-17-14-4 8-10 13-17 14 2-13 11-24 17-28zM32 22v32" />
  <path d="M24 20c0-5 3.5-8 8-8s8 3 8 8c-2 3-5 4-8 4s-6-1-8-4z" fill="currentColor" />
  <path d="M25 14l-4-4M39 14l4-4" />
</svg>`;

customElements.define("cicada-app", CicadaApp);
