/** The board of Shot by itself, on which a cell is 100 pixels wide. */
import "./environment.js";
import { mount } from "./mounted.js";
import { user } from "./part.js";

await import("../../web/games/shot/board.js");

export const LETTERS = [..."abcdefg"];
export const ROWS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
export const nameOf = ([x, y]) => `${LETTERS[x]}${y + 1}`;

const shot = (x, y, direction, ...rolls) => ({ x, y, direction, move: "", rolls });

/** c4 can be shot at f4 and at c8, and they at it; g9 has no ball in its lines. */
export const BALLS = [
  [2, 3],
  [5, 3],
  [2, 7],
  [6, 8],
];
export const RIGHT = shot(2, 3, "R", [2, 3, 4, 3], [5, 3, null, null]);
export const DOWN = shot(2, 3, "D", [2, 3, 2, 6], [2, 7, null, null]);
export const LEGAL = [
  RIGHT,
  DOWN,
  shot(5, 3, "L", [5, 3, 3, 3], [2, 3, null, null]),
  shot(2, 7, "U", [2, 7, 2, 4], [2, 3, null, null]),
];
const BLOCKED = { "6,8": "No ball is in its lines." };

/** Mount a board on which a cell is 100 pixels wide. */
export async function openBoard(properties = {}) {
  const given = { balls: BALLS, legal: LEGAL, blocked: BLOCKED, ...properties };
  const board = await mount("cicada-shot-board", given, "attempt", "blocked", "toggle");
  const { part, element } = board;
  const grid = part.part(".grid").root();
  Object.defineProperty(grid, "clientWidth", { value: 700 });
  grid.getBoundingClientRect = () => ({ left: 0, top: 0 });
  const cell = (at) => part.part(`[data-cell="${at}"]`).root();
  /** A pointer does something at a place, in cells, over the cell there or another one. */
  async function point(type, [x, y], { over = [x, y].map(Math.floor), button = 0, id = 1 } = {}) {
    const how = { bubbles: true, composed: true, pointerId: id, button };
    const at = { clientX: 100 * x, clientY: 100 * y };
    cell(over).dispatchEvent(new PointerEvent(type, { ...how, ...at }));
    await element.updateComplete;
  }
  return {
    ...board,
    cell,
    point,
    /** Press and release at a place. */
    async tap(at, how) {
      await point("pointerdown", at, how);
      await point("pointerup", at, how);
    },
    /** The cells that are held. */
    held: () => part.labels("[aria-selected=true]"),
    /** The cells that a tap shoots at. */
    targets: () => part.all(".target").map((each) => each.dataset.cell),
    async type(keys) {
      await user.keyboard(keys);
      await element.updateComplete;
    },
  };
}

export const middle = ([x, y]) => [x + 0.5, y + 0.5];
export const said = () => document.querySelector("body > [role=status]")?.textContent.trim();
