/** What a guess asks, as a picture that comes once it is to be shown. */
import { nothing } from "lit";
import { OnDemand } from "../ui/on-demand.js";

/** @template {{ asked: import("./guessing-game.js").Asked }} Game */
export class AskedChart {
  #part;
  /** @type {(game: Game) => unknown} */
  #draw = () => nothing;

  /**
   * @param {import("lit").ReactiveControllerHost} host
   * @param {() => Promise<{ chart: (game: Game) => unknown }>} load brings what draws it
   */
  constructor(host, load) {
    this.#part = new OnDemand(host, async () => {
      this.#draw = (await load()).chart;
    });
  }

  /** @param {Game} game */
  render(game) {
    return game.asked === undefined ? nothing : this.#part.render(() => this.#draw(game));
  }
}
