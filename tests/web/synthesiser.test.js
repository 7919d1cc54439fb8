/** Notes swell and fade: one that is loud at once, or ends while it is, clicks. */
import assert from "node:assert/strict";
import { test } from "node:test";

/** What was set of a level, in order: `[how, value, time]`. */
class Level {
  set = [];

  constructor(value) {
    this.set.push(["begin", value, 0]);
  }

  setValueAtTime(...given) {
    this.set.push(["at once", ...given]);
  }

  linearRampToValueAtTime(...given) {
    this.set.push(["swell", ...given]);
  }

  exponentialRampToValueAtTime(...given) {
    this.set.push(["fade", ...given]);
  }
}

const levels = [];
const times = [];

Object.assign(globalThis, {
  AudioContext: class {
    currentTime = 10;
    resume() {}
  },
  OscillatorNode: class {
    frequency = new Level(0);
    connect = (next) => next;
    start = (time) => times.push([time]);
    stop = (time) => times.at(-1).push(time);
  },
  GainNode: class {
    constructor(_, { gain }) {
      this.gain = new Level(gain);
      levels.push(this.gain.set);
    }
    connect() {}
  },
});

const { play } = await import("../../web/ui/synthesiser.js");

for (const [sound, notes] of Object.entries({ move: 1, won: 3, stuck: 2 }))
  test(`no note of a sound clicks: ${sound}`, () => {
    levels.splice(0);
    times.splice(0);
    play(sound);
    assert.equal(times.length, notes);
    for (const [i, [start, end]] of times.entries()) {
      const [begin, atOnce, swell, fade] = levels[i];
      assert.ok(start >= 10 && end > start);
      assert.deepEqual(begin, ["begin", 0, 0]);
      assert.deepEqual(atOnce, ["at once", 0, start]);
      const [how, loud, reached] = swell;
      assert.equal(how, "swell");
      assert.ok(loud > 0.05 && loud < 0.5, `${loud}`);
      assert.ok(reached - start > 0.001 && reached - start < 0.02, `${reached - start} s`);
      assert.deepEqual([fade[0], fade[2]], ["fade", end]);
      assert.ok(fade[1] < loud / 100);
    }
  });
