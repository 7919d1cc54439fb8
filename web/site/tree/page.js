/** The page of the whole game: the tree of a strategy as one picture, and what follows each answer. */
import { css, html, LitElement, nothing } from "lit";
import { GAMES } from "../../games/index.js";
import { askPage } from "../../python/ask-page.js";
import { FIRST_TREE } from "../../python/constants.js";
import { adoptDrawingStyles } from "../../ui/adopt-drawing-styles.js";
import { MEDIUM, SMALL } from "../../ui/breakpoints.js";
import { busyNote } from "../../ui/busy.js";
import { copy } from "../../ui/copy.js";
import { display } from "../../ui/display.js";
import { inputOf, required } from "../../ui/events.js";
import { msg, str } from "../../ui/language.js";
import { lazy } from "../../ui/lazy.js";
import { missingPart } from "../../ui/missing-part.js";
import { fixed, number } from "../../ui/numbers.js";
import { noticeStyles, tableStyles } from "../../ui/page-styles.js";
import { shared } from "../../ui/styles.js";
import "./icicle.js";
import { laidOut, pathTo, rowsOf } from "./layout.js";
import { shadeStyles, shades } from "./shades.js";
import { averageText, countText, neededOf } from "./words.js";

/** @typedef {import("../../python/contract.js").whole_tree.Game} Game */
/** @typedef {import("../../python/contract.js").whole_tree.Progress} Progress */
/** @typedef {import("../../python/contract.js").whole_tree.Tree} Tree */
/** @typedef {import("../../python/contract.js").whole_tree.Trees} Trees */
/** @typedef {import("../../midend/game-drawing.js").GameDrawing} GameDrawing */
/** @typedef {import("./icicle.js").CicadaIcicle} CicadaIcicle */
/** @typedef {import("./layout.js").Node} Node */

/** Behind the name of the tree stands a game of the person's own, as its link has it. */
const BETWEEN = "/";

/** @fires {CustomEvent<string>} open a link for the fragment of the address */
export class CicadaTree extends LitElement {
  static properties = {
    services: { attribute: false },
    /** The URL fragment of the address. */
    link: {},
    /** The whole address of a puzzle or of a tree. */
    address: { attribute: false },
    _trees: { state: true },
    _tree: { state: true },
    _drawing: { state: true },
    _node: { state: true },
    _game: { state: true },
    _problem: { state: true },
    _missing: { state: true },
    _asking: { state: true },
    _progress: { state: true },
    _stopped: { state: true },
    _position: { state: true },
    _row: { state: true },
  };

  static styles = [
    shared,
    tableStyles,
    noticeStyles,
    shadeStyles,
    css`
      :host {
        --drawn: 18px;
        display: block;
      }

      main {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        align-content: start;
        gap: calc(1.5 * var(--step));
        max-width: 1360px;
        margin: 0 auto;
        padding: calc(2 * var(--step)) calc(3 * var(--step)) calc(5 * var(--step));
      }

      .head {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: var(--step) calc(2 * var(--step));
      }

      h1 {
        flex: 1 1 auto;
        font: var(--title) / 1.2 var(--serif);
      }

      .head select {
        flex: 1 1 10rem;
        max-width: 32rem;
      }

      .head button {
        flex: none;
      }

      .lead {
        max-width: 60rem;
      }

      .key {
        white-space: nowrap;
      }

      .own p {
        flex: 1 1 20rem;
      }

      .picture {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr);
        gap: var(--step);
      }

      .waiting {
        display: grid;
        place-items: center;
        align-content: center;
        gap: var(--step);
        min-height: 360px;
        border: 1px dashed var(--line);
        border-radius: var(--radius);
      }

      .found {
        display: grid;
        grid-auto-rows: 1fr;
        font-size: var(--text-small);
        font-variant-numeric: tabular-nums;
        line-height: 1.25;
      }

      .found b {
        display: block;
      }

      .below {
        display: grid;
        grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
        gap: calc(2 * var(--step)) calc(5 * var(--step));
        align-items: start;
      }

      .line {
        display: grid;
        gap: calc(0.75 * var(--step));
      }

      .line li {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: var(--step);
        min-height: 28px;
      }

      .line .quiet {
        min-width: 1.5em;
        font-variant-numeric: tabular-nums;
      }

      .next {
        font-weight: 600;
      }

      table {
        width: 100%;
      }

      caption {
        padding-bottom: 4px;
        font: var(--text) / 1.2 var(--serif);
        text-align: left;
      }

      th,
      td {
        padding: 3px var(--step) 3px 0;
      }

      thead th {
        font-size: var(--text-small);
        vertical-align: bottom;
      }

      th button.plain {
        justify-content: start;
        min-height: 32px;
        margin-left: calc(-1 * var(--step));
        padding: 0 var(--step);
      }

      @media ${MEDIUM} {
        main {
          padding: calc(1.5 * var(--step)) calc(1.5 * var(--step)) calc(4 * var(--step));
        }

        .picture {
          grid-template-columns: minmax(0, 1fr);
        }

        .found {
          display: none;
        }

        .below {
          grid-template-columns: minmax(0, 1fr);
        }

        h1 {
          flex-basis: 100%;
          font-size: var(--text-large);
        }

        .head select {
          flex: 1 1 0;
        }

        .keys {
          display: none;
        }
      }

      @media ${SMALL} {
        table {
          font-size: var(--text-small);
        }

        th,
        td {
          padding-right: 4px;
          overflow-wrap: anywhere;
        }
      }
    `,
  ];

  constructor() {
    super();
    /** @type {import("../../midend/services.js").Services} */
    this.services = required();
    this.link = "";
    /** That of a tree unless a game is named. @type {(id: string, game?: string) => string} */
    this.address = required();
    /** @type {Trees["trees"]} */
    this._trees = [];
    /** @type {Tree | undefined} */
    this._tree = undefined;
    /** @type {GameDrawing} */
    this._drawing = required();
    /** The node that has the focus. @type {Node | undefined} */
    this._node = undefined;
    /** The own game in it. @type {Game | undefined} */
    this._game = undefined;
    this._problem = "";
    /** @type {import("../../ui/lazy.js").Missing | undefined} */
    this._missing = undefined;
    /** Stops the question. @type {AbortController | undefined} */
    this._asking = undefined;
    /** @type {Progress | undefined} */
    this._progress = undefined;
    this._stopped = false;
    /** The address of the node's position in the game's page. */
    this._position = "";
    /** How many of the own game's answers count for what is lit. */
    this._row = 0;
  }

  /** @type {Node[][]} */
  #rows = [];
  /** The nodes that are lit, by how many answers count. @type {Map<number, Set<number>>} */
  #lit = new Map();

  /** Until the position of the node has an address. @type {Promise<void> | undefined} */
  #linked;

  get #parts() {
    const [name, ...game] = (this.link || FIRST_TREE).split(BETWEEN);
    return { name, game: game.join(BETWEEN) };
  }

  get #icicle() {
    return /** @type {CicadaIcicle | null} */ (this.renderRoot.querySelector("cicada-icicle"));
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this._asking?.abort();
  }

  /** @param {import("lit").PropertyValues} changed */
  willUpdate(changed) {
    if (changed.has("link")) this.#open();
    if (changed.has("_drawing") && this._drawing) adoptDrawingStyles(this, this._drawing);
  }

  /** @type {import("../../ui/lazy.js").Tell} */
  #tellMissing = (missing) => {
    this._missing = missing;
  };

  /** Draw what the address names. */
  async #open() {
    this._asking?.abort();
    const asking = new AbortController();
    const { signal } = asking;
    const { name, game } = this.#parts;
    this._asking = asking;
    this._missing = undefined;
    this._progress = undefined;
    this._problem = "";
    this._stopped = false;
    this._game = undefined;
    const { python } = this.services;
    try {
      await lazy(() => python.bring("tree"), this.#tellMissing);
      if (!this._trees.length) this._trees = (await askPage(python, "tree", "trees", {})).trees;
      if (signal.aborted) return;
      if (this._tree?.link !== name) {
        this._tree = undefined;
        const onNote = (/** @type {unknown} */ note) => {
          this._progress = /** @type {Progress} */ (note);
        };
        const tree = await askPage(python, "tree", "draw", { tree: name }, { onNote, signal });
        const entry = GAMES.find((each) => each.name === tree.game);
        const drawing =
          entry?.textDrawing && (await lazy(entry.textDrawing, this.#tellMissing)).default;
        if (signal.aborted || !drawing) return;
        this.#rows = rowsOf(laidOut(tree));
        this._drawing = drawing;
        this._tree = tree;
        this.#walk(this.#rows[0][0]);
      }
      if (game) await this.#light(name, game, signal);
    } catch (error) {
      if (!signal.aborted) this._problem = /** @type {Error} */ (error).message;
    } finally {
      if (this._asking === asking) this._asking = undefined;
    }
  }

  /** Find where a game of the person's own lies. @param {string} tree @param {string} game @param {AbortSignal} signal */
  async #light(tree, game, signal) {
    const found = await askPage(this.services.python, "tree", "game", { tree, game });
    if (signal.aborted || !this._tree) return;
    const fits = new Map(found.secrets.map((secret, i) => [secret, found.fits[i]]));
    this.#lit = new Map(found.moves.map((_, row) => [row + 1, new Set()]));
    for (const row of this.#rows)
      for (const node of row) {
        const lasts = this._tree.finds[node.data] ? fits.get(this._tree.guesses[node.data]) : 0;
        for (let count = 1; count <= (lasts ?? 0); count++)
          for (const { data } of node.ancestors()) this.#lit.get(count)?.add(data);
      }
    this._game = found;
    this._row = found.moves.length;
    const last = this.#lit.get(this._row) ?? new Set();
    const ends = this.#rows
      .flat()
      .filter(
        ({ data, children }) => last.has(data) && !children?.some((child) => last.has(child.data)),
      );
    if (ends.length === 1) this.#walk(ends[0]);
  }

  #stop = () => {
    this._asking?.abort();
    this._asking = undefined;
    this._stopped = true;
  };

  /** @param {Node} node */
  #walk(node) {
    this._node = node;
    this._position = "";
    this.#linked = this.#findPosition(node).catch((error) => {
      this._problem = error.message;
    });
  }

  /** Find the address of a node's position in the game's page. @param {Node} node */
  async #findPosition(node) {
    const { game, open, guesses, answers } = /** @type {Tree} */ (this._tree);
    const path = pathTo(node);
    const moves = path
      .slice(0, -1)
      .map(({ data }, i) => `${guesses[data]}:${answers[path[i + 1].data]}`);
    const { link } = await this.services.python.ask({ do: "link", game, id: open, moves });
    if (this._node === node) this._position = this.address(link, game);
  }

  /** Go to the game's page, as its link does. */
  async #openPosition() {
    await this.#linked;
    await this.updateComplete;
    /** @type {HTMLElement | null} */ (this.renderRoot.querySelector("a.position"))?.click();
  }

  /** @param {string} link */
  #tell(link) {
    this.dispatchEvent(new CustomEvent("open", { detail: link }));
  }

  /** @param {string} name */
  #choose(name) {
    const { game } = this.#parts;
    const boardOf = (/** @type {string} */ tree) => tree.split(":")[0];
    const same = game && boardOf(name) === boardOf(this.#parts.name);
    this.#tell(same ? `${name}${BETWEEN}${game}` : name);
  }

  render() {
    const tree = this._tree;
    return html`
      <main>
        <div class="head">
          <h1>${msg("The whole game")}</h1>
          ${this._trees.length ? this.#renderChoice() : nothing}
          ${
            display.embedded
              ? nothing
              : html`<button @click=${() => copy(this.address(this.link || FIRST_TREE), msg("The link is copied."))}>${msg("Copy link")}</button>`
          }
        </div>
        ${tree ? this.#renderLead(tree) : nothing}
        ${this._missing ? missingPart(this._missing) : nothing}
        ${this._problem ? html`<p class="warning" role="alert">${this._problem}</p>` : nothing}
        ${this._game ? this.#renderGame(this._game) : nothing}
        ${tree && this._node ? this.#renderTree(tree, this._node) : this.#renderWaiting()}
      </main>
    `;
  }

  #renderChoice() {
    const boards = [...new Set(this._trees.map(({ on }) => on))];
    const { name } = this.#parts;
    return html`<select aria-label=${msg("Board and strategy")} @change=${(/** @type {Event} */ event) => this.#choose(inputOf(event).value)}>
      ${boards.map(
        (board) =>
          html`<optgroup label=${board}>${this._trees
            .filter(({ on }) => on === board)
            .map(
              ({ link, title }) =>
                html`<option value=${link} .selected=${link === name}>${board}: ${title}</option>`,
            )}</optgroup>`,
      )}
    </select>`;
  }

  /** @param {Tree} tree */
  #renderLead(tree) {
    const secrets = this._drawing.noun(tree.secrets);
    const average = tree.total / tree.secrets;
    return html`<p class="lead">${msg(str`Each block is a guess, as wide as the ${secrets} it still has to tell apart; below it stands what follows each answer.`)}
      ${msg(str`${number(tree.total)} guesses for ${number(tree.secrets)} ${secrets}: ${fixed(average, 3)} on average, at most ${tree.histogram.length - 1}.`)}
      ${tree.about} <span class="quiet"><span class="key">1 ${shades(Boolean(this._game))} ${averageText(average)}</span>
        ${msg("guesses still needed")}</span></p>`;
  }

  #renderWaiting() {
    if (this._problem || this._missing) return nothing;
    if (this._stopped)
      return html`<div class="waiting"><button @click=${() => this.#open()}>${msg("Draw it")}</button></div>`;
    const { found, secrets } = this._progress ?? {};
    const text = secrets
      ? msg(str`Python is playing: ${number(found ?? 0)} of ${number(secrets)} found…`)
      : msg("Loading Python…");
    return html`<div class="waiting">${secrets ? busyNote(text, this.#stop) : html`<p class="quiet">${text}</p>`}</div>`;
  }

  /** The person's own game: what is lit, after each of its answers. @param {Game} game */
  #renderGame({ sentence, moves }) {
    return html`<div class="notice row own">
      <p>${sentence}</p>
      ${
        moves.length > 1
          ? html`<label>${msg("Lit: what fits")} <select aria-label=${msg("Lit after")} @change=${(
              /** @type {Event} */ event,
            ) => {
              this._row = Number(inputOf(event).value);
            }}>
              ${moves.map(
                (_, i) =>
                  html`<option value=${i + 1} .selected=${i + 1 === this._row}>${
                    i ? msg(str`your first ${i + 1} answers`) : msg("your first answer")
                  }</option>`,
              )}
            </select></label>`
          : nothing
      }
      <button class="small" @click=${() => this.#tell(this.#parts.name)}>${msg("Without it")}</button>
    </div>`;
  }

  /** @param {Tree} tree @param {Node} node */
  #renderTree(tree, node) {
    return html`
      <div class="picture">
        <ol class="found" aria-label=${msg("Found with each guess")}>
          ${tree.histogram
            .slice(1)
            .map(
              (count, i) =>
                html`<li><b>${msg(str`Guess ${i + 1}`)}</b><span class="quiet">${msg(str`finds ${number(count)}`)}</span></li>`,
            )}
        </ol>
        <cicada-icicle .tree=${tree} .rows=${this.#rows} .node=${node} .drawing=${this._drawing}
          .lit=${this._game ? this.#lit.get(this._row) : undefined} .label=${msg(str`${tree.on}: ${tree.title}. The arrow keys walk, Enter looks closer, Escape steps back, O opens the position.`)}
          @walk=${(/** @type {CustomEvent<Node>} */ { detail }) => this.#walk(detail)}
          @open=${this.#openPosition}></cicada-icicle>
      </div>
      <p class="quiet keys" aria-hidden="true">${msg("Press a block to look closer, twice to open its position. Arrow keys walk, Enter looks closer, Escape steps back, O opens the position.")}</p>
      <div class="below">${this.#renderLine(tree, node)} ${this.#renderAnswers(tree, node)}</div>
    `;
  }

  /** How the game came to a node. @param {Tree} tree @param {Node} node */
  #renderLine(tree, node) {
    const path = pathTo(node);
    return html`<section class="stack">
      <h2>${msg(str`${countText(tree.sizes[node.data], this._drawing.noun)} left`)}</h2>
      <ol class="line">
        ${path.map(({ data }, i) => {
          const next = path[i + 1];
          return html`<li class=${next ? "" : "next"}><span class="quiet">${i + 1}</span>
            ${this._drawing.guess(tree.guesses[data])}
            ${next ? this._drawing.answer(tree.answers[next.data]) : msg("comes next")}</li>`;
        })}
      </ol>
      <div><a class="button position" href=${this._position || nothing} target=${display.embedded ? "_blank" : nothing}>${msg("Open this position")}</a></div>
    </section>`;
  }

  /** What follows each answer to a node's guess. @param {Tree} tree @param {Node} node */
  #renderAnswers(tree, node) {
    const { guesses, answers, finds } = tree;
    const { noun } = this._drawing;
    const nodes = node.children ?? [];
    return html`<table class="table">
      <caption>${msg(html`What follows ${this._drawing.guess(guesses[node.data])}`)}</caption>
      <thead><tr><th scope="col">${msg("Answer")}</th><th scope="col">${msg("Next guess")}</th><th scope="col" class="figure">${noun(0)}</th>
        <th scope="col" class="figure">${msg(html`guesses<br />on average`)}</th><th scope="col" class="figure">${msg("at most")}</th></tr></thead>
      <tbody>
        ${
          finds[node.data]
            ? html`<tr><th scope="row">${msg("found")}</th><td></td><td class="figure">1<span class="visually-hidden"> ${noun(1)}</span></td><td></td><td></td></tr>`
            : nothing
        }
        ${nodes.map(
          (child) => html`<tr>
            <th scope="row"><button class="plain" @click=${() => this.#icicle?.show(child)}>${this._drawing.answer(answers[child.data])}</button></th>
            <td>${this._drawing.guess(guesses[child.data])}</td>
            <td class="figure">${number(tree.sizes[child.data])}</td>
            <td class="figure">${fixed(neededOf(tree, child), 2)}</td>
            <td class="figure">${child.height + 1}</td>
          </tr>`,
        )}
      </tbody>
    </table>`;
  }
}

customElements.define("cicada-tree", CicadaTree);
