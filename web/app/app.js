/** The application: between header and footer, Python's arrival and the game that the address names. */
import { css, html, LitElement, nothing, render } from "lit";
import { gameNamed } from "../games/index.js";
import { footerOf, headerOf } from "../header/header.js";
import { HELP, isText, REFERENCE, TODAY } from "../header/links.js";
import { connectSwitches } from "../header/switches.js";
import { LOW } from "../ui/breakpoints.js";
import { display } from "../ui/display.js";
import { onDetail, required } from "../ui/events.js";
import { isForBoard } from "../ui/keys.js";
import { shared } from "../ui/styles.js";
import { afterwards } from "./afterwards.js";
import "./boot-line.js";
import "./help.js";
import "./home.js";
import { dayOf, dayText, SavedDays } from "../midend/days.js";
import { followSingleKeys } from "../midend/single-keys.js";
import * as router from "../share/router.js";
import { RECORD } from "../site/record/meta.js";
import { TREE } from "../site/tree/meta.js";
import { language, msg, str } from "../ui/language.js";
import { languageOf } from "../ui/languages.js";
import { lazy } from "../ui/lazy.js";
import { missingPart } from "../ui/missing-part.js";
import { beforeReload } from "../ui/reload.js";
import { toast } from "../ui/toast.js";
import { NewDay } from "./new-day.js";
import { makeView, openPuzzle, warnIfForgetful } from "./opening.js";
import { describe, pageNamed } from "./pages.js";

/** @typedef {import("../midend/game-entry.js").GameEntry} GameEntry */
/** @typedef {import("../midend/game-element.js").GameElement} GameElement */
/** @typedef {import("../midend/services.js").Services} Services */

export class CicadaApp extends LitElement {
  static properties = {
    services: { attribute: false },
  };

  static styles = [
    shared,
    css`
      :host {
        display: grid;
        grid-template-rows: auto minmax(0, 1fr);
        height: calc(100svh - var(--header));
      }

      .place {
        display: grid;
        grid-template: minmax(0, 1fr) / minmax(0, 1fr);
        min-height: 0;
      }

      :host(:not([fills])) {
        height: auto;
        min-height: calc(100svh - var(--header));
      }

      /* The page scrolls as a whole. */
      @media ${LOW} {
        :host {
          height: auto;
          min-height: calc(100svh - var(--header));
        }
      }

      @media print {
        :host {
          display: block;
          height: auto;
        }
      }
    `,
  ];

  constructor() {
    super();
    /** @type {Services} */
    this.services = required();
    this._route = router.read();
    new NewDay(this);
  }

  /** @type {Map<string, GameElement>} */
  #views = new Map();
  /** The same, from when they are first wanted. @type {Map<string, Promise<GameElement>>} */
  #made = new Map();
  /** What is said of a game or a page that has not arrived, by its name. @type {Map<string, import("../ui/lazy.js").Missing | undefined>} */
  #missing = new Map();
  /** The page beside the games that is open. @type {{ name: string, element: HTMLElement } | undefined} */
  #page;
  /** The id that is being opened in a view: what counts when the person goes on meanwhile.
   * @type {Map<GameElement, string>} */
  #opening = new Map();

  #header = standing("header");
  #footer = standing("footer");

  connectedCallback() {
    super.connectedCallback();
    this.before(this.#header);
    this.after(this.#footer);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#header.remove();
    this.#footer.remove();
  }

  /** It lives as long as the page does. */
  firstUpdated() {
    this.#header.addEventListener("click", (event) => this.#onHeader(event));
    this.#footer.addEventListener("click", (event) => this.#onHeader(event));
    connectSwitches(this.#header, this.services.storage, lazy);
    followSingleKeys(this.services.storage);
    beforeReload(async () => {
      const id = await this.#unsavedId();
      if (id) router.replace({ ...router.read(), id });
    });
    addEventListener("popstate", this.#onNavigate);
    addEventListener("keydown", (event) => event.key === "?" && isForBoard(event) && this.#help());
    warnIfForgetful(this.services.storage);
    this.#follow();
  }

  render() {
    const game = this._route.game;
    const missing = this.#missing.get(game);
    return html`
      <cicada-boot-line under-header .python=${this.services?.python}></cicada-boot-line>
      <div class="place">
        ${missing ? missingPart(missing) : (this.#views.get(game) ?? this.#renderPage(game))}
      </div>
      <cicada-help .entry=${gameNamed(game)} .storage=${this.services?.storage} .example=${() => this.#views.get(game)?.renderExample()}></cicada-help>
    `;
  }

  /** Before `firstUpdated`, which connects what is in the header. */
  willUpdate() {
    const entry = gameNamed(this._route.game);
    this.toggleAttribute("fills", Boolean(entry ?? pageNamed(this._route.game)?.fills));
    const place = {
      name: this._route.game,
      titled: Boolean(entry),
      address: addressOf,
      inLanguage: (/** @type {string} */ code) => router.link(router.read(), `lang=${code}`),
      day: entry && this.#dayOf(entry),
    };
    render(headerOf(place), this.#header);
    render(footerOf(place), this.#footer);
  }

  /** Today, and whether its puzzle is solved. @param {GameEntry} entry */
  #dayOf({ name }) {
    const today = dayText(new Date());
    const solved = new SavedDays(this.services.storage, name).has(today);
    return { date: Number(today.slice(-2)), solved };
  }

  /** Links of header and footer; some open a dialog here. @param {MouseEvent} event */
  #onHeader(event) {
    const link = /** @type {Element} */ (event.target).closest("a");
    if (!link || !isPlain(event)) return;
    this.#closeMenu();
    const entry = gameNamed(this._route.game);
    const chosen = languageOf(link.hreflang);
    if (chosen) {
      event.preventDefault();
      this.#chooseLanguage(chosen);
    } else if (link.href === addressOf(HELP)) {
      event.preventDefault();
      this.#help();
    } else if (entry && link.href === addressOf(TODAY)) {
      event.preventDefault();
      day(entry, this.services);
    } else this.#onLink(event);
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
    const days = new SavedDays(this.services.storage, entry.name);
    if (!days.save(day, now)) return;
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
    const address = (id, page = name) => router.link({ game: page, id });
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
    scrollTo(0, 0);
    this.#onNavigate();
  }

  /** The menu of the header; until it can open it need not close. */
  #closeMenu() {
    /** @type {HTMLElement | null} */ (this.#header.querySelector("#more"))?.hidePopover?.();
  }

  #onNavigate = () => {
    this.#closeMenu();
    this._route = router.read();
    if (this.#page?.name !== this._route.game) this.#page = undefined;
    this.requestUpdate();
    this.#follow();
  };

  /** Links inside the application change the address, not the page: Python stays alive.
   * @param {MouseEvent} event */
  #onLink(event) {
    const link = event.composedPath().find((target) => target instanceof HTMLAnchorElement);
    if (!link || link.download || !isPlain(event) || !link.href.startsWith(router.root.href))
      return;
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
    if (page) await lazy(page.load, this.#teller(game));
    if (!game) await this.#openOnFront(id);
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

  /** What an address opens on the front page: each time that it is visited. @param {string} id */
  async #openOnFront(id) {
    await this.updateComplete;
    /** @type {import("./home.js").CicadaHome | null} */
    const home = this.renderRoot.querySelector("cicada-home");
    if (id === HELP.id) this.#help();
    else if (id === TODAY.id) await home?.showToday();
  }

  /** The view of a game: one, however soon it is asked for again. @param {GameEntry} entry */
  #viewOf(entry) {
    const { name } = entry;
    const made = this.#made.get(name) ?? this.#make(entry);
    this.#made.set(name, made);
    return made;
  }

  /** @param {string} name @returns {import("../ui/lazy.js").Tell} */
  #teller = (name) => (missing) => {
    this.#missing.set(name, missing);
    this.requestUpdate();
  };

  /** @param {GameEntry} entry */
  async #make(entry) {
    const onLink = (/** @type {Event} */ { type }) => {
      const visit = type === "puzzle" ? router.push : router.replace;
      visit({ game: entry.name, id: view.session.link });
    };
    const view = await makeView(entry, this.services, onLink, this.#teller(entry.name));
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

  /** Another language is another page: what no storage keeps, the address does.
   * @param {import("../ui/language.js").Language} chosen */
  async #chooseLanguage(chosen) {
    const route = router.read();
    const id = await this.#unsavedId();
    router.switchTo(id ? { ...route, id } : route, chosen);
  }

  /** The id that has all that was done, where no storage keeps it. */
  async #unsavedId() {
    if (this.services.storage.lasting) return undefined;
    return await this.#linkWithAll().catch(() => undefined);
  }

  /** The id that has all that was done on the page. */
  async #linkWithAll() {
    const session = this.#views.get(this._route.game)?.session;
    if (session) return session.made.length ? session.positionLink() : session.link;
    /** @type {import("../site/lab/page.js").CicadaLab | null} */
    const lab = this.renderRoot.querySelector("cicada-lab");
    return lab?.linkWith({ code: lab.code });
  }

  #help() {
    /** @type {import("./help.js").CicadaHelp} */ (
      this.renderRoot.querySelector("cicada-help")
    ).show();
  }
}

/** The calendar is loaded when it is first wanted. @param {GameEntry} entry @param {Services} services */
async function day(entry, services) {
  const { dayDialog } = await lazy(() => import("./day.js"));
  dayDialog(entry, services);
}

/** The dialog is loaded when it is first wanted. @param {{ name: string, form: unknown }} exercise */
async function embedExercise(exercise) {
  const dialog = await lazy(() => import("../share/course-dialog.js"));
  dialog.embedExercise(exercise);
}

/** The dialog is loaded when it is first wanted. @param {GameElement} view */
async function share(view) {
  const { shareDialog } = await lazy(() => import("../share/share.js"));
  shareDialog(view);
}

/** A click that is meant for this page. @param {MouseEvent} event */
const isPlain = (event) => !(event.metaKey || event.ctrlKey || event.shiftKey || event.button);

/** What stands in the page's HTML from the start: the same is drawn into it. @param {"header" | "footer"} name */
function standing(name) {
  const className = `site-${name}`;
  const element =
    document.querySelector(`body > .${className}`) ??
    Object.assign(document.createElement(name), { className });
  element.replaceChildren();
  return /** @type {HTMLElement} */ (element);
}

/** Where a link of header or footer leads from here. @param {import("../header/links.js").Link} link */
function addressOf({ name, id = "" }) {
  if (isText(name)) return router.textAddress(name);
  if (name === REFERENCE) return router.REFERENCE;
  if (name.includes(".")) return new URL(name, router.root).href;
  return router.address({ game: name, id });
}

customElements.define("cicada-app", CicadaApp);
