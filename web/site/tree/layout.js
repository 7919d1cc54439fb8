/**
 * Where the blocks of an icicle stand: a row for each guess of a game, and a block for each node, as
 * wide as the secrets behind it. The unit of width is a secret; a window shows a part of the width.
 */
import { hierarchy, partition } from "d3-hierarchy";

/** @typedef {import("../../python/contract.js").whole_tree.Tree} Tree */
/** A node; its `data` is its place in the tree's lists, `x0` and `x1` are in secrets.
 * @typedef {import("d3-hierarchy").HierarchyRectangularNode<number>} Node */
/** From one place to another, in secrets. @typedef {{ from: number, to: number }} Span */

/** What is narrower than this in pixels is hard to see or to hit. */
const NARROW = 24;

/** The root, with all nodes below it. @param {Pick<Tree, "parents" | "finds">} tree */
export function laidOut({ parents, finds }) {
  /** @type {number[][]} */
  const children = parents.map(() => []);
  parents.forEach((parent, node) => {
    if (parent >= 0) children[parent].push(node);
  });
  const root = hierarchy(0, (node) => children[node]).sum((node) => (finds[node] ? 1 : 0));
  const layout = /** @type {import("d3-hierarchy").PartitionLayout<number>} */ (partition());
  return layout.size([root.value ?? 0, root.height + 1])(root);
}

/** The nodes of each row, from left to right. @param {Node} root */
export function rowsOf(root) {
  /** @type {Node[][]} */
  const rows = Array.from({ length: root.height + 1 }, () => []);
  root.each((node) => {
    rows[node.depth].push(node);
  });
  return rows;
}

/**
 * Of a row, the index of the first node that ends behind a place.
 *
 * @param {Node[]} row
 * @param {number} x
 */
export function firstAfter(row, x) {
  let [low, high] = [0, row.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (row[middle].x1 > x) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The node of a row at a place, if there is one. @param {Node[]} row @param {number} x */
export function nodeAt(row, x) {
  const node = row[firstAfter(row, x)];
  return node && node.x0 <= x ? node : undefined;
}

/** @param {Node} node @returns {Span} */
export const spanOf = ({ x0, x1 }) => ({ from: x0, to: x1 });

/**
 * The window that shows a node well: the one that there is if it does, else that of its parent, else
 * the node's own.
 *
 * @param {Node} node
 * @param {Span} window
 * @param {number} width of the picture in pixels
 */
export function windowFor(node, window, width) {
  const shows = (/** @type {Span} */ { from, to }) =>
    node.x0 >= from && node.x1 <= to && ((node.x1 - node.x0) / (to - from)) * width >= NARROW;
  const holds = node.x0 <= window.from && node.x1 >= window.to;
  if (holds || shows(window)) return window;
  const around = spanOf(node.parent ?? node);
  return shows(around) ? around : spanOf(node);
}

/**
 * What is to be drawn of a row: a block for each node, but one only where many share a pixel.
 *
 * @param {Node[]} row
 * @param {Span} window
 * @param {number} width of the picture in pixels
 * @param {(node: Node, left: number, right: number) => void} draw
 */
export function eachBlock(row, window, width, draw) {
  const scale = width / (window.to - window.from);
  let drawn = Number.NEGATIVE_INFINITY;
  for (let i = firstAfter(row, window.from); i < row.length && row[i].x0 < window.to; i++) {
    const node = row[i];
    const left = Math.max(0, (node.x0 - window.from) * scale);
    const right = Math.min(width, (node.x1 - window.from) * scale);
    if (right - left < 1 && left < drawn + 0.5) continue;
    draw(node, left, Math.max(right, left + 1));
    drawn = left;
  }
}

/** How a window is on its way to another one. @param {Span} a @param {Span} b @param {number} t from 0 to 1 */
export function between(a, b, t) {
  const eased = 1 - (1 - t) ** 3;
  return { from: a.from + (b.from - a.from) * eased, to: a.to + (b.to - a.to) * eased };
}

/** The node and those that lead to it, from the root on. @param {Node} node */
export const pathTo = (node) => node.ancestors().reverse();

/**
 * The node that an arrow key, Home or End leads to; the node itself where there is none.
 *
 * @param {Node} node
 * @param {string} key
 * @param {Node | undefined} last the child that the way up came from
 */
export function walked(node, key, last) {
  const siblings = node.parent?.children ?? [node];
  const at = siblings.indexOf(node);
  const [first] = node.children ?? [node];
  switch (key) {
    case "ArrowUp":
      return node.parent ?? node;
    case "ArrowDown":
      return last?.parent === node ? last : first;
    case "ArrowLeft":
      return siblings[at - 1] ?? node;
    case "ArrowRight":
      return siblings[at + 1] ?? node;
    case "Home":
      return siblings[0];
    case "End":
      return siblings[siblings.length - 1];
    default:
      return undefined;
  }
}
