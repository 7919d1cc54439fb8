/**
 * What the page and its Python worker say to each other. Everything is plain JSON: one browser
 * cannot clone an `Error`, and the service speaks JSON anyway.
 *
 * @typedef {{ start: { files: string } }} Start  The address of Pyodide's files; comes first.
 * @typedef {{ id: number, request: string }} Question  One request for `cicada.service`.
 *
 * @typedef {{ stage: "starting" | "ready" }} Stage
 * @typedef {{ failed: string }} Failed  The start failed; the text is a detail for a report.
 * @typedef {{ id: number, note: string }} Note  An early answer or a progress note.
 * @typedef {{ id: number, answer: string }} Answer
 * @typedef {Stage | Failed | Note | Answer} FromWorker
 */
export {};
