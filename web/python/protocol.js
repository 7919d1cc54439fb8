/**
 * What the page and its Python worker send each other. Questions and answers are JSON texts: one
 * browser cannot clone an `Error`, and the service speaks JSON anyway.
 *
 * @typedef {import("../pyodide/parts.js").Parts} Parts
 * @typedef {import("../pyodide/parts.js").Later} Later
 * @typedef {import("../pyodide/parts.js").Came} Came
 *
 * @typedef {{ start: Parts, fetch?: undefined } | { start: Partial<Parts>, fetch: RequestCache }} Start  Comes first.
 *   What is missing is fetched, after a start that failed past the browser's cache.
 * @typedef {{ add: string, bytes: ArrayBuffer }} Addition  A further part of our package, a zip.
 * @typedef {{ id: number, request: string }} Question  One request for `cicada.page.service`.
 *
 * @typedef {{ stage: "starting", parts?: Parts }} Starting  Parts that were fetched are for the next worker.
 * @typedef {{ later: Later }} Arrived  Likewise.
 * @typedef {{ stage: "ready" }} Ready
 * @typedef {{ blocked: true }} Blocked  It answers nothing until a part that it cannot do without has arrived.
 * @typedef {{ failed: string, scripts: string[] }} Failed  The start failed; the text is a detail for a report.
 *   The addresses are those of scripts of which damaged copies may be kept.
 * @typedef {{ id: number, note: string }} Note  An early answer or a progress note.
 * @typedef {{ id: number, answer: string }} Answer
 * @typedef {{ id: number, crashed: string }} Crashed  Python did not survive the question.
 * @typedef {Came | Starting | Arrived | Ready | Blocked | Failed | Note | Answer | Crashed} FromWorker
 */
export {};
