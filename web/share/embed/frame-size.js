/**
 * How high a puzzle's frame has to be, in pixels, told by its width: for the loader that keeps the room
 * free, for the snippets, and for the frame, which asks for it. More is used where there is more.
 */
export const HEIGHT = 400;

/** In a column too narrow for the board beside its controls. */
export const NARROW_HEIGHT = 560;

/** What is narrower than this, is narrow. */
export const NARROW = 560;

/** @param {number} width */
export const heightFor = (width) => (width < NARROW ? NARROW_HEIGHT : HEIGHT);
