/** The page's sounds, made of a few notes each: there are no files. */

/** @typedef {keyof typeof SOUNDS} Sound */

/** In hertz and seconds, from the moment of the sound on. */
const SOUNDS = {
  /** Wood on wood: a move was answered. */
  move: [{ from: 260, to: 130, at: 0, lasts: 0.09 }],
  /** A chord that opens: the puzzle is solved. */
  won: [523.25, 659.25, 783.99].map((from, i) => ({ from, to: from, at: 0.11 * i, lasts: 0.5 })),
  /** A step down: no way on, or answers that contradict each other. */
  stuck: [
    { from: 220, to: 220, at: 0, lasts: 0.2 },
    { from: 185, to: 185, at: 0.14, lasts: 0.3 },
  ],
};

const LOUDNESS = 0.12;
/** Exponential fading never reaches nothing. */
const SILENCE = 0.0001;
/** A note that is loud at once begins with a click; in seconds. */
const ATTACK = 0.005;

/** @type {AudioContext | undefined} */
let context;

/** @param {Sound} sound */
export function play(sound) {
  context ??= new AudioContext();
  context.resume();
  for (const note of SOUNDS[sound]) playNote(context, note);
}

/** @param {AudioContext} context @param {{ from: number, to: number, at: number, lasts: number }} note */
function playNote(context, { from, to, at, lasts }) {
  const start = context.currentTime + at;
  const end = start + lasts;
  const oscillator = new OscillatorNode(context, { type: "triangle", frequency: from });
  const gain = new GainNode(context, { gain: 0 });
  oscillator.frequency.exponentialRampToValueAtTime(to, end);
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(LOUDNESS, start + ATTACK);
  gain.gain.exponentialRampToValueAtTime(SILENCE, end);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(end);
}
