/**
 * A translating add-on puts a `<font>` with its own words in the place of a text. Lit goes on writing what is
 * new to that place, as to a text (`data`): so it is heard there, and shown until it is translated, too.
 */
if (globalThis.HTMLFontElement)
  Object.defineProperty(HTMLFontElement.prototype, "data", {
    configurable: true,
    /** @this {HTMLElement} @param {string} text */
    set(text) {
      this.textContent = text;
    },
  });
