/** The worker: boots Pyodide and passes requests to `cicada.service`, one after the other. */
import { loadPyodide } from "pyodide";

/** @typedef {import("./protocol.js").FromWorker} FromWorker */
/** @typedef {(request: string, report: (note: string) => void) => string} Service */

/** @type {Promise<Service> | undefined} */
let service;

/** @param {FromWorker} message */
const say = (message) => self.postMessage(message);

/**
 * @param {string} files the folder of Pyodide's files and of `cicada.zip`
 * @returns {Promise<Service>}
 */
async function boot(files) {
  const archive = fetch(new URL("cicada.zip", files)).then((response) => {
    if (!response.ok) throw new Error(`cicada.zip: ${response.status}`);
    return response.arrayBuffer();
  });
  const python = await loadPyodide({ indexURL: files, packages: [] });
  python.unpackArchive(await archive, "zip", { extractDir: "/cicada" });
  python.runPython("import sys; sys.path.append('/cicada')");
  return python.pyimport("cicada.service").service;
}

self.addEventListener("message", async ({ data }) => {
  if (data.start) {
    say({ stage: "starting" });
    service = boot(data.start.files);
    service.then(
      () => say({ stage: "ready" }),
      (reason) => say({ failed: String(reason?.message ?? reason) }),
    );
    return;
  }
  const answer = await service;
  if (answer) {
    const { id, request } = data;
    say({ id, answer: answer(request, (note) => say({ id, note })) });
  }
});
