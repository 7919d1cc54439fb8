/**
 * What the page and its Python worker send each other. Questions and answers are JSON texts: one
 * browser cannot clone an `Error`, and the service speaks JSON anyway.
 *
 * @typedef {object} Parts  What Python starts from.
 * @property {WebAssembly.Module} wasm Pyodide
 * @property {ArrayBuffer} library what is needed of Python's standard library, a zip
 * @property {ArrayBuffer} cicada our package, a zip
 *
 * @typedef {{ start: Parts | "download" }} Start  Comes first.
 * @typedef {{ add: string, bytes: ArrayBuffer }} Addition  A further part of our package, a zip.
 * @typedef {{ id: number, request: string }} Question  One request for `cicada.service`.
 *
 * @typedef {{ stage: "starting", parts: Parts }} Starting  The parts are for the next worker.
 * @typedef {{ stage: "ready" }} Ready
 * @typedef {{ failed: string }} Failed  The start failed; the text is a detail for a report.
 * @typedef {{ id: number, note: string }} Note  An early answer or a progress note.
 * @typedef {{ id: number, answer: string }} Answer
 * @typedef {{ id: number, crashed: string }} Crashed  Python did not survive the question.
 * @typedef {Starting | Ready | Failed | Note | Answer | Crashed} FromWorker
 */
export {};
