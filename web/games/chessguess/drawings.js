/**
 * The six pieces, drawn for this page on a grid of 48 units: Staunton's outlines, one above the
 * other on the same foot, with what has to stand out at 24 pixels (cross, points, battlements,
 * slit, muzzle) a little larger than a turner would make it.
 */
import { svg } from "lit";

const FOOT = svg`<path d="M10.5 42.5c0-3.6 1.7-6 5-6.5h17c3.3.5 5 2.9 5 6.5z" />`;
const COLLAR = svg`
  <path d="M18.8 31.5h10.4c.3 1.8 1.3 3.3 2.8 4.5H16c1.5-1.2 2.5-2.7 2.8-4.5z" />
  <path d="M16.8 28.5h14.4v3H16.8z" />`;

/** Shapes take the piece's fill and line; what has the class `detail` is carved into them. */
export const DRAWINGS = {
  K: svg`
    <path d="M22.5 3.5h3v3h3v3h-3v4h-3v-4h-3v-3h3z" />
    <path d="M18.3 28.5c-2.8-4-5.1-8-5.3-11.7 3-2.9 7-4.3 11-4.3s8 1.4 11 4.3c-.2 3.7-2.5 7.7-5.3 11.7z" />
    ${COLLAR}${FOOT}
    <path class="detail" d="M15 19.7c6-2.4 12-2.4 18 0" />`,
  Q: svg`
    <circle cx="24" cy="7" r="2.5" />
    <path d="M17.5 28.5C15 24 12.5 19 10.5 12.5l6 4.5 3-6.5L24 16l4.5-5.5 3 6.5 6-4.5C35.5 19 33 24 30.5 28.5z" />
    ${COLLAR}${FOOT}
    <path class="detail" d="M16.5 24.5c5-1.6 10-1.6 15 0" />`,
  R: svg`
    <path d="M17.5 18h13l1.7 18H15.8z" />
    <path d="M12.5 8.5h5V12h4V8.5h5V12h4V8.5h5V15L32 18.5H16L12.5 15z" />
    ${FOOT}
    <path class="detail" d="M17.8 22.3h12.4M17 32h14" />`,
  B: svg`
    <circle cx="24" cy="6.8" r="2.6" />
    <path d="M24 9.5c5.5 4 8.5 8.5 8.5 12.6 0 2.7-1.3 4.9-3.3 6.4H18.8c-2-1.5-3.3-3.7-3.3-6.4 0-4.1 3-8.6 8.5-12.6z" />
    ${COLLAR}${FOOT}
    <path class="detail" d="M28.8 14.3 23.5 21" />`,
  N: svg`
    <path d="M34.5 36c1.5-12 0-23.5-11-26.2l-2.2-4.3c-1.5 1.5-2.3 3.1-2.6 4.9-2.9 1.6-4.8 4.4-5.8 7.6-.9 2.6-3.1 4.8-4 7.4-.6 1.9.5 4.2 2.7 4.5 1.3.2 2.2-.6 3.3-1.5 1.7-1.3 4.2-1.4 6.3-2.8.7-.5 1.4-1.3 1.8-2.2.3 4.2-7.8 6.6-8.2 12.6z" />
    ${FOOT}
    <circle class="detail dot" cx="17.6" cy="16.4" r="1.3" />
    <path class="detail" d="M26.5 14c4 4 5 10 4.5 17M11.8 26l.9-1" />`,
  P: svg`
    <path d="M20.8 21.5h6.4c.4 6 2.2 10.5 6.3 14.5h-19c4.1-4 5.9-8.5 6.3-14.5z" />
    <circle cx="24" cy="14" r="6.5" />
    <path d="M18.5 20.5h11v2.8h-11z" />
    ${FOOT}`,
};
