/**
 * What the page and its Python worker send each other. Questions and answers are JSON texts: one
 * browser cannot clone an `Error`, and the service speaks JSON anyway.
 *
 * @typedef {object} Parts  What Python starts from.
 * @property {WebAssembly.Module} wasm Pyodide, what a start runs of it
 * @property {WebAssembly.Module} [snapshot] the memory of a Python that has started, without which it starts by itself
 * @property {Later} [later]
 *
 * @typedef {object} Later  What may come behind the first answer.
 * @property {WebAssembly.Module} rest the other functions of Pyodide
 * @property {ArrayBuffer} library what is needed of Python's standard library, a zip
 * @property {ArrayBuffer} cicada our package, a zip
 *
 * @typedef {{ start: Parts, fetch?: undefined } | { start: Partial<Parts>, fetch: RequestCache }} Start  Comes first.
 *   What is missing is fetched, after a start that failed past the browser's cache.
 * @typedef {{ add: string, bytes: ArrayBuffer }} Addition  A further part of our package, a zip.
 * @typedef {{ id: number, request: string }} Question  One request for `cicada.page.service`.
 *
 * @typedef {{ share: number | undefined } | { part: Partial<Parts> }} Came  While it fetches: how much of all has
 *   come, from 0 to 1, where that is known; or a part.
 * @typedef {{ stage: "starting", parts?: Parts }} Starting  Parts that were fetched are for the next worker.
 * @typedef {{ later: Later }} Arrived  Likewise.
 * @typedef {{ stage: "ready" }} Ready
 * @typedef {{ blocked: true }} Blocked  It answers nothing until a part that it cannot do without has come.
 * @typedef {{ failed: string, scripts: string[] }} Failed  The start failed; the text is a detail for a report.
 *   The addresses are those of scripts of which damaged copies may be kept.
 * @typedef {{ id: number, note: string }} Note  An early answer or a progress note.
 * @typedef {{ id: number, answer: string }} Answer
 * @typedef {{ id: number, crashed: string }} Crashed  Python did not survive the question.
 * @typedef {Came | Starting | Arrived | Ready | Blocked | Failed | Note | Answer | Crashed} FromWorker
 */
export {};
