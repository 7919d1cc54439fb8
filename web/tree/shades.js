/** The scale of the picture, from the page's own colours: the more guesses are needed, the more accent. */
import { css, html, unsafeCSS } from "lit";

/**
 * How each step is mixed in the light theme and in the dark one. None lies where neither ink nor paper could
 * be read on it.
 */
const STEPS = [
  ["{hue} 22%, var(--raised)", "{hue} 18%, var(--raised)"],
  ["{hue} 32%, var(--raised)", "{hue} 25%, var(--raised)"],
  ["{hue} 42%, var(--raised)", "{hue} 32%, var(--raised)"],
  ["{hue} 52%, var(--raised)", "{hue} 38%, var(--raised)"],
  ["{hue} 61%, var(--raised)", "{hue} 44%, var(--raised)"],
  ["{hue} 95%, var(--raised)", "{hue} 66%, var(--raised)"],
  ["{hue} 84%, var(--ink)", "{hue} 82%, var(--raised)"],
  ["{hue} 66%, var(--ink)", "{hue} 85%, var(--ink)"],
];

/** @param {string} name @param {string} hue */
const scale = (name, hue) =>
  unsafeCSS(
    STEPS.map((themes, i) => {
      const mixed = themes.map((each) => `color-mix(in oklab, ${each.replace("{hue}", hue)})`);
      return `--${name}-${i}: light-dark(${mixed});`;
    }).join(""),
  );

export const shadeStyles = css`
  :host {
    ${scale("shade", "var(--accent)")}
    ${scale("grey", "var(--quiet)")}
  }

  ${unsafeCSS(
    STEPS.map(
      (_, i) =>
        `.shade-${i} { background: var(--shade-${i}); } .grey-${i} { background: var(--grey-${i}); }`,
    ).join(""),
  )}

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
const swatches = (name) =>
  html`<span class="shades" aria-hidden="true">${STEPS.map((_, i) => html`<i class="${name}-${i}"></i>`)}</span>`;

/** The steps from light to full. @param {boolean} quiet without the accent */
export const shades = (quiet = false) => swatches(quiet ? "grey" : "shade");

/**
 * The step for a number of guesses.
 *
 * @param {number} needed on average
 * @param {number} most of the whole tree
 */
export const stepOf = (needed, most) =>
  most > 1 ? Math.min(STEPS.length - 1, Math.floor(((needed - 1) / (most - 1)) * STEPS.length)) : 0;

/** Elements of no size that have the colours: what `read` looks at. */
export const probes = html`<div class="probes" hidden>${["shade", "grey"].map((name) =>
  STEPS.map((_, i) => html`<i class="${name}-${i}"></i>`),
)}<i class="ink"></i><i class="paper"></i></div>`;

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
    shade: all.slice(0, STEPS.length),
    grey: all.slice(STEPS.length),
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
