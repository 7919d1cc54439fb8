/**
 * A document in Node that the page's modules find when they are imported: happy-dom, without styles and
 * layout, and what the bundler (web/build/bundle.mjs) or a browser gives them besides.
 */
import { register } from "node:module";
import { MessageChannel } from "node:worker_threads";
import { gzipSync } from "node:zlib";
import { GlobalRegistrator } from "@happy-dom/global-registrator";
import { read } from "./under-way.js";

export const SITE = "http://localhost/cicada/";

/** Node's own, which happy-dom would replace. */
const { Response, ReadableStream, TransformStream, DecompressionStream } = globalThis;
const { setTimeout, clearTimeout } = globalThis;

GlobalRegistrator.register({
  url: SITE,
  settings: {
    device: { prefersReducedMotion: "reduce" },
    // Frames are there and stay empty.
    enableIframePageLoading: true,
    navigation: { disableChildFrameNavigation: true },
  },
});
const { port1, port2 } = new MessageChannel();
port1.on("message", read).unref();
register("./bundled.js", import.meta.url, { data: { port: port2 }, transferList: [port2] });

/** What a browser's own style sheet hides. @param {Element} element */
export const isHidden = (element) =>
  element.hidden ||
  element.localName === "style" ||
  (element.localName === "dialog" && !element.open) ||
  (element.hasAttribute("popover") && !element.popoverShown) ||
  (element.localName !== "summary" && isClosed(element.parentElement));

/** @param {Element | null} element */
const isClosed = (element) => element?.localName === "details" && !element.open;

/** @param {Element} element */
const computedStyle = (element) => ({
  display: isHidden(element) ? "none" : "block",
  visibility: "visible",
  overflowY: "visible",
  content: "normal",
  getPropertyValue: () => "",
});

const globals = {
  VERSION: "0",
  getComputedStyle: computedStyle,
  // Parts of the package that the native Python has anyway are empty archives.
  fetch: async () => new Response(gzipSync("")),
  ...{ Response, ReadableStream, TransformStream, DecompressionStream, setTimeout, clearTimeout },
};
for (const [name, value] of Object.entries(globals)) {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  Object.defineProperty(window, name, { value, configurable: true, writable: true });
}

/** No patience runs out, however slow the machine is. */
AbortSignal.timeout = () => new AbortController().signal;

/** The frequencies of the notes that were played; nothing is heard of them. @type {number[]} */
export const notes = [];

class SoundDevice {
  currentTime = 0;
  resume() {}
}

class Sounding {
  gain = new Level();
  frequency = new Level();

  constructor(_device, { frequency }) {
    this.hertz = frequency;
  }

  connect(next) {
    return next;
  }

  start() {
    notes.push(this.hertz);
  }

  stop() {}
}

class Level {
  setValueAtTime() {}
  linearRampToValueAtTime() {}
  exponentialRampToValueAtTime() {}
}

Object.assign(globalThis, {
  AudioContext: SoundDevice,
  OscillatorNode: Sounding,
  GainNode: Sounding,
});

/** The form that a button names is in the same tree; happy-dom looks for it in the document. */
const { get: formOf } = Object.getOwnPropertyDescriptor(HTMLButtonElement.prototype, "form");
Object.defineProperty(HTMLButtonElement.prototype, "form", {
  get() {
    const id = this.isConnected && this.getAttribute("form");
    return id ? this.getRootNode().getElementById(id) : formOf.call(this);
  },
});

/** Popovers, which happy-dom does not have. */
Object.assign(HTMLElement.prototype, {
  showPopover() {
    this.popoverShown = true;
  },
  hidePopover() {
    this.popoverShown = false;
  },
});

/** Nor has it these of the selectors that the page asks for. @type {Record<string, (element: Element) => boolean>} */
const SELECTORS = {
  ":popover-open": (element) => element.popoverShown === true,
  ":focus-within": (element) => {
    let within = focused();
    while (within && within !== element) within = within.parentNode ?? within.host;
    return within === element;
  },
};
const { matches } = Element.prototype;
HTMLElement.prototype.matches = function (selector) {
  return SELECTORS[selector]?.(this) ?? matches.call(this, selector);
};

/** What has the focus in a shadow tree: nothing, where happy-dom looks for it above the document. */
const { get: focusedIn } = Object.getOwnPropertyDescriptor(ShadowRoot.prototype, "activeElement");
Object.defineProperty(ShadowRoot.prototype, "activeElement", {
  get() {
    try {
      return focusedIn.call(this);
    } catch {
      return null;
    }
  },
});

/** Dialogs that are open, with what had the focus before. @type {{ dialog: HTMLDialogElement, before: HTMLElement | null }[]} */
const dialogs = [];
const { showModal, close } = HTMLDialogElement.prototype;
Object.assign(HTMLDialogElement.prototype, {
  showModal() {
    dialogs.push({ dialog: this, before: focused() });
    showModal.call(this);
  },
  /** What had the focus has it again. */
  close(...given) {
    close.apply(this, given);
    const at = dialogs.findIndex(({ dialog }) => dialog === this);
    if (at >= 0) dialogs.splice(at, 1)[0].before?.focus();
  },
});
addEventListener("keydown", ({ key, defaultPrevented }) => {
  if (key === "Escape" && !defaultPrevented) dialogs.at(-1)?.dialog.close();
});

/** What has the focus, in whichever shadow tree. */
export function focused() {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return /** @type {HTMLElement | null} */ (element);
}
