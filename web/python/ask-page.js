/** Questions of the pages beside the games, with the types of their contracts. */

/** @typedef {import("./contract.js").Pages} Pages */
/**
 * @template {keyof Pages} Page
 * @template {keyof Pages[Page]} Handler
 * @typedef {Pages[Page][Handler] & { options: object, answer: unknown }} Asked its `options` and its `answer`
 */

/**
 * Ask Python what a handler of the page answers.
 *
 * @template {keyof Pages} Page
 * @template {keyof Pages[Page]} Handler
 * @param {import("./client.js").Python} python
 * @param {Page} page
 * @param {Handler} step the name of the handler
 * @param {Asked<Page, Handler>["options"]} options
 * @param {{ onNote?: (note: unknown) => void, signal?: AbortSignal }} [how]
 * @returns {Promise<Asked<Page, Handler>["answer"]>}
 */
export const askPage = (python, page, step, options, how) =>
  python.ask({ do: page, step, options }, how);
