/** Questions of the pages beside the games, with the types of their contracts. */

/** @typedef {import("./contract.js").Pages} Pages */
/**
 * @template {keyof Pages} Page
 * @template {keyof Pages[Page]} Step
 * @typedef {Pages[Page][Step] & { options: object, answer: unknown }} Asked its `options` and its `answer`
 */

/**
 * Ask a step of a page.
 *
 * @template {keyof Pages} Page
 * @template {keyof Pages[Page]} Step
 * @param {import("./client.js").Python} python
 * @param {Page} page
 * @param {Step} step
 * @param {Asked<Page, Step>["options"]} options
 * @param {{ onNote?: (note: unknown) => void, signal?: AbortSignal }} [how]
 * @returns {Promise<Asked<Page, Step>["answer"]>}
 */
export const askPage = (python, page, step, options, how) =>
  python.ask({ do: page, step, options }, how);
