/** A Lit controller: its host is drawn again whenever what it draws says "change". */
export class Following {
  #host;
  #subject;

  /**
   * @param {import("lit").ReactiveControllerHost} host
   * @param {() => EventTarget} subject
   */
  constructor(host, subject) {
    this.#host = host;
    this.#subject = subject;
    host.addController(this);
  }

  hostConnected() {
    this.#subject().addEventListener("change", this.#again);
  }

  hostDisconnected() {
    this.#subject().removeEventListener("change", this.#again);
  }

  #again = () => this.#host.requestUpdate();
}
