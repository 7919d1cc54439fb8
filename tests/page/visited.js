/** The addresses that were visited: back and forward, and links that only the browser follows. */
import "./environment.js";

const { pushState, replaceState } = history;

/** happy-dom forgets those ahead when one is replaced, which no browser does. @type {string[]} */
let addresses = [];
let at = 0;

history.pushState = (state, unused, address) => {
  addresses[at] = location.href; // nobody tells which one was opened first
  pushState.call(history, state, unused, address);
  addresses = [...addresses.slice(0, at + 1), location.href];
  at = addresses.length - 1;
};
history.replaceState = (state, unused, address) => {
  replaceState.call(history, state, unused, address);
  addresses[at] = location.href;
};

/** @param {number} steps */
function go(steps) {
  at += steps;
  replaceState.call(history, null, "", addresses[at]);
  dispatchEvent(new PopStateEvent("popstate"));
}

export const back = () => go(-1);
export const forward = () => go(1);

/**
 * Follow a link to another fragment that the page leaves to the browser.
 *
 * @param {import("./page.js").Page} page
 * @param {string} name
 */
export async function follow(page, name) {
  const [link] = page.named(["link"], name);
  const fragment = new URL(link.href).hash.slice(1);
  const before = location.href;
  await page.press(name);
  replaceState.call(history, null, "", before); // happy-dom has gone there and told nobody
  page.go(fragment);
}
