/** The page's one live region: what a screen reader should hear of a change. */

/** @type {HTMLElement | undefined} */
let region;

/** @param {string} text a whole sentence; the same one twice in a row is heard twice */
export function announce(text) {
  if (!region) {
    region = document.createElement("div");
    region.className = "visually-hidden";
    region.setAttribute("role", "status");
    region.setAttribute("aria-live", "polite");
    document.body.append(region);
  }
  const said = region.textContent === text ? `${text}\u00a0` : text;
  region.textContent = said;
}

/**
 * What a screen reader says of a new element. Tables are left for who goes there: their
 * figures in a row tell nothing.
 *
 * @param {Node} node
 * @returns {string}
 */
export function heardOf(node) {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element)) return "";
  if (node.matches('[aria-hidden="true"], table')) return "";
  if (node.matches('[role="img"]')) return node.ariaLabel ?? "";
  return `${[...node.childNodes].map(heardOf).join("")} `;
}
