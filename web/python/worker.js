/** The worker: boots Pyodide and passes requests to `cicada.page.service`, one after the other. */

import { Later } from "../pyodide/deferred.js";
import { download } from "../pyodide/download.js";
import { start } from "../pyodide/start.js";
import { requestedFiles } from "../ui/refetch.js";
import { addArchive } from "./add-archive.js";

/** @typedef {import("./protocol.js").FromWorker} FromWorker */
/** @typedef {import("./protocol.js").Parts} Parts */
/** @typedef {(request: string, report: (note: string) => void) => string} Service */

/** Loaded while the page still downloads the rest. */
const glue = import("#python/pyodide.asm.mjs");

/** What this worker has loaded, if a part of the glue is damaged. @type {string[]} */
let scripts = [];
glue.catch(() => {
  scripts = requestedFiles(/\.js$/);
});

/** @type {Promise<{ python: import("pyodide").PyodideInterface, service: Service }> | undefined} */
let started;

/** @param {FromWorker} message */
const post = (message) => self.postMessage(message);

/** What a report of a failure needs. @param {unknown} reason */
const detailOf = (reason) =>
  `Cicada ${VERSION}: ${reason instanceof Error ? reason.message : reason}`;

/**
 * Pause between a start and fetching what it does not need: the first answers, or another start after
 * a cancel, have the device for themselves. In ms.
 */
const PAUSE = 500;

/** @type {Later} */
let later;

/** @param {import("./protocol.js").Start} given */
async function boot({ start: had, fetch: cache }) {
  const parts = cache ? await download({ had, cache, tell: post }) : had;
  post({ stage: "starting", ...(cache && { parts }) });
  later = new Later(parts.later, () => post({ blocked: true }));
  const python = await start({
    ...parts,
    createPyodideModule: (await glue).default,
    now: (part) => later.now(part),
    come: () => later.come(),
  });
  return { python, service: python.pyimport("cicada.page.service").service };
}

/** Fetch what later questions need, for this Python and the next. */
async function fetchLater() {
  try {
    post({ later: await later.come() });
  } catch (reason) {
    console.warn("Python fetches the rest of itself when it needs it:", reason);
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
  started = boot(data);
  started.then(
    () => {
      post({ stage: "ready" });
      if (!data.start.later) setTimeout(fetchLater, PAUSE);
    },
    (reason) => post({ failed: detailOf(reason), scripts }),
  );
});
