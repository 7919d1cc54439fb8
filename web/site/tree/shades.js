/** The scale of the picture, from the page's own colours: the more guesses are needed, the more accent. */
import { css, html, unsafeCSS } from "lit";

/** How many there are of each, as in style/tokens.css; text on each is in ink or in paper. */
const STEPS = 8;

/** @param {string} name */
const backgrounds = (name) =>
  unsafeCSS(
    Array.from(
      { length: STEPS },
      (_, i) => `.${name}-${i} { background: var(--${name}-${i}); }`,
    ).join(""),
  );

export const shadeStyles = css`
  ${backgrounds("shade")}
  ${backgrounds("grey")}

  .probes .ink {
    background: var(--ink);
  }

  .probes .paper {
    background: var(--paper);
  }

  .shades {
    display: inline-flex;
    vertical-align: middle;
    border: 1px solid var(--line);
    forced-color-adjust: none;
  }

  .shades i {
    width: 16px;
    height: 12px;
  }
`;

/** @param {string} name */
const steps = (name) => Array.from({ length: STEPS }, (_, i) => html`<i class="${name}-${i}"></i>`);

/** @param {string} name */
const swatches = (name) => html`<span class="shades" aria-hidden="true">${steps(name)}</span>`;

/** The steps from light to full. @param {boolean} quiet without the accent */
export const shades = (quiet = false) => swatches(quiet ? "grey" : "shade");

/** The step of what is lit among the greys. */
export const LIT = 6;

/**
 * The step for a number of guesses.
 *
 * @param {number} needed on average
 * @param {number} most of the whole tree
 */
export const stepOf = (needed, most) =>
  most > 1 ? Math.min(STEPS - 1, Math.floor(((needed - 1) / (most - 1)) * STEPS)) : 0;

/** Elements of no size that have the colours: what `read` looks at. */
export const probes = html`<div class="probes" hidden>${["shade", "grey"].map(steps)}<i class="ink"></i><i class="paper"></i></div>`;

/** A colour that is drawn, and whether text on it is in ink or in paper. @typedef {{ fill: string, text: "ink" | "paper" }} Shade */
/** @typedef {{ shade: Shade[], grey: Shade[], ink: string, paper: string }} Shades */

/**
 * The colours as the theme has them now.
 *
 * @param {ParentNode} drawn what holds the probes
 * @returns {Shades}
 */
export function read(drawn) {
  const found = [...drawn.querySelectorAll(".probes i")].map((each) =>
    painted(getComputedStyle(each).backgroundColor),
  );
  const [ink, paper] = found.slice(-2);
  const all = found.slice(0, -2).map(({ fill, luminance }) => {
    const text = contrast(luminance, ink.luminance) >= contrast(luminance, paper.luminance);
    return { fill, text: /** @type {"ink" | "paper"} */ (text ? "ink" : "paper") };
  });
  return {
    shade: all.slice(0, STEPS),
    grey: all.slice(STEPS),
    ink: ink.fill,
    paper: paper.fill,
  };
}

/** What a colour comes to on the screen, and its relative luminance as WCAG 2 has it. @param {string} colour */
function painted(colour) {
  const pixel = /** @type {CanvasRenderingContext2D} */ (
    Object.assign(document.createElement("canvas"), { width: 1, height: 1 }).getContext("2d")
  );
  pixel.fillStyle = colour;
  pixel.fillRect(0, 0, 1, 1);
  const channels = [...pixel.getImageData(0, 0, 1, 1).data].slice(0, 3);
  const [r, g, b] = channels.map((value) =>
    value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  return { fill: `rgb(${channels.join(" ")})`, luminance: 0.2126 * r + 0.7152 * g + 0.0722 * b };
}

/** @param {number} a @param {number} b */
const contrast = (a, b) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
