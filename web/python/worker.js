/** The worker: boots Pyodide and passes requests to `cicada.service`, one after the other. */
import { loadPyodide } from "pyodide";
import { info } from "pyodide/pyodide-lock.json";
import { download } from "./download.js";
import { idOf, install } from "./install.js";
import { addLateFile, Later } from "./later.js";
import { addArchive } from "./more.js";
import { fromSnapshot, paste } from "./snapshot.js";

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

/** The folder of the standard library's zip is Pyodide's own. */
const LIBRARY = `/lib/python${info.python.split(".", 2).join("")}.zip`;
const CICADA = "/lib/cicada.zip";

/** What is fetched behind the first answer; it is fetched then even if nobody asks. In ms. */
const UNASKED = 2000;

/** @type {Later} */
let later;

/**
 * @param {import("./protocol.js").Start["start"]} start
 */
async function boot(start) {
  const parts = start === "download" ? await download() : start;
  post({ stage: "starting", ...(parts === start ? {} : { parts }) });
  later = new Later(parts.later);
  if (parts.snapshot) {
    try {
      return await restored(parts.wasm, parts.snapshot);
    } catch (reason) {
      console.warn("Python starts without its snapshot:", reason);
    }
  }
  return await afresh(parts.wasm, await later.come());
}

const OPTIONS = {
  indexURL: "/",
  stdLibURL: "library.zip",
  lockFileContents: /** @type {any} */ ({ info, packages: {} }),
  packages: [],
  env: { HOME: "/", PYTHONPATH: CICADA },
};

/** Python as it was when the site was built. @param {WebAssembly.Module} wasm @param {ArrayBuffer} snapshot */
async function restored(wasm, snapshot) {
  const refused = install({ wasm, library: "", rest: () => later.now("rest") });
  const { default: createPyodideModule } = await glue;
  const python = await Promise.race([
    refused,
    loadPyodide({
      ...OPTIONS,
      ...fromSnapshot(createPyodideModule, (module) => {
        paste(snapshot, idOf(wasm), module);
        addLateFile(module.FS, LIBRARY, () => new Uint8Array(later.now("library")));
        addLateFile(module.FS, CICADA, () => new Uint8Array(later.now("cicada")));
      }),
    }),
  ]);
  return { python, service: python.pyimport("cicada.service").service };
}

/** Python's own start. @param {WebAssembly.Module} wasm @param {import("./protocol.js").Later} parts */
async function afresh(wasm, { rest, library, cicada }) {
  const refused = install({ wasm, library, rest: () => rest });
  const { default: createPyodideModule } = await glue;
  const python = await Promise.race([
    refused,
    loadPyodide({
      ...OPTIONS,
      createPyodideModule,
      fsInit: async (files) => files.writeFile(CICADA, new Uint8Array(cicada)),
    }),
  ]);
  return { python, service: python.pyimport("cicada.service").service };
}

/** Fetch what later questions need: once the first is answered, or when it is known to be needed. */
async function fetchLater() {
  const tell = !later.asked;
  try {
    const parts = await later.come();
    if (tell) post({ later: parts });
  } catch (reason) {
    if (tell) console.warn("Python fetches the rest of itself when it needs it:", reason);
  }
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
  fetchLater();
}

self.addEventListener("message", async ({ data }) => {
  if (data.add) {
    started = started?.then((now) => {
      try {
        addArchive(now.python, data.add, data.bytes);
      } catch (reason) {
        console.error(reason); // what needs it will be refused
      }
      return now;
    });
    return;
  }
  if (!data.start) {
    answer(data);
    return;
  }
  started = boot(data.start);
  started.then(
    () => {
      post({ stage: "ready" });
      setTimeout(fetchLater, UNASKED);
    },
    (reason) => post({ failed: detailOf(reason) }),
  );
});
