/**
 * Style properties that depend on data: `<i ${styled({ scale: "0.5 1" })}>`. Lit's own `styleMap`
 * first writes a `style` attribute, which the page's content policy forbids; this goes through
 * the style object, which it allows.
 */
import { noChange } from "lit";
import { Directive, directive } from "lit/directive.js";

class Styled extends Directive {
  /** @param {Record<string, string>} _properties */
  render(_properties) {
    return noChange;
  }

  /**
   * @param {import("lit").ElementPart} part
   * @param {[Record<string, string>]} properties
   */
  update({ element }, [properties]) {
    const { style } = /** @type {HTMLElement} */ (element);
    for (const [name, value] of Object.entries(properties)) style.setProperty(name, value);
    return noChange;
  }
}

export const styled = directive(Styled);
