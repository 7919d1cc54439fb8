/**
 * The loader for other people's pages: one script, and then
 *
 *     <cicada-puzzle src="https://…/mastermind/#4x6:~monday"></cicada-puzzle>
 *
 * `src` is the link of a puzzle. What a puzzle needs is kept free for it from the beginning, or `height`
 * (pixels) where that is more, so that the page does not jump. `theme` (light, dark) is that of the page unless it is
 * given, and so is the language, by `lang`; `mode` (test) and `ui` (hints,columns,solution,new or none) are passed on. What the frame says arrives
 * as events `cicada-ready`, `cicada-state`, `cicada-complete` and so on, which bubble; their `detail` is
 * the message. What the element holds stays as it is and is not shown: a link for where scripts do not run.
 */

import { languageOf } from "../../ui/languages.js";
import { HEIGHT, NARROW, NARROW_HEIGHT } from "./frame-size.js";

const MAX_HEIGHT = 10_000;
const PASSED_ON = ["mode", "ui"];
const KINDS = ["ready", "resize", "state", "hint", "complete", "error"];

/**
 * Where pages say which theme they show, on their root or body: the attribute, and what it holds when
 * they are dark and when they are light. Sphinx's and Docusaurus's themes, Material for MkDocs, Bootstrap.
 */
const SWITCHES = [
  ["data-theme", "dark", "light"],
  ["data-md-color-scheme", "slate", "default"],
  ["data-bs-theme", "dark", "light"],
];
/** The same as classes: VitePress and Tailwind, Quarto. */
const DARK = ["dark", "quarto-dark"];
const LIGHT = ["light", "quarto-light"];

/** The room that is kept for it, as wide as it is. */
const STYLE = `
  :host { display: block; container-type: inline-size }
  iframe { display: block; width: 100%; height: 0; min-height: ${HEIGHT}px; border: 0 }
  @container (width < ${NARROW}px) { iframe { min-height: ${NARROW_HEIGHT}px } }`;

/**
 * The theme that the page around an element shows now; "" where it leaves that to the device.
 *
 * @param {Element} element
 */
function themeAround(element) {
  const places = [document.body, document.documentElement];
  for (const place of places) {
    for (const [attribute, dark, light] of SWITCHES) {
      const value = place.getAttribute(attribute);
      if (value === dark) return "dark";
      if (value === light) return "light";
    }
    if (DARK.some((name) => place.classList.contains(name))) return "dark";
    if (LIGHT.some((name) => place.classList.contains(name))) return "light";
  }
  const { colorScheme } = getComputedStyle(element);
  return ["dark", "light"].find((theme) => colorScheme === theme) ?? "";
}

class CicadaPuzzle extends HTMLElement {
  static observedAttributes = ["src", "theme", "lang", ...PASSED_ON];

  #frame = document.createElement("iframe");
  #height = 0;
  /** What the frame shows; nothing until it can be told. @type {string | undefined} */
  #theme;
  #themes = new MutationObserver(() => this.#follow());

  constructor() {
    super();
    // What the page's server wrote stays as it is: frameworks compare it with what they would write.
    this.attachShadow({ mode: "open" }).append(this.#frame);
  }

  connectedCallback() {
    const host = new CSSStyleSheet();
    host.replaceSync(STYLE);
    /** @type {ShadowRoot} */ (this.shadowRoot).adoptedStyleSheets = [host];
    this.#resize(Number(this.getAttribute("height")));
    this.#frame.loading = "lazy";
    this.#frame.allow = "clipboard-write";
    this.#updateAddress();
    addEventListener("message", this.#onMessage);
    for (const place of [document.documentElement, document.body])
      this.#themes.observe(place, { attributes: true });
  }

  disconnectedCallback() {
    removeEventListener("message", this.#onMessage);
    this.#themes.disconnect();
  }

  /** @param {string} name */
  attributeChangedCallback(name) {
    if (!this.isConnected) return;
    if (name === "theme") this.#follow();
    else this.#updateAddress();
  }

  /** What the frame is to show: as the page says, unless the attribute does. */
  get #themeNow() {
    const own = this.getAttribute("theme");
    return own && own !== "auto" ? own : themeAround(this);
  }

  /** Tell a frame that is there; its game goes on. */
  #follow() {
    if (this.#theme !== undefined && this.#theme !== this.#themeNow) this.#tellTheme();
  }

  #tellTheme() {
    this.#theme = this.#themeNow;
    this.#post({ cicada: "theme", theme: this.#theme || "auto" });
  }

  /** @param {string} id @param {string[]} [moves] */
  load(id, moves = []) {
    this.#post({ cicada: "load", id, moves });
  }

  reset() {
    this.#post({ cicada: "reset" });
  }

  /** That of the attribute, of the link, or of the text around it, where Cicada speaks it. @param {URL} link */
  #languageOf(link) {
    const around = this.closest("[lang]")?.getAttribute("lang");
    const wishes = [this.getAttribute("lang"), link.searchParams.get("lang"), around];
    return wishes.map(languageOf).find(Boolean);
  }

  get #address() {
    const url = new URL(this.getAttribute("src") ?? "", document.baseURI);
    url.searchParams.set("embed", "1");
    for (const name of PASSED_ON) {
      const value = this.getAttribute(name);
      if (value) url.searchParams.set(name, value);
    }
    return url;
  }

  #updateAddress() {
    const url = this.#address;
    const theme = this.#themeNow;
    if (theme) url.searchParams.set("theme", theme);
    const language = this.#languageOf(url);
    if (language) url.searchParams.set("lang", language);
    this.#frame.title = this.getAttribute("title") ?? SENTENCES.puzzle[language ?? "en"];
    if (this.#frame.src === url.href) return;
    this.#theme = undefined;
    this.#frame.src = url.href;
  }

  /** @param {MessageEvent} event */
  #onMessage = ({ source, origin, data }) => {
    if (source !== this.#frame.contentWindow || !this.#believes(origin, data?.cicada)) return;
    if (data.cicada === "resize") this.#resize(Number(data.height));
    if (data.cicada === "ready") this.#tellTheme();
    this.dispatchEvent(new CustomEvent(`cicada-${data.cicada}`, { detail: data, bubbles: true }));
  };

  /**
   * The site is believed. A frame in a page that is sandboxed itself has no origin and cannot start:
   * it is only heard to say so.
   *
   * @param {string} origin
   * @param {unknown} kind
   */
  #believes(origin, kind) {
    if (origin === "null" && self.origin === "null") return kind === "error";
    return origin === this.#address.origin && KINDS.some((known) => known === kind);
  }

  /** It becomes higher only, and no message may make it run away with the page. @param {number} height in pixels */
  #resize(height) {
    if (!(height > this.#height)) return;
    this.#height = Math.min(height, MAX_HEIGHT);
    this.#frame.style.height = `${this.#height}px`;
  }

  /** @param {Record<string, unknown>} message */
  #post(message) {
    this.#frame.contentWindow?.postMessage(message, this.#address.origin);
  }
}

if (!customElements.get("cicada-puzzle")) customElements.define("cicada-puzzle", CicadaPuzzle);
