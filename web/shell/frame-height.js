/**
 * Tells the page around a frame how high its content is, in the four dialects that such pages
 * understand: our own, that of Canvas (and other LTI platforms), that of H5P's resizer script, and
 * that of the library iframe-resizer.
 */

const IFRAME_RESIZER = "[iFrameSizer]";

export class HeightReport {
  #height = 0;
  /** What iframe-resizer calls this frame, once it has introduced itself. */
  #resizerName = "";
  #element;

  /** @param {HTMLElement} element what the frame holds */
  constructor(element) {
    this.#element = element;
    this.#post({ context: "h5p", action: "hello" });
    new ResizeObserver(() => this.#report("size")).observe(element);
  }

  /**
   * What the page around says of its own accord; true if it was about heights.
   *
   * @param {unknown} message
   */
  receive(message) {
    if (typeof message === "string" && message.startsWith(IFRAME_RESIZER)) {
      [this.#resizerName] = message.slice(IFRAME_RESIZER.length).split(":");
      this.#report("init");
      return true;
    }
    const { context, action } = /** @type {Record<string, unknown>} */ (message ?? {});
    if (context !== "h5p") return false;
    if (action === "ready") this.#post({ context: "h5p", action: "hello" });
    if (action === "hello") this.#report("size");
    return true;
  }

  /** @param {"init" | "size"} occasion */
  #report(occasion) {
    const height = Math.ceil(this.#element.getBoundingClientRect().height);
    const width = Math.ceil(this.#element.getBoundingClientRect().width);
    if (!height) return;
    if (height !== this.#height) {
      this.#height = height;
      this.#post({ cicada: "resize", height });
      this.#post({ subject: "lti.frameResize", height });
    }
    this.#post({ context: "h5p", action: "resize", scrollHeight: height, clientHeight: height });
    if (this.#resizerName) {
      this.#post(`${IFRAME_RESIZER}${this.#resizerName}:${height}:${width}:${occasion}`);
    }
  }

  /** @param {unknown} message */
  #post(message) {
    parent.postMessage(message, "*");
  }
}
