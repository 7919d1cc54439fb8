/** An element that shows what a game draws has the game's styles besides its own. */
import { adoptStyles } from "lit";

/**
 * @param {import("lit").LitElement} element
 * @param {{ styles?: import("lit").CSSResultGroup } | undefined} drawing
 */
export function adoptDrawingStyles(element, drawing) {
  const { elementStyles } = /** @type {typeof import("lit").LitElement} */ (element.constructor);
  const more = /** @type {import("lit").CSSResult[]} */ ([drawing?.styles ?? []].flat(9));
  adoptStyles(/** @type {ShadowRoot} */ (element.renderRoot), [...elementStyles, ...more]);
}
