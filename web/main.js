/** Where the page is wired together: Python, storage and the application. */
import "./app/app.js";
import { keepOffline } from "./app/offline.js";
import { Storage } from "./midend/storage.js";
import { read } from "./share/router.js";
import { LAB } from "./site/lab/meta.js";
import { TREE } from "./site/tree/meta.js";
import { display } from "./ui/display.js";
import { language } from "./ui/language.js";
import { lazy } from "./ui/lazy.js";
import { tellIn } from "./ui/missing-part.js";
import { scriptAddress } from "./ui/script-address.js";
import "./frames/frame.js";
import { fetchArchive } from "./python/archives.js";
import { Python } from "./python/client.js";

const python = new Python(
  () =>
    new Worker(scriptAddress(new URL("./python/worker.js", import.meta.url)), { type: "module" }),
  language,
  fetchArchive,
);

const services = { python, storage: new Storage() };

/** Pause after Python could answer, before all of the site is fetched for offline use. In ms. */
const PAUSE = 3000;

/** Where it cannot, cannot-start.js has said so. A page that is hidden leads to another. */
if (!document.querySelector(".cannot-start") && !document.documentElement.hidden) start();

/** The element for the frame of another page; those of the pages beside the games come when needed.
 * @param {string} page */
async function frameOf(page) {
  const tell = tellIn(document.body);
  if (page === LAB.name) await lazy(() => import("./frames/lab-frame.js"), tell);
  else if (page === TREE.name) await lazy(() => import("./frames/tree-frame.js"), tell);
  else return "cicada-frame";
  return `cicada-${page}-frame`;
}

async function start() {
  const tag = display.embedded ? await frameOf(read().game) : "cicada-app";
  const page = document.createElement(tag);
  Object.assign(page, { services });
  // Many frames may stand on one page: each starts Python only when it is used.
  if (display.embedded) {
    document.body.replaceChildren(page);
  } else {
    document.querySelector("body > .first")?.replaceWith(page);
    python.addEventListener("ready", () => setTimeout(keepOffline, PAUSE), { once: true });
    python.start();
  }
}
