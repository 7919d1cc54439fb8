/** Shot on the page. */
import { html } from "lit";
import { GameElement } from "../../app/game-element.js";
import "../../ui/stage.js";

class Shot extends GameElement {
  render() {
    return html`<cicada-stage><pre slot="board">${JSON.stringify(this.position)}</pre></cicada-stage>`;
  }
}

customElements.define("cicada-shot", Shot);
