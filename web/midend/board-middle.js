/**
 * Tells a board's style sheet what stands between its rows and what a guess is made with: the view gets the
 * attribute `middle`, "welcome" or "told", or none. Firefox before 121 has no `:has()`, which would tell.
 */
export class BoardMiddle {
  #view;

  /** @param {import("lit").LitElement} view */
  constructor(view) {
    this.#view = view;
    view.addController(this);
  }

  hostConnected() {
    // What is in it says when it begins or ends to show something.
    this.#view.renderRoot.addEventListener("shows", this.hostUpdated);
  }

  hostUpdated = () => {
    const first = this.#view.renderRoot.querySelector(".middle > :not([empty])");
    if (!first) this.#view.removeAttribute("middle");
    else
      this.#view.setAttribute("middle", first.localName.endsWith("-welcome") ? "welcome" : "told");
  };
}
