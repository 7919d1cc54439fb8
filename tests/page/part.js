/** A part of the page: what is shown in it, read and pressed by its names as by a screen reader. */
import "./environment.js";
import assert from "node:assert/strict";
import { setTimeout as pause, setImmediate as turn } from "node:timers/promises";
import { userEvent } from "@testing-library/user-event";
import { computeAccessibleName, getRole, isDisabled } from "dom-accessibility-api";
import { isHidden } from "./environment.js";
import { isQuiet } from "./under-way.js";

/** So often a test looks for what does not come: on a quiet machine about eight seconds, on a busy one longer. */
const TRIES = 3000;

/** Once nothing is under way that the page could wait for, it has drawn all within far fewer looks. */
const QUIET = 600;

/** After so many turns the page most likely waits for Python, which needs the processor meanwhile. */
const BUSY = 20;

/** What is pressed by its name. */
const PRESSED = ["button", "link", "radio", "checkbox", "summary"];

/** What is below a node as it is drawn: shadow trees, and what stands in their slots. @param {Node} node @returns {Node[]} */
function drawnIn(node) {
  if (node instanceof HTMLSlotElement) {
    // Comments have no place in a slot.
    const assigned = node.assignedNodes().filter((each) => !(each instanceof Comment));
    return assigned.length ? assigned : [...node.childNodes];
  }
  return [.../** @type {Element} */ (node.shadowRoot ?? node).childNodes];
}

export class Part {
  /** @param {() => Node} root */
  constructor(root) {
    this.root = root;
  }

  /** What is shown, in the order in which it stands there. @returns {Generator<Node>} */
  *nodes(node = this.root()) {
    if (node instanceof Element && isHidden(node)) return;
    yield node;
    for (const child of drawnIn(node)) yield* this.nodes(child);
  }

  /** The elements shown that a selector matches. @param {string} selector */
  all(selector) {
    return [...this.nodes()].filter((node) => node instanceof Element && node.matches(selector));
  }

  /** The element that is the only one to match, or the nth. @param {string} selector @param {number} [nth] */
  part(selector, nth) {
    return new Part(() => {
      const found = this.all(selector);
      if (nth === undefined) assert.equal(found.length, 1, `${found.length} of ${selector}`);
      return found.at(nth ?? 0) ?? assert.fail(`no ${selector}`);
    });
  }

  /** The text shown, and what pictures in it are called, with single spaces. */
  get text() {
    return [...this.nodes()]
      .map((node) => (node instanceof Text ? node.data : nameOfPicture(node)))
      .join("")
      .replace(/\s+/g, " ")
      .trim();
  }

  /** The names of the elements shown that have a role. @param {string} role */
  names(role) {
    return [...this.nodes()].filter((node) => roleOf(node) === role).map(nameOf);
  }

  /** The elements shown of a role and a name. @param {string[]} roles @param {string | RegExp} name */
  named(roles, name) {
    return [...this.nodes()].filter((node) => {
      if (!roles.includes(roleOf(node))) return false;
      return typeof name === "string" ? nameOf(node) === name : name.test(nameOf(node));
    });
  }

  /** The only group of a name, such as the numbers of an answer. @param {string} name */
  group(name) {
    return new Part(() => {
      const found = this.named(["group"], name);
      assert.equal(found.length, 1, `${found.length} groups are called ${name}`);
      return found[0];
    });
  }

  /** How the elements shown that a selector matches are labelled. @param {string} selector */
  labels(selector) {
    return this.all(selector).map((element) => element.getAttribute("aria-label"));
  }

  /** Whether there is something to press by that name, and it can be pressed. @param {string | RegExp} name */
  offers(name) {
    return this.named(PRESSED, name).some((element) => !isDisabled(element));
  }

  /** Press what has a name, once it is there. @param {string | RegExp} name */
  async press(name) {
    await until(() => this.offers(name), `nothing to press is called ${name}`);
    const element = this.named(PRESSED, name).find((each) => !isDisabled(each));
    await user.click(element);
  }

  /** Click on the part, whatever it is called. */
  click() {
    return user.click(/** @type {Element} */ (this.root()));
  }

  /** Choose from a list. @param {string} label @param {string} value */
  async choose(label, value) {
    const list = () => this.named(["combobox"], label)[0];
    await until(
      () => [...(list()?.options ?? [])].some((option) => option.value === value),
      `no ${value} in a list called ${label}`,
    );
    await user.selectOptions(list(), value);
  }

  /** Write a text in the place of what a field has. @param {string | RegExp} label @param {string} text */
  async fill(label, text) {
    const fields = () => this.named(["textbox", "spinbutton"], label);
    await until(() => fields().length, `no field is called ${label}`);
    const [field] = fields();
    field.value = text;
    field.dispatchEvent(new Event("input", { bubbles: true, composed: true }));
    if (field.type === "number") field.dispatchEvent(new Event("change", { bubbles: true }));
  }

  /** Wait until the text shown has another one in it. @param {string | RegExp} text */
  async shows(text) {
    await until(
      () => (typeof text === "string" ? this.text.includes(text) : text.test(this.text)),
      () => `${text} is not in: ${this.text}`,
    );
  }

  /** Wait until the text shown has that one no longer. @param {string} text */
  async hides(text) {
    await until(() => !this.text.includes(text), `${text} is still there`);
  }

  /** Wait until so many elements match. @param {string} selector @param {number} count */
  async has(selector, count) {
    await until(
      () => this.all(selector).length === count,
      () => `${this.all(selector).length} of ${selector}, not ${count}`,
    );
  }
}

/** Without pauses of its own; there are no styles to ask whether an element takes the pointer. */
export const user = userEvent.setup({ document, delay: null, pointerEventsCheck: 0 });

/** The role of an element; that of a summary has no name anywhere. @param {Node} node */
function roleOf(node) {
  if (!(node instanceof Element)) return null;
  return node.localName === "summary" ? "summary" : getRole(node);
}

/** @param {Node} node */
const nameOfPicture = (node) => (roleOf(node) === "img" ? ` ${nameOf(node)} ` : "");

/** @param {Node} node */
export const nameOf = (node) =>
  roleOf(node) === "summary"
    ? new Part(() => node).text
    : computeAccessibleName(/** @type {Element} */ (node), { hidden: true });

/**
 * Wait for a condition, a turn of the event loop after the other. A part that is not there yet is waited for.
 *
 * @param {() => unknown} condition
 * @param {string | (() => string)} otherwise what is told when it does not come
 */
export async function until(condition, otherwise) {
  let quiet = 0;
  for (let tries = 0; !holds(condition); tries += 1) {
    quiet = isQuiet() ? quiet + 1 : 0;
    if (tries > TRIES || quiet > QUIET)
      assert.fail(typeof otherwise === "string" ? otherwise : otherwise());
    await (tries < BUSY ? turn() : pause(1));
  }
}

/** @param {() => unknown} condition */
function holds(condition) {
  try {
    return condition();
  } catch (fault) {
    if (fault instanceof assert.AssertionError) return false;
    throw fault;
  }
}
