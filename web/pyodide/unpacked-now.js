import { gunzipSync } from "fflate";

/**
 * A page that closes refuses what its worker asks for, and ends the worker a moment later; a line
 * may be gone for a moment, too. So a refusal counts only after this many milliseconds of tries.
 */
const PATIENCE = 4000;
const PAUSE = 500;

/** What a file of ours holds (unpacked.js), for a worker that cannot wait: it is blocked. @param {string} name */
export function unpackedNow(name) {
  const last = performance.now() + PATIENCE;
  for (;;) {
    try {
      return asked(name);
    } catch (reason) {
      if (performance.now() > last) throw reason;
    }
    for (const end = performance.now() + PAUSE; performance.now() < end; );
  }
}

/** @param {string} name */
function asked(name) {
  const request = new XMLHttpRequest();
  request.open("GET", new URL(name, import.meta.url), false);
  request.responseType = "arraybuffer";
  request.send();
  if (request.status !== 200) throw new Error(`${name}: ${request.status}`);
  return /** @type {ArrayBuffer} */ (gunzipSync(new Uint8Array(request.response)).buffer);
}
