/** A random seed, for a puzzle that is not named by a word. */
export const freshSeed = () => crypto.getRandomValues(new Uint32Array(3)).join("-");
