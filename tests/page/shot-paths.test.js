/** What Shot draws on its board: where a ball that is held can go. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { CROSSING, shots, showsBalls, struck, tap } from "./balls.js";
import { open } from "./page.js";

const STEPS = { Up: [0, -1], Down: [0, 1], Left: [-1, 0], Right: [1, 0] };

/** The middle of a cell; each is 100 wide. @param {string} cell */
const middleOf = (cell) =>
  ["abcdefg".indexOf(cell[0]) + 0.5, Number(cell[1]) - 0.5].map((at) => 100 * at);

const numbersIn = (path) =>
  path
    .getAttribute("d")
    .match(/-?[\d.]+/g)
    .map(Number);

test("the arrow of each shot leads from the ball to where it stops, and marks the ball that is hit", async () => {
  const { balls } = CROSSING;
  const page = await open(`shot/#${CROSSING.puzzle}`);
  await showsBalls(page, balls);
  await page.ready();
  const board = page.part("[slot=board]");
  for (const ball of new Set(shots(balls).map(([from]) => from))) {
    await tap(page, ball);
    const ways = shots(balls).filter(([from]) => from === ball);
    await board.has(".path", ways.length);
    const paths = board.all(".path").map((path) => {
      const [line, head, hit] = path.children;
      const [fromX, fromY, tipX, tipY] = numbersIn(line);
      const length = Math.hypot(tipX - fromX, tipY - fromY);
      const [dx, dy] = [(tipX - fromX) / length, (tipY - fromY) / length];
      const direction = Object.keys(STEPS).find((key) => `${STEPS[key]}` === `${[dx, dy]}`);
      // Seen from its tip, each end of the head: how far back, and how far aside.
      const [ax, ay, x, y, bx, by] = numbersIn(head);
      const ends = [
        [ax, ay],
        [bx, by],
      ].map(([endX, endY]) => [
        (x - endX) * dx + (y - endY) * dy,
        (endX - x) * dy - (endY - y) * dx,
      ]);
      const [cx, cy] = ["cx", "cy"].map((name) => Number(hit.getAttribute(name)));
      return {
        direction,
        tip: [tipX, tipY],
        from: [fromX, fromY],
        head: [x, y],
        ends,
        hit: [cx, cy],
      };
    });
    for (const way of ways) {
      const [, direction] = way;
      const path = paths.find((each) => each.direction === direction);
      assert.ok(path, `${way} has no arrow`);
      const [dx, dy] = STEPS[direction];
      /** How far a point lies ahead of the middle of a cell; it lies on its line. */
      const ahead = ([x, y], cell) => {
        const [mx, my] = middleOf(cell);
        assert.ok(Math.abs((x - mx) * dy - (y - my) * dx) < 1e-9);
        return (x - mx) * dx + (y - my) * dy;
      };
      const hit = struck(balls, way);
      assert.deepEqual(path.hit, middleOf(hit));
      assert.deepEqual(path.head, path.tip);
      assert.ok(ahead(path.from, ball) > 0);
      // It stops in the cell before that ball.
      assert.ok(Math.abs(ahead(path.tip, hit) + 100) < 50, `${way} does not end before ${hit}`);
      const [[back, aside], [alsoBack, beside]] = path.ends;
      assert.ok(back > 0 && back === alsoBack);
      assert.ok(aside !== 0 && aside === -beside);
    }
    await tap(page, ball);
  }
});
