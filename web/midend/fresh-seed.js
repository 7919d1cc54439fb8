/** A seed for a puzzle that nobody has asked for by name. */
export const freshSeed = () => crypto.getRandomValues(new Uint32Array(3)).join("-");
