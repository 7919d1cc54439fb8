/** The worker: boots Pyodide and passes requests to `cicada.service`, one after the other. */
import { loadPyodide } from "pyodide";
import { info } from "pyodide/pyodide-lock.json";
import { download } from "./download.js";
import { install } from "./install.js";
import { addArchive } from "./more.js";

/** @typedef {import("./protocol.js").FromWorker} FromWorker */
/** @typedef {(request: string, report: (note: string) => void) => string} Service */

/** Loaded while the page still downloads the rest. */
const glue = import("#python/pyodide.asm.mjs");

/** @type {Promise<{ python: import("pyodide").PyodideInterface, service: Service }> | undefined} */
let started;

/** @param {FromWorker} message */
const post = (message) => self.postMessage(message);

/** What a report of a failure needs. @param {unknown} reason */
const detailOf = (reason) =>
  `Cicada ${VERSION}: ${reason instanceof Error ? reason.message : reason}`;

/**
 * @param {import("./protocol.js").Start["start"]} start
 */
async function boot(start) {
  const parts = start === "download" ? await download() : start;
  post({ stage: "starting", parts });
  const refused = install(parts);
  const { default: createPyodideModule } = await glue;
  const python = await Promise.race([
    refused,
    loadPyodide({
      indexURL: "/",
      stdLibURL: "library.zip",
      createPyodideModule,
      lockFileContents: /** @type {any} */ ({ info, packages: {} }),
      packages: [],
      env: { HOME: "/", PYTHONPATH: "/lib/cicada.zip" },
      fsInit: async (files) => files.writeFile("/lib/cicada.zip", new Uint8Array(parts.cicada)),
    }),
  ]);
  return { python, service: python.pyimport("cicada.service").service };
}

/** @param {import("./protocol.js").Question} question */
async function answer({ id, request }) {
  const { service } = (await started) ?? {};
  if (!service) return;
  try {
    post({ id, answer: service(request, (note) => post({ id, note })) });
  } catch (reason) {
    post({ id, crashed: detailOf(reason) });
  }
}

self.addEventListener("message", async ({ data }) => {
  if (data.add) {
    const { python } = (await started) ?? {};
    if (python) addArchive(python, data.add, data.bytes);
    return;
  }
  if (!data.start) {
    answer(data);
    return;
  }
  started = boot(data.start);
  started.then(
    () => post({ stage: "ready" }),
    (reason) => post({ failed: detailOf(reason) }),
  );
});
