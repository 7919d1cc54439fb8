/** In the place of the page's worker (web/python/worker.js): a Python of this machine answers (native_python.py). */

/** @type {WebSocket} */
let python;

function start() {
  python = new WebSocket("ws://127.0.0.1:PORT/");
  python.addEventListener("open", () => {
    self.postMessage({ stage: "ready" });
    self.postMessage({ later: undefined });
  });
  python.addEventListener("message", ({ data }) => self.postMessage(JSON.parse(data)));
  python.addEventListener("close", () => {
    throw new Error("The native Python has ended.");
  });
  self.postMessage({ stage: "starting" });
}

self.addEventListener("message", ({ data }) => {
  if (data.start) start();
  else python.send(data.add ? data.bytes : JSON.stringify(data));
});
