/**
 * A translating add-on replaces each text node by a `<font>` element. Lit then sets `data` on that element, as
 * on the text node that it made: this setter shows the new text.
 */
if (globalThis.HTMLFontElement)
  Object.defineProperty(HTMLFontElement.prototype, "data", {
    configurable: true,
    /** @this {HTMLElement} @param {string} text */
    set(text) {
      this.textContent = text;
    },
  });
