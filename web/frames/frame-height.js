/**
 * Tells the page around a frame how high it has to be, in the four dialects that such pages
 * understand: our own, that of Canvas (and other LTI platforms), that of H5P's resizer script, and
 * that of the library iframe-resizer.
 *
 * A frame asks for more where it does not fit, and never for less, so that nothing below it jumps.
 */
import { heightFor } from "../share/embed/frame-size.js";

const IFRAME_RESIZER = "[iFrameSizer]";

export class HeightReport {
  #height = 0;
  /** What iframe-resizer calls this frame, once it has introduced itself. */
  #resizerName = "";
  #element;

  /** @param {HTMLElement} element what the frame holds; it fills the window */
  constructor(element) {
    this.#element = element;
    this.#post({ context: "h5p", action: "hello" });
    new ResizeObserver(() => this.#follow()).observe(element);
  }

  /**
   * Handle a message of the page around that no frame has asked for; true if it was about heights.
   *
   * @param {unknown} message
   */
  receive(message) {
    if (typeof message === "string" && message.startsWith(IFRAME_RESIZER)) {
      [this.#resizerName] = message.slice(IFRAME_RESIZER.length).split(":");
      this.#tell("init");
      return true;
    }
    const { context, action } = /** @type {Record<string, unknown>} */ (message ?? {});
    if (context !== "h5p") return false;
    if (action === "ready") this.#post({ context: "h5p", action: "hello" });
    if (action === "hello") this.#tell("size");
    return true;
  }

  /** What fits stays, also where the page around gave some pixels more than it was asked for. */
  #follow() {
    const { height, width } = this.#element.getBoundingClientRect();
    const needed = Math.max(Math.ceil(height), heightFor(width));
    const fits = this.#height && needed <= innerHeight;
    if (!width || fits || needed === this.#height) return;
    this.#height = needed;
    this.#post({ cicada: "resize", height: needed });
    this.#post({ subject: "lti.frameResize", height: needed });
    this.#tell("size");
  }

  /** @param {"init" | "size"} occasion */
  #tell(occasion) {
    const height = this.#height;
    if (!height) return;
    this.#post({ context: "h5p", action: "resize", scrollHeight: height, clientHeight: height });
    const resizer = `${IFRAME_RESIZER}${this.#resizerName}:${height}:${innerWidth}:${occasion}`;
    if (this.#resizerName) this.#post(resizer);
  }

  /** @param {unknown} message */
  #post(message) {
    parent.postMessage(message, "*");
  }
}
