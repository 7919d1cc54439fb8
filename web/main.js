/** Where the page is wired together: Python, storage and the application. */
import "./app/app.js";
import { display } from "./app/display.js";
import { keepOffline } from "./app/offline.js";
import { Storage } from "./app/storage.js";
import "./embed/frame.js";
import { Python } from "./python/client.js";

const python = new Python(
  () => new Worker(new URL("./python/worker.js", import.meta.url), { type: "module" }),
);

const services = { python, storage: new Storage() };
const page = document.createElement(display.embedded ? "cicada-frame" : "cicada-app");
document.body.prepend(Object.assign(page, { services }));

// Many frames may stand on one page: each starts Python only when it is used.
if (display.embedded) {
  document.documentElement.dataset.embedded = "";
} else {
  python.addEventListener("ready", keepOffline, { once: true });
  python.start();
}
