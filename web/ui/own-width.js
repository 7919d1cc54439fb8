/** A Lit controller: its host draws itself again when its width has changed. */
export class OwnWidth {
  #host;
  #width = 0;
  #observer = new ResizeObserver(([{ contentRect }]) => {
    const width = Math.floor(contentRect.width);
    if (width === this.#width) return;
    this.#width = width;
    this.#host.requestUpdate();
  });

  /** @param {import("lit").ReactiveControllerHost & Element} host */
  constructor(host) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected() {
    this.#observer.observe(this.#host);
  }

  hostDisconnected() {
    this.#observer.disconnect();
  }

  /** In pixels; 0 before the host has been laid out. */
  get value() {
    return this.#width || this.#host.clientWidth;
  }
}
