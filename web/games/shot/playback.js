/** The solution, shot by shot: forwards, backwards, by itself at a pace that can be followed. */
import { html } from "lit";
import { icon } from "../../ui/icons.js";
import { msg, str } from "../../ui/language.js";

/** Milliseconds from shot to shot. */
const PACES = [
  { sign: "½×", name: msg("slow"), pause: 2600 },
  { sign: "1×", name: msg("normal"), pause: 1400 },
  { sign: "2×", name: msg("fast"), pause: 700 },
];

/** A Lit controller: `render` draws the controls into its host while there is something to play. */
export class Playback {
  #host;
  /** The puzzle, and how many moves were made before the solution's first one. */
  #id = "";
  #from = 0;
  /** @type {string[]} */
  #moves = [];
  #pace = 1;
  #running = false;

  /** @param {import("lit").ReactiveControllerHost & { session: import("../../midend/session.js").Session<"shot"> }} host */
  constructor(host) {
    this.#host = host;
    host.addController(this);
  }

  hostDisconnected() {
    this.#running = false;
  }

  /**
   * Take these moves from the present position on.
   *
   * @param {string[]} moves
   */
  load(moves) {
    const { id, at } = this.#host.session;
    this.#id = id;
    this.#from = at;
    this.#moves = moves;
    this.#host.requestUpdate();
  }

  /** Whether the game still follows the solution. */
  get active() {
    const { id, made } = this.#host.session;
    return (
      this.#moves.length > 0 &&
      id === this.#id &&
      made.length >= this.#from &&
      made.slice(this.#from).every((move, i) => move === this.#moves[i])
    );
  }

  render() {
    const step = this.#step;
    const all = this.#moves.length;
    const end = step === all;
    const { sign, name } = PACES[this.#pace];
    const speed = msg(str`Speed: ${name}`);
    const leave = msg("Leave the solution");
    return html`
      <div class="playback" role="group" aria-label=${msg("The solution")}>
        <button class="plain" aria-label=${msg("One shot back")} ?disabled=${step === 0} @click=${this.#back}>
          ${icon("left")}</button>
        <button class="primary" aria-label=${this.#running ? msg("Pause") : msg("Play")} ?disabled=${end}
          @click=${this.#toggle}>${icon(this.#running ? "pause" : "play")}</button>
        <button class="plain" aria-label=${msg("One shot on")} ?disabled=${end} @click=${this.#on}>
          ${icon("right")}</button>
        <button class="plain" aria-label=${speed} title=${speed} @click=${this.#change}>
          ${sign}</button>
        <span class="quiet" role="status">${msg(html`${step} of ${all}<span class="visually-hidden"> shots of the solution</span>`)}</span>
        <button class="plain" aria-label=${leave} title=${leave}
          @click=${() => this.load([])}>${icon("close")}</button>
      </div>
    `;
  }

  get #step() {
    return this.#host.session.at - this.#from;
  }

  #back = async () => {
    this.#running = false;
    const { session } = this.#host;
    if (await session.settled()) session.undo();
  };

  #on = () => {
    this.#running = false;
    this.#forward();
  };

  #toggle = () => {
    this.#running = !this.#running;
    this.#host.requestUpdate();
    if (this.#running) this.#run();
  };

  #change = () => {
    this.#pace = (this.#pace + 1) % PACES.length;
    this.#host.requestUpdate();
  };

  async #run() {
    while (this.#running && this.active && this.#step < this.#moves.length) {
      await this.#forward();
      await new Promise((resolve) => setTimeout(resolve, PACES[this.#pace].pause));
    }
    this.#running = false;
    this.#host.requestUpdate();
  }

  /** A shot that was made before is redone, so that what follows it is kept. */
  async #forward() {
    const { session } = this.#host;
    if (!(await session.settled()) || !this.active || this.#step === this.#moves.length) return;
    const move = this.#moves[this.#step];
    if (session.moves[session.at] === move) session.redo();
    else await session.play(move, "python");
  }
}
