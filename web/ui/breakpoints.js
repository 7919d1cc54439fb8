/**
 * The sizes of the window at which the page changes: conditions of `@media` rules. Style sheets that
 * are no modules write the same values; a test knows them all.
 */
import { unsafeCSS } from "lit";

/** The smallest phones. */
export const SMALL = unsafeCSS("(max-width: 389px)");
/** Phones held upright: one column, and the games' names under the header's buttons. */
export const NARROW = unsafeCSS("(max-width: 559px)");
/** No room beside the board: what Python knows is a sheet. */
export const MEDIUM = unsafeCSS("(max-width: 799px)");
/** No room for three columns. */
export const LARGE = unsafeCSS("(max-width: 899px)");

/** A phone on its side, or a page at 400 %: it scrolls as a whole, and nothing is pinned. */
export const LOW = unsafeCSS("(max-height: 479px)");
/** A frame on a slide. */
export const FLAT = unsafeCSS("(max-height: 559px)");
/** Phones held upright on which the end of a game has no room for a chart. */
export const COMPACT = unsafeCSS("(max-height: 719px)");
/** The smallest phones held upright. */
export const SHORT = unsafeCSS("(max-height: 639px)");
