/**
 * The loader for other people's pages: one script, and then
 *
 *     <cicada-puzzle src="https://…/mastermind/#4x6:~monday" height="640"></cicada-puzzle>
 *
 * `src` is the link of a puzzle. `height` (pixels) is what is kept free until the frame has said
 * how high its content is; `theme` (auto, light, dark), `mode` (test) and `ui` (hints,solution,new or
 * none) are passed on. What the frame says arrives as events `cicada-ready`, `cicada-state`,
 * `cicada-complete` and so on, which bubble; their `detail` is the message.
 */

const DEFAULT_HEIGHT = 420;
const LOWEST = 100;
const HIGHEST = 10_000;
const PASSED_ON = ["theme", "mode", "ui"];
const KINDS = ["ready", "resize", "state", "hint", "complete", "error"];

class CicadaPuzzle extends HTMLElement {
  static observedAttributes = ["src", ...PASSED_ON];

  #frame = document.createElement("iframe");

  connectedCallback() {
    const height = Number(this.getAttribute("height")) || DEFAULT_HEIGHT;
    Object.assign(this.style, { display: "block" });
    Object.assign(this.#frame.style, {
      display: "block",
      width: "100%",
      height: `${height}px`,
      border: "0",
    });
    this.#frame.loading = "lazy";
    this.#frame.allow = "clipboard-write";
    this.#frame.title = this.getAttribute("title") ?? "A puzzle on Cicada";
    this.#updateAddress();
    this.replaceChildren(this.#frame);
    addEventListener("message", this.#onMessage);
  }

  disconnectedCallback() {
    removeEventListener("message", this.#onMessage);
  }

  attributeChangedCallback() {
    if (this.isConnected) this.#updateAddress();
  }

  /** @param {string} id @param {string[]} [moves] */
  load(id, moves = []) {
    this.#post({ cicada: "load", id, moves });
  }

  reset() {
    this.#post({ cicada: "reset" });
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
    const { href } = this.#address;
    if (this.#frame.src !== href) this.#frame.src = href;
  }

  /** @param {MessageEvent} event */
  #onMessage = ({ source, origin, data }) => {
    if (source !== this.#frame.contentWindow || !this.#believes(origin, data?.cicada)) return;
    if (data.cicada === "resize") this.#resize(Number(data.height));
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

  /** No message may make a frame vanish or run away with the page. @param {number} height in pixels */
  #resize(height) {
    if (Number.isNaN(height)) return;
    this.#frame.style.height = `${Math.min(Math.max(height, LOWEST), HIGHEST)}px`;
  }

  /** @param {Record<string, unknown>} message */
  #post(message) {
    this.#frame.contentWindow?.postMessage(message, this.#address.origin);
  }
}

if (!customElements.get("cicada-puzzle")) customElements.define("cicada-puzzle", CicadaPuzzle);
