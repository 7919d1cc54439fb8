/** What a guess asks, as a picture that comes once it is to be shown. */
import { nothing } from "lit";
import { OnDemand } from "../ui/on-demand.js";

/** @template {{ asked: import("./guessing-game.js").Asked }} Game */
export class AskedChart {
  #part;
  /** @type {(game: Game, stays: boolean) => unknown} */
  #draw = () => nothing;

  /**
   * @param {import("lit").ReactiveControllerHost} host
   * @param {() => Promise<{ chart: (game: Game, stays: boolean) => unknown }>} load brings what draws it
   */
  constructor(host, load) {
    this.#part = new OnDemand(host, async () => {
      this.#draw = (await load()).chart;
    });
  }

  /**
   * @param {Game} game
   * @param {boolean} [stays] whether it is there though nothing was asked
   */
  render(game, stays = false) {
    if (game.asked === undefined && !stays) return nothing;
    return this.#part.render(() => this.#draw(game, stays));
  }
}
