/** The application: header, Python's arrival, and the game that the address names. */
import { css, html, LitElement, nothing } from "lit";
import { GAMES, gameNamed } from "../games/index.js";
import { LARGE, LOW, MEDIUM, NARROW, SMALL } from "../ui/breakpoints.js";
import { display } from "../ui/display.js";
import { given, onDetail } from "../ui/events.js";
import { icon } from "../ui/icons.js";
import { isForBoard } from "../ui/keys.js";
import { shared } from "../ui/styles.js";
import { afterwards } from "./afterwards.js";
import "./boot-line.js";
import "./help.js";
import "./home.js";
import "./language-menu.js";
import { dayOf, dayText, KeptDays } from "../midend/days.js";
import * as router from "../share/router.js";
import { LAB } from "../site/lab/meta.js";
import { RECORD } from "../site/record/meta.js";
import { TREE } from "../site/tree/meta.js";
import { msg, str, switchTo } from "../ui/language.js";
import { hear, switchSound } from "../ui/sound.js";
import { asTheme, show, THEMES } from "../ui/theme.js";
import { toast } from "../ui/toast.js";
import { makeView, openPuzzle, warnIfForgetful } from "./opening.js";
import { describe, pageNamed } from "./pages.js";

/** @typedef {import("../midend/game-entry.js").GameEntry} GameEntry */
/** @typedef {import("../midend/game-element.js").GameElement} GameElement */
/** @typedef {import("../midend/services.js").Services} Services */

const THEME_LABELS = {
  auto: msg("Theme: as the device"),
  light: msg("Theme: light"),
  dark: msg("Theme: dark"),
};

export class CicadaApp extends LitElement {
  static properties = {
    services: { attribute: false },
    _theme: { state: true },
    _sound: { state: true },
  };

  static styles = [
    shared,
    css`
      :host {
        display: grid;
        grid-template-rows: auto auto minmax(0, 1fr);
        height: 100dvh;
      }

      /* The page scrolls as a whole. */
      @media ${LOW} {
        :host {
          height: auto;
          min-height: 100dvh;
        }
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
        flex-wrap: wrap;
        gap: 0 calc(2 * var(--step));
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
        white-space: nowrap;
      }

      @media (forced-colors: active) {
        nav a:not([aria-current]) {
          border-color: Canvas;
        }
      }

      nav a:hover {
        color: var(--ink);
      }

      nav a[aria-current] {
        color: var(--ink);
        border-color: var(--accent);
      }

      .tools {
        display: flex;
        gap: 4px;
      }

      .place {
        display: grid;
        grid-template: minmax(0, 1fr) / minmax(0, 1fr);
        min-height: 0;
      }

      /* One line: the drawing alone stands for the name. */
      @media not all and ${NARROW} {
        @media ${LARGE} {
          header {
            column-gap: calc(2 * var(--step));
          }

          nav {
            column-gap: var(--step);
          }

          .name span {
            position: absolute;
            clip-path: inset(50%);
          }
        }

        @media ${MEDIUM} {
          header {
            column-gap: var(--step);
          }

          nav {
            column-gap: 0;
          }

          nav a {
            font-size: var(--text-small);
          }

          .tools button,
          .tools cicada-language-menu::part(button) {
            min-width: 40px;
          }
        }
      }

      @media ${MEDIUM} {
        header {
          padding: 0 calc(1.5 * var(--step));
        }

        .tools {
          gap: 0;
        }

        .tools button,
        .tools cicada-language-menu::part(button) {
          padding: 0;
        }
      }

      @media ${NARROW} {
        nav {
          order: 1;
          flex-basis: 100%;
          justify-content: space-between;
          gap: 0 4px;
        }

        nav a {
          min-height: 44px;
          padding: 0 2px;
        }

        .name {
          flex: 1;
        }
      }

      .date {
        position: relative;
        display: grid;
      }

      /* No text of the button: its name says what it is. */
      .date::after {
        position: absolute;
        inset: 9px 0 0;
        content: attr(data-text);
        font: 600 9px / 1 var(--sans);
        text-align: center;
      }

      .date.solved rect {
        fill: var(--accent);
        stroke: var(--accent);
      }

      .date.solved::after {
        color: var(--on-accent);
      }

      @media ${SMALL} {
        .name span {
          position: absolute;
          clip-path: inset(50%);
        }

        nav a {
          font-size: var(--text-small);
        }
      }

      /* Of the header a game's name is left. */
      @media print {
        :host {
          display: block;
          height: auto;
        }

        header {
          padding: 0;
        }

        header > :not(.only-heard) {
          display: none;
        }

        header > .only-heard {
          position: static;
          width: auto;
          height: auto;
          margin: 0 0 calc(2 * var(--step));
          clip-path: none;
          font: var(--title) / 1.2 var(--serif);
        }
      }
    `,
  ];

  constructor() {
    super();
    /** @type {Services} */
    this.services = given();
    /** @type {import("../ui/theme.js").Theme} */
    this._theme = "auto";
    this._sound = false;
    this._route = router.read();
  }

  /** @type {Map<string, GameElement>} */
  #views = new Map();
  /** The same, from when they are first wanted. @type {Map<string, Promise<GameElement>>} */
  #made = new Map();
  /** The page beside the games that is open. @type {{ name: string, element: HTMLElement } | undefined} */
  #page;
  /** The id that is being opened in a view: what counts when somebody goes on meanwhile.
   * @type {Map<GameElement, string>} */
  #opening = new Map();

  /** It lives as long as the page does. */
  firstUpdated() {
    addEventListener("popstate", this.#onNavigate);
    addEventListener("visibilitychange", () => this.requestUpdate()); // it may be another day
    addEventListener("keydown", (event) => event.key === "?" && isForBoard(event) && this.#help());
    this._theme = asTheme(this.services.storage.get("theme", "auto"));
    show(this._theme);
    this.#switchSound(Boolean(this.services.storage.get("sound", false)));
    warnIfForgetful(this.services.storage);
    this.#follow();
  }

  render() {
    const game = this._route.game;
    const entry = gameNamed(game);
    const sound = this._sound ? msg("Sound: on") : msg("Sound: off");
    const theme = THEME_LABELS[this._theme];
    return html`
      <header>
        ${entry ? html`<h1 class="only-heard">${entry.title}</h1>` : nothing}
        <a class="name" href=${router.address({ game: "", id: "" })} @click=${this.#onLink}>
          ${CICADA} <span>Cicada</span>
        </a>
        <nav aria-label=${msg("Games and lab")}>
          ${GAMES.map(
            ({ name, title }) => html`
              <a href=${router.address({ game: name, id: "" })} @click=${this.#onLink}
                aria-current=${name === game ? "page" : nothing}>${title}</a>`,
          )}
          <a href=${router.address({ game: LAB.name, id: "" })}
            aria-current=${LAB.name === game ? "page" : nothing}>${LAB.title}</a>
        </nav>
        <div class="tools">
          ${entry ? this.#renderDay(entry) : nothing}
          <button class="plain" aria-label=${msg("Help")} @click=${this.#help}>${icon("help")}</button>
          <button class="plain" aria-label=${sound} title=${sound} @click=${this.#toggleSound}>
            ${icon(this._sound ? "sound" : "silence")}
          </button>
          <button class="plain" aria-label=${theme} title=${theme} @click=${this.#nextTheme}>
            ${icon(this._theme)}
          </button>
          <cicada-language-menu @choose=${this.#chooseLanguage}></cicada-language-menu>
        </div>
      </header>
      <cicada-boot-line under-header .python=${this.services?.python}></cicada-boot-line>
      <div class="place">
        ${this.#views.get(game) ?? this.#renderPage(game)}
      </div>
      <cicada-help .entry=${entry} .example=${() => this.#views.get(game)?.renderExample()}></cicada-help>
    `;
  }

  /** The way to the puzzle of the day, with its date, and whether it is solved. @param {GameEntry} entry */
  #renderDay(entry) {
    const today = dayText(new Date());
    const solved = new KeptDays(this.services.storage, entry.name).has(today);
    const label = solved ? msg("Puzzle of the day, solved") : msg("Puzzle of the day");
    return html`<button class="plain" aria-label=${label} title=${label} @click=${() => day(entry, this.services)}>
      <span class=${solved ? "date solved" : "date"} data-text=${Number(today.slice(-2))}><svg class="icon" viewBox="0 0 24 24" aria-hidden="true" fill="none"
        stroke="currentColor" stroke-width="1.750" stroke-linejoin="round"><rect x="3.500" y="5" width="17" height="15.500" rx="3" /><path
        d="M8 2.500v4M16 2.500v4" stroke-linecap="round" /></svg></span>
    </button>`;
  }

  /**
   * What was solved of a day is kept: the solution was not looked at, and no move was Python's.
   *
   * @param {GameElement} view
   * @param {import("../midend/session-types.js").Finish} finish
   */
  #finished({ entry }, { id, result, position }) {
    const day = dayOf(id);
    if (!day || position.status !== "won" || result.solution || result.python) return;
    const now = new Date();
    const days = new KeptDays(this.services.storage, entry.name);
    if (!days.keep(day, now)) return;
    this.requestUpdate();
    const streak = days.streak(dayText(now), now.getTime());
    if (streak.days > 1 && days.counting(now.getTime()).has(day))
      toast(msg(str`The puzzle of the day is solved: ${streak.days} days in a row.`));
  }

  /** What is there where no game is. @param {string} name */
  #renderPage(name) {
    if (!name)
      return html`<cicada-home .services=${this.services} @click=${this.#onLink}></cicada-home>`;
    if (!pageNamed(name)) return nothing;
    this.#page ??= { name, element: this.#makePage(name) };
    const { services } = this;
    return Object.assign(this.#page.element, { services, link: this._route.id });
  }

  /** The element of a page beside the games: another one at each visit. @param {string} name */
  #makePage(name) {
    const element = document.createElement(`cicada-${name}`);
    /** @param {string} id @param {string} [page] */
    const address = (id, page = name) => router.address({ game: page, id }, "");
    element.addEventListener("click", (event) => this.#onLink(event));
    element.addEventListener("open", (event) => {
      this.#visit(name, /** @type {CustomEvent<string>} */ (event).detail);
    });
    element.addEventListener("course", (event) => {
      embedExercise(/** @type {CustomEvent} */ (event).detail);
    });
    return Object.assign(element, { address });
  }

  /** @param {string} game @param {string} id */
  #visit(game, id) {
    router.push({ game, id });
    this.#onNavigate();
  }

  #onNavigate = () => {
    this._route = router.read();
    if (this.#page?.name !== this._route.game) this.#page = undefined;
    this.requestUpdate();
    this.#follow();
  };

  /** Links inside the application change the address, not the page: Python stays alive.
   * @param {MouseEvent} event */
  #onLink(event) {
    const link = event.composedPath().find((target) => target instanceof HTMLAnchorElement);
    const plain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.button);
    if (!link || link.download || !plain || !link.href.startsWith(router.root.href)) return;
    const route = router.read(link.href);
    if (route.game && !gameNamed(route.game) && !pageNamed(route.game)) return;
    if (pageNamed(route.game)?.holdsBox || pageNamed(this._route.game)?.holdsBox) return;
    event.preventDefault();
    this.#visit(route.game, route.id);
  }

  /** Show the game that the address names, with the puzzle that it names. */
  async #follow() {
    const { game, id } = this._route;
    const entry = gameNamed(game);
    const page = pageNamed(game);
    describe(page ?? entry);
    await page?.load();
    if (!entry) return;
    const view = await this.#viewOf(entry);
    const { session } = view;
    const shown = this.#opening.get(view) ?? (session.link || undefined);
    if (shown === undefined || (id && id !== shown)) {
      this.#opening.set(view, id);
      await session.settled(); // of the addresses that follow each other meanwhile only the last counts
      if (this.#opening.get(view) !== id) return;
      await openPuzzle(view, id);
      if (this.#opening.get(view) === id) this.#opening.delete(view);
    }
    const isOpen = this._route.game === game && !this.#opening.has(view);
    if (isOpen) router.replace({ game, id: session.link });
  }

  /** The view of a game: one, however soon it is asked for again. @param {GameEntry} entry */
  #viewOf(entry) {
    const { name } = entry;
    const made = this.#made.get(name) ?? this.#make(entry);
    this.#made.set(name, made);
    made.catch(() => this.#made.delete(name)); // the next visit tries again
    return made;
  }

  /** @param {GameEntry} entry */
  async #make(entry) {
    const view = await makeView(entry, this.services, ({ type }) => {
      const visit = type === "puzzle" ? router.push : router.replace;
      visit({ game: entry.name, id: view.session.link });
    });
    if (display.mode !== "test") view.afterwards = afterwards(view);
    view.addEventListener("click", (event) => this.#onLink(event));
    view.addEventListener("share", () => share(view));
    view.addEventListener("record", () => this.#visit(RECORD.name, ""));
    view.session.addEventListener(
      "finish",
      onDetail((/** @type {import("../midend/session-types.js").Finish} */ finish) =>
        this.#finished(view, finish),
      ),
    );
    view.addEventListener("tree", (event) => {
      const { detail } = /** @type {CustomEvent<string>} */ (event);
      this.#visit(TREE.name, `${detail}/${view.session.link}`);
    });
    this.#views.set(entry.name, view);
    this.requestUpdate();
    return view;
  }

  #nextTheme() {
    this._theme = THEMES[(THEMES.indexOf(this._theme) + 1) % THEMES.length];
    show(this._theme);
    this.services.storage.set("theme", this._theme);
  }

  /** Another language is another page: what no storage keeps, the address does.
   * @param {CustomEvent<import("../ui/language.js").Language>} event */
  async #chooseLanguage({ detail }) {
    if (!this.services.storage.lasting) {
      const id = await this.#linkWithAll().catch(() => undefined);
      if (id) router.replace({ game: this._route.game, id });
    }
    switchTo(detail);
  }

  /** The id that has all that was done on the page. */
  async #linkWithAll() {
    const session = this.#views.get(this._route.game)?.session;
    if (session) return session.made.length ? session.positionLink() : session.link;
    /** @type {import("../site/lab/page.js").CicadaLab | null} */
    const lab = this.renderRoot.querySelector("cicada-lab");
    return lab?.linkWith({ code: lab.code });
  }

  /** @param {boolean} on */
  #switchSound(on) {
    this._sound = on;
    switchSound(on);
  }

  #toggleSound() {
    this.#switchSound(!this._sound);
    this.services.storage.set("sound", this._sound);
    hear("move");
  }

  #help() {
    /** @type {import("./help.js").CicadaHelp} */ (
      this.renderRoot.querySelector("cicada-help")
    ).show();
  }
}

/** The calendar is loaded when it is first wanted. @param {GameEntry} entry @param {Services} services */
async function day(entry, services) {
  const { dayDialog } = await import("./day.js");
  dayDialog(entry, services);
}

/** The dialog is loaded when it is first wanted. @param {{ name: string, form: unknown }} exercise */
async function embedExercise(exercise) {
  (await import("../share/course-dialog.js")).embedExercise(exercise);
}

/** The dialog is loaded when it is first wanted. @param {GameElement} view */
async function share(view) {
  const { shareDialog } = await import("../share/share.js");
  shareDialog(view);
}

const CICADA = html`<svg viewBox="0 0 64 64" aria-hidden="true" fill="none" stroke="currentColor"
  stroke-width="3" stroke-linecap="round" stroke-linejoin="round">
  <path d="M32 22c6 4 15 15 17 28-7-1-13-6-17-14-4 8-10 13-17 14 2-13 11-24 17-28zM32 22v32" />
  <path d="M24 20c0-5 3.5-8 8-8s8 3 8 8c-2 3-5 4-8 4s-6-1-8-4z" fill="currentColor" />
  <path d="M25 14l-4-4M39 14l4-4" />
</svg>`;

customElements.define("cicada-app", CicadaApp);
