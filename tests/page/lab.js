/** The lab: an exercise, and the program that is written there. No box is there to run it. */
import "./environment.js";
import { EditorView } from "@codemirror/view";
import { ask } from "./native-python.js";
import { until } from "./page.js";

globalThis.BOX = "";

const asked = (step, options) => ask({ do: "lab", step, options });

/** The URL fragment of a link that holds more than an exercise. @param {Record<string, string>} shared */
export const labLink = async (shared) => (await asked("encode", shared)).link;

/** What a link of the lab holds. @param {string} link @returns {Promise<Record<string, string>>} */
export async function inLabLink(link) {
  const held = Object.entries(await asked("decode", { link }));
  return Object.fromEntries(held.filter(([, value]) => value !== null));
}

const editor = (page) =>
  EditorView.findFromDOM(/** @type {HTMLElement} */ (page.part(".cm-editor").root()));

/** The program in the editor. */
export const program = (page) => editor(page).state.doc.toString();

/** Wait until the program in the editor has a text in it. @param {import("./page.js").Part} page @param {string} text */
export const holds = (page, text) =>
  until(
    () => program(page).includes(text),
    () => `${text} is not in the program`,
  );

/** Put a program in the place of what the editor holds. @param {import("./page.js").Part} page @param {string} code */
export function write(page, code) {
  const view = editor(page);
  const { length } = view.state.doc;
  view.dispatch({ changes: { from: 0, to: length, insert: code } });
}
