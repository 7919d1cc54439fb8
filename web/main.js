/** Where the page is wired together: Python, storage and the application. */
import "./app/app.js";
import { display } from "./app/display.js";
import { root } from "./app/router.js";
import { Storage } from "./app/storage.js";
import "./embed/frame.js";
import { Python } from "./python/client.js";

const python = new Python(
  () => new Worker(new URL("./python/worker.js", import.meta.url), { type: "module" }),
  new URL("python/", root).href,
);

const services = { python, storage: new Storage() };

if (display.embedded) {
  // Many frames may stand on one page: each starts Python only when it is used.
  document.documentElement.dataset.embedded = "";
  const frame = document.createElement("cicada-frame");
  document.querySelector("cicada-app")?.replaceWith(Object.assign(frame, { services }));
} else {
  const app = /** @type {import("./app/app.js").CicadaApp} */ (
    document.querySelector("cicada-app")
  );
  app.services = services;
  python.start();
}
