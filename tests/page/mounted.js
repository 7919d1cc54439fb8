/** One element of the page by itself, without Python: what it draws, and what it dispatches. */
import "./environment.js";
import { afterEach } from "node:test";
import { render } from "lit";
import { Part } from "./part.js";

/** No test file waits for pauses of what it has mounted. */
const { setTimeout } = globalThis;
globalThis.setTimeout = (...given) => setTimeout(...given).unref();

/** @type {Element[]} */
const mounted = [];
afterEach(() => {
  for (const element of mounted.splice(0)) element.remove();
});

/**
 * @param {string} tag of an element that is defined
 * @param {Record<string, unknown>} [properties]
 * @param {...string} events that are listed with their details
 */
export async function mount(tag, properties = {}, ...events) {
  const element = Object.assign(document.createElement(tag), properties);
  /** @type {[name: string, detail?: any][]} */
  const heard = [];
  for (const name of events)
    element.addEventListener(name, ({ detail }) => {
      heard.push((detail ?? null) === null ? [name] : [name, detail]);
    });
  document.body.append(element);
  mounted.push(element);
  await element.updateComplete;
  /** Give it other properties, and wait until they are drawn. @param {Record<string, unknown>} others */
  const set = async (others) => {
    Object.assign(element, others);
    await element.updateComplete;
  };
  return { element, part: new Part(() => element), heard, set };
}

/** A template drawn into an element of its own. @param {unknown} template */
export function drawn(template) {
  const element = document.createElement("div");
  document.body.append(element);
  mounted.push(element);
  render(template, element);
  return new Part(() => element);
}

/** The attributes of elements as numbers. @param {Element[]} elements @param {...string} names */
export const numbersOf = (elements, ...names) =>
  elements.map((element) => names.map((name) => Number(element.getAttribute(name))));

/** The numbers of a text, such as those of a path. @param {string} text */
export const numbersIn = (text) => (text.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
