/**
 * The sizes of the window at which the page changes: conditions of `@media` rules. Style sheets that
 * are no modules write the same values; a test knows them all. Measured in letters (16 pixels, where a browser
 * has no others set), so that large letters get the form of a small window.
 */
import { unsafeCSS } from "lit";

/** The smallest phones. */
export const SMALL = unsafeCSS("(max-width: 24.3125em)");
/** Phones held upright: one column, and the games' names under the header's buttons. */
export const NARROW = unsafeCSS("(max-width: 34.9375em)");
/** No room beside the board: what Python knows is a sheet. */
export const MEDIUM = unsafeCSS("(max-width: 49.9375em)");
/** No room for three columns. */
export const LARGE = unsafeCSS("(max-width: 56.1875em)");

/** A phone on its side, or a page at 400 %: it scrolls as a whole, and nothing is pinned. */
export const LOW = unsafeCSS("(max-height: 29.9375em)");
/** A frame on a slide. */
export const FLAT = unsafeCSS("(max-height: 34.9375em)");
/** Phones held upright on which the end of a game has no room for a chart. */
export const COMPACT = unsafeCSS("(max-height: 44.9375em)");
/** The smallest phones held upright. */
export const SHORT = unsafeCSS("(max-height: 39.9375em)");
