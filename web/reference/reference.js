/** The search of the reference, and the theme that was chosen on the site. */
import { connectSwitches } from "../header/switches.js";
import { Storage } from "../midend/storage.js";
import { found } from "./search.js";

/** @typedef {import("./search.js").Entry} Entry */

const MAX_RESULTS = 30;

const root = new URL(document.documentElement.dataset.root ?? "", location.href);
const input = /** @type {HTMLInputElement} */ (document.querySelector("input[type=search]"));
const results = /** @type {HTMLElement} */ (document.querySelector(".results"));

/** @type {Promise<Entry[]> | undefined} */
let entries;

/** Fetched when the search is first used. @returns {Promise<Entry[]>} */
const index = () => {
  entries ??= fetch(new URL("index.json", root)).then((answer) => answer.json());
  return entries;
};

/** @param {Entry} entry */
function item([name, kind, place, summary]) {
  const link = document.createElement("a");
  link.href = new URL(place, root).href;
  link.textContent = name;
  const what = document.createElement("p");
  what.className = "quiet";
  what.textContent = summary || kind;
  const line = document.createElement("li");
  line.append(link, what);
  return line;
}

async function search() {
  const text = input.value.trim();
  results.hidden = !text;
  if (!text) return;
  scrollTo(0, 0);
  const count = document.createElement("p");
  try {
    const all = found(await index(), text);
    if (text !== input.value.trim()) return;
    const first = all.slice(0, MAX_RESULTS);
    count.textContent = all.length
      ? `${all.length} found${all.length > MAX_RESULTS ? `, the first ${MAX_RESULTS} of them shown` : ""}`
      : "Nothing found; try a part of the name.";
    const list = document.createElement("ol");
    list.append(...first.map(item));
    results.replaceChildren(count, list);
  } catch {
    entries = undefined;
    count.textContent = "The index could not be loaded; check the connection and type again.";
    results.replaceChildren(count);
  }
}

/** @param {Event} event */
function openFirst(event) {
  event.preventDefault();
  results.querySelector("a")?.click();
}

const header = /** @type {HTMLElement} */ (document.querySelector(".site-header"));

connectSwitches(header, new Storage());
input.addEventListener("input", search);
input.form?.addEventListener("submit", openFirst);
// A link to this very page leaves nothing else to see.
results.addEventListener("click", ({ target }) => {
  if (!(target instanceof HTMLAnchorElement)) return;
  input.value = "";
  results.hidden = true;
});
