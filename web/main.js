/** Where the page is wired together: Python, storage and the application. */
import "./app/app.js";
import { root } from "./app/router.js";
import { Storage } from "./app/storage.js";
import { Python } from "./python/client.js";

const python = new Python(
  () => new Worker(new URL("./python/worker.js", import.meta.url), { type: "module" }),
  new URL("python/", root).href,
);

const app = /** @type {import("./app/app.js").CicadaApp} */ (document.querySelector("cicada-app"));
app.services = { python, storage: new Storage() };
python.start();
