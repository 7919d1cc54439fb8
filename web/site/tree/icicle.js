/**
 * The tree of a strategy as an icicle: a row for each guess of a game, a block for each guess that can
 * be made, as wide as the secrets behind it. Blocks are drawn on a canvas, since there are thousands;
 * what stands on them, and what is heard of the one that has the focus, are elements.
 */
import { css, html, LitElement, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { adoptDrawingStyles } from "../../ui/adopt-drawing-styles.js";
import { display } from "../../ui/display.js";
import { required } from "../../ui/events.js";
import { signOf } from "../../ui/keys.js";
import { number } from "../../ui/numbers.js";
import { OwnWidth } from "../../ui/own-width.js";
import { styled } from "../../ui/styled.js";
import { shared } from "../../ui/styles.js";
import { between, eachBlock, nodeAt, spanOf, walked, windowFor } from "./layout.js";
import { LIT, probes, read, shadeStyles, stepOf } from "./shades.js";
import { figures, neededOf, spokenNode } from "./words.js";

/** @typedef {import("./layout.js").Node} Node */
/** @typedef {import("./layout.js").Span} Span */

/** Between rows, and between blocks that are wide enough, in pixels. */
const GAP = 2;
/** Minimum width of a lit block in pixels, where few are in its row. */
const LIT_WIDTH = 4;
const FEW = 5;
/** How high a row is: as the window allows, within these bounds. */
const ROW = { least: 52, most: 76, onPhone: 60, embedded: 52 };
/** What is above and below the picture on a page, about. */
const AROUND = 300;
/** A block below this is outlined from outside, in pixels. */
const NARROW = 16;
/** In milliseconds. */
const ZOOM = 200;
/** What a label needs of a block's width, in pixels: what is around it, and a digit. */
const LABEL = { around: 14, digit: 8.5 };

/** What the number of a node's secrets needs, in pixels. @param {Node} node */
const countWidth = ({ value = 0 }) => LABEL.around + LABEL.digit * number(value).length;

const ARROWS = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End"];

/**
 * @fires {CustomEvent<Node>} walk the node that has got the focus
 * @fires {Event} open the position of that node is wanted
 */
export class CicadaIcicle extends LitElement {
  static properties = {
    tree: { attribute: false },
    rows: { attribute: false },
    node: { attribute: false },
    lit: { attribute: false },
    drawing: { attribute: false },
    label: {},
    _moving: { state: true },
    _tip: { state: true },
  };

  static styles = [
    shared,
    shadeStyles,
    css`
      :host {
        display: block;
        position: relative;
      }

      .picture {
        position: relative;
        overflow: hidden;
        cursor: pointer;
        touch-action: manipulation;
        forced-color-adjust: none;
        -webkit-tap-highlight-color: transparent;
      }

      .picture:focus-visible {
        outline-offset: 4px;
      }

      canvas {
        display: block;
        width: 100%;
      }

      .on {
        position: absolute;
        display: grid;
        align-content: start;
        justify-items: start;
        gap: 3px;
        padding: 5px 6px;
        overflow: hidden;
        font: 600 var(--text-small) / 1.2 var(--sans);
        font-variant-numeric: tabular-nums;
        white-space: nowrap;
        pointer-events: none;
      }

      .on.paper {
        --ink: var(--paper);
        color: var(--paper);
      }

      .top {
        display: inline-flex;
        align-items: center;
        gap: 6px;
      }

      .tip {
        position: absolute;
        z-index: 1;
        width: max-content;
        max-width: min(340px, 90%);
        padding: 6px 10px;
        border: 1px solid var(--line);
        border-radius: var(--radius);
        background: var(--raised);
        box-shadow: var(--shadow);
        font-size: var(--text-small);
        pointer-events: none;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {import("./layout.js").Tree} */
    this.tree = required();
    /** Its nodes, row by row. @type {Node[][]} */
    this.rows = required();
    /** The node that has the focus. @type {Node} */
    this.node = required();
    /** The nodes that secrets of the own game lie behind; undefined without one. @type {Set<number> | undefined} */
    this.lit = undefined;
    /** @type {import("../../midend/game-drawing.js").GameDrawing} */
    this.drawing = required();
    this.label = "";
    /** Whether the window is on its way to another one. */
    this._moving = false;
    /** The node under the mouse, and where that is. @type {{ node: Node, x: number } | undefined} */
    this._tip = undefined;
  }

  /** What part of the width is seen. @type {Span} */
  #window = { from: 0, to: 1 };
  /** The child that the way up came from. @type {Node | undefined} */
  #last;
  #frame = 0;
  /** What is lit of each row. @type {Node[][]} */
  #litRows = [];
  /** @type {import("./shades.js").Shades | undefined} */
  #shades;
  /** A row with its gap, in pixels. */
  #row = ROW.least;
  #width = new OwnWidth(this);
  #dark = matchMedia("(prefers-color-scheme: dark)");
  #theme = new MutationObserver(() => this.#recolour());

  connectedCallback() {
    super.connectedCallback();
    this.#dark.addEventListener("change", this.#recolour);
    this.#theme.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#theme.disconnect();
    this.#dark.removeEventListener("change", this.#recolour);
    cancelAnimationFrame(this.#frame);
  }

  #recolour = () => {
    this.#shades = undefined;
    this.requestUpdate();
  };

  /** The part of the width that is seen. */
  get window() {
    return this.#window;
  }

  focus() {
    /** @type {HTMLElement} */ (this.renderRoot.querySelector(".picture")).focus();
  }

  /** @param {import("lit").PropertyValues} changed */
  willUpdate(changed) {
    if (changed.has("drawing")) adoptDrawingStyles(this, this.drawing);
    if (changed.has("rows")) {
      this.#window = spanOf(this.rows[0][0]);
      this._tip = undefined;
      cancelAnimationFrame(this.#frame);
      this._moving = false;
    }
    if (changed.has("rows") || changed.has("lit"))
      this.#litRows = this.rows.map((row) => row.filter(({ data }) => this.lit?.has(data)));
    const room = display.embedded ? ROW.embedded : (innerHeight - AROUND) / this.rows.length;
    const most = this.#width.value < 600 ? ROW.onPhone : ROW.most;
    this.#row = Math.round(Math.max(ROW.least, Math.min(most, room)));
  }

  updated() {
    const canvas = /** @type {HTMLCanvasElement} */ (this.renderRoot.querySelector("canvas"));
    const [width, height] = [this.#width.value, this.rows.length * this.#row];
    const wanted = [width, height].map((size) => Math.round(size * devicePixelRatio));
    if (canvas.width !== wanted[0] || canvas.height !== wanted[1])
      [canvas.width, canvas.height] = wanted;
    canvas.style.height = `${height}px`;
    if (!this.#shades) {
      this.#shades = read(this.renderRoot);
      this.requestUpdate();
    }
    this.#draw();
  }

  get #root() {
    return this.rows[0][0];
  }

  /** Of what is lit, one shade among the greys. @param {Node} node */
  #shadeOf(node) {
    if (this.lit?.has(node.data)) return this.#shades?.shade[LIT];
    const step = stepOf(neededOf(this.tree, node), neededOf(this.tree, this.#root));
    return this.#shades?.[this.lit ? "grey" : "shade"][step];
  }

  #draw() {
    const canvas = /** @type {HTMLCanvasElement} */ (this.renderRoot.querySelector("canvas"));
    const context = canvas.getContext("2d");
    const width = this.#width.value;
    if (!context || !width || !this.#shades) return;
    context.setTransform(devicePixelRatio, 0, 0, devicePixelRatio, 0, 0);
    context.clearRect(0, 0, width, canvas.height);
    for (const [depth, row] of this.rows.entries()) {
      const draw =
        (/** @type {number} */ least) =>
        (/** @type {Node} */ node, /** @type {number} */ left, /** @type {number} */ right) => {
          const wide = right - left;
          context.fillStyle = this.#shadeOf(node)?.fill ?? "";
          const inside = Math.max(wide > 3 ? wide - 1 : wide, least);
          context.fillRect(left, depth * this.#row, inside, this.#row - GAP);
        };
      eachBlock(row, this.#window, width, draw(0));
      // What is lit comes last, and a few of it are seen however narrow they are.
      const lit = this.#litRows[depth];
      eachBlock(lit, this.#window, width, draw(lit.length > FEW ? 0 : LIT_WIDTH));
    }
    if (this._tip) this.#outline(context, this._tip.node, 1);
    this.#outline(context, this.node, 2);
  }

  /** Two lines, one of which is seen on any shade. @param {CanvasRenderingContext2D} context @param {Node} node @param {number} weight */
  #outline(context, node, weight) {
    const { left, width } = this.#placeOf(node);
    if (left > this.#width.value || left + width < 0 || !this.#shades) return;
    const top = node.depth * this.#row;
    const wide = Math.max(width - 1, LIT_WIDTH);
    const height = this.#row - GAP;
    context.lineWidth = weight;
    if (wide < NARROW) {
      // Around it, so that its shade is seen.
      context.strokeStyle = this.#shades.ink;
      context.strokeRect(left - weight / 2, top + weight / 2, wide + weight, height - weight);
      return;
    }
    context.strokeStyle = this.#shades.paper;
    const inset = 1.5 * weight;
    context.strokeRect(left + inset, top + inset, wide - 2 * inset, height - 2 * inset);
    context.strokeStyle = this.#shades.ink;
    context.strokeRect(left + weight / 2, top + weight / 2, wide - weight, height - weight);
  }

  /** Where a block is in the picture, as much of it as is seen. @param {Node} node */
  #placeOf({ x0, x1 }) {
    const { from, to } = this.#window;
    const scale = this.#width.value / (to - from);
    const left = Math.max(0, (x0 - from) * scale);
    return { left, width: Math.min(this.#width.value, (x1 - from) * scale) - left };
  }

  /**
   * Give a node the focus.
   *
   * @param {Node} node
   * @param {Span} [window] the part that is to be seen then
   */
  #go(node, window = windowFor(node, this.#window, this.#width.value)) {
    if (node !== this.node) {
      this.#last = this.node.parent === node ? this.node : undefined;
      this.node = node;
      this.dispatchEvent(new CustomEvent("walk", { detail: node }));
    }
    this.#show(window);
  }

  /** Have a node's part of the picture seen, as when it was chosen elsewhere. @param {Node} node */
  show(node) {
    this.#go(node);
  }

  /** @param {Span} window */
  #show(window) {
    const start = this.#window;
    if (window.from === start.from && window.to === start.to) return;
    cancelAnimationFrame(this.#frame);
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
      this.#window = window;
      this.requestUpdate();
      return;
    }
    this._moving = true;
    const began = performance.now();
    const step = (/** @type {number} */ now) => {
      const t = Math.min(1, Math.max(0, (now - began) / ZOOM));
      this.#window = t < 1 ? between(start, window, t) : window;
      if (t < 1) {
        this.#draw();
        this.#frame = requestAnimationFrame(step);
      } else {
        this._moving = false;
      }
    };
    this.#frame = requestAnimationFrame(step);
  }

  /** The node that the window is of. */
  get #zoomed() {
    const { from, to } = this.#window;
    let node = this.node;
    while (node.parent && !(node.x0 <= from && node.x1 >= to)) node = node.parent;
    return node;
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = ARROWS.includes(event.key) && walked(this.node, event.key, this.#last);
    if (next) this.#go(next);
    else if (event.key === "Enter" || event.key === " ") this.#show(spanOf(this.node));
    else if (event.key === "Escape") this.#zoomOut();
    else if (signOf(event).toLowerCase() === "o") this.dispatchEvent(new Event("open"));
    else return;
    event.preventDefault();
  }

  #zoomOut() {
    const { parent } = this.#zoomed;
    if (parent) this.#go(parent, spanOf(parent));
  }

  /** @param {MouseEvent} event */
  #nodeUnder({ clientX, clientY }) {
    const { left, top } = /** @type {Element} */ (
      this.renderRoot.querySelector(".picture")
    ).getBoundingClientRect();
    const { from, to } = this.#window;
    const row = this.rows[Math.floor((clientY - top) / this.#row)];
    const x = from + ((clientX - left) / this.#width.value) * (to - from);
    return row && nodeAt(row, x);
  }

  /** A click looks closer, a double click opens the position. @param {MouseEvent} event */
  #onClick(event) {
    if (event.detail === 2 && /** @type {PointerEvent} */ (event).pointerType !== "touch") {
      this.dispatchEvent(new Event("open"));
      return;
    }
    const node = this.#nodeUnder(event);
    if (event.detail < 2 && node) this.#go(node, spanOf(node));
  }

  /** @param {PointerEvent} event */
  #onMove(event) {
    if (event.pointerType === "touch" || this._moving) return;
    const node = this.#nodeUnder(event);
    const left = /** @type {Element} */ (event.currentTarget).getBoundingClientRect().left;
    this._tip = node && { node, x: event.clientX - left };
  }

  render() {
    const height = this.rows.length * this.#row;
    return html`
      ${probes}
      <div class="picture" role="tree" tabindex="0" aria-label=${this.label} aria-activedescendant="focused-${this.node.data}"
        aria-orientation="horizontal"
        @keydown=${this.#onKey} @click=${this.#onClick} @pointermove=${this.#onMove} @pointerleave=${() => {
          this._tip = undefined;
        }}>
        <canvas aria-hidden="true"></canvas>
        ${this._moving ? nothing : this.#renderLabels()}
        ${this.#renderFocused()}
      </div>
      ${this._tip && !this._moving ? this.#renderTip(this._tip, height) : nothing}
    `;
  }

  #renderLabels() {
    /** @type {Node[]} */
    const wide = [];
    if (this.#width.value && this.#shades)
      for (const row of this.rows)
        eachBlock(row, this.#window, this.#width.value, (node, left, right) => {
          if (right - left >= countWidth(node)) wide.push(node);
        });
    return html`<div aria-hidden="true">${repeat(
      wide,
      ({ data }) => data,
      (node) => {
        const { left, width } = this.#placeOf(node);
        const place = {
          left: `${left}px`,
          top: `${node.depth * this.#row}px`,
          width: `${width}px`,
          height: `${this.#row - GAP}px`,
        };
        const guess = this.tree.guesses[node.data];
        return html`<div class="on ${this.#shadeOf(node)?.text}" ${styled(place)}>
          <span class="top">${width >= countWidth(node) + this.drawing.answerWidth ? this.#renderAnswer(node) : nothing}${number(node.value ?? 0)}</span>
          ${width >= this.drawing.guessWidth(guess) + LABEL.around ? this.drawing.guess(guess) : nothing}
        </div>`;
      },
    )}</div>`;
  }

  #renderFocused() {
    const { node } = this;
    const siblings = node.parent?.children ?? [node];
    return repeat(
      [node],
      ({ data }) => data,
      () => html`<div class="visually-hidden" role="treeitem" id="focused-${node.data}" aria-selected="true"
        aria-level=${node.depth + 1} aria-setsize=${siblings.length} aria-posinset=${siblings.indexOf(node) + 1}
        aria-expanded=${node.children ? "true" : nothing} aria-label=${spokenNode(this.tree, this.drawing, node)}></div>`,
    );
  }

  /** @param {{ node: Node, x: number }} tip @param {number} height */
  #renderTip({ node, x }, height) {
    const top = (node.depth + 1) * this.#row + 4;
    const side =
      x > this.#width.value / 2
        ? { right: `${this.#width.value - x}px`, left: "auto" }
        : { left: `${x}px`, right: "auto" };
    const below = top < height - 40 || node.depth === 0;
    return html`<div class="tip" aria-hidden="true"
      ${styled({ ...side, ...(below ? { top: `${top}px`, bottom: "auto" } : { top: "auto", bottom: `${height - node.depth * this.#row + 4}px` }) })}>
      <span class="top">${this.#renderAnswer(node)} ${this.drawing.guess(this.tree.guesses[node.data])}</span>
      <div>${figures(this.tree, this.drawing, node)}</div></div>`;
  }

  /** The answer that leads to a node. @param {Node} node */
  #renderAnswer(node) {
    return node.parent ? this.drawing.answer(this.tree.answers[node.data]) : nothing;
  }
}

customElements.define("cicada-icicle", CicadaIcicle);
