/** The element of embed.js in a course page: what it asks of its frame, and what it believes of it. */
import "./environment.js";
import { afterEach } from "node:test";
import { SITE } from "./environment.js";

globalThis.SENTENCES = { puzzle: { en: "A puzzle on Cicada", de: "Ein Rätsel auf Cicada" } };
await import("../../web/share/embed/embed.js");

const { documentElement: root, body } = document;
const before = [root, body].map((place) => [place, [...place.attributes]]);

/** @type {HTMLElement[]} */
const holders = [];

afterEach(() => {
  for (const holder of holders.splice(0)) holder.remove();
  for (const [place, attributes] of before) {
    for (const { name } of [...place.attributes]) place.removeAttribute(name);
    for (const { name, value } of attributes) place.setAttribute(name, value);
  }
});

/** A puzzle in a course page, and the frame that the element has made for it. */
export class PuzzleElement {
  /** What the frame was told. @type {Record<string, any>[]} */
  told = [];
  /** How often the frame was loaded. */
  loads = 0;

  /** @param {string} html of the course page, with one element in it */
  constructor(html) {
    const holder = document.createElement("div");
    holders.push(holder);
    holder.innerHTML = html;
    this.element = holder.querySelector("cicada-puzzle");
    this.frame = this.element.shadowRoot.querySelector("iframe");
    this.contentWindow = { postMessage: (message) => this.told.push(message) };
    Object.defineProperty(this.frame, "contentWindow", { value: this.contentWindow });
    const own = Object.getOwnPropertyDescriptor(HTMLIFrameElement.prototype, "src");
    Object.defineProperty(this.frame, "src", {
      get: () => own.get.call(this.frame),
      set: (address) => {
        this.loads += 1;
        own.set.call(this.frame, address);
      },
    });
    body.append(holder);
  }

  /** The address of what the frame shows. */
  get address() {
    return new URL(this.frame.src);
  }

  /** How it is shown. @param {string} name */
  asked(name) {
    return this.address.searchParams.get(name);
  }

  /** The frame says something to the page. @param {Record<string, any>} data */
  says(data) {
    const { origin } = new URL(SITE);
    const message = { data, origin, source: this.contentWindow };
    dispatchEvent(Object.assign(new Event("message"), message));
  }
}
