import { gunzipSync } from "fflate";

/** What a file of ours holds (unpacked.js), for a worker that cannot wait: it is blocked. @param {string} name */
export function unpackedNow(name) {
  const request = new XMLHttpRequest();
  request.open("GET", new URL(name, import.meta.url), false);
  request.responseType = "arraybuffer";
  request.send();
  if (request.status !== 200) throw new Error(`${name}: ${request.status}`);
  return /** @type {ArrayBuffer} */ (gunzipSync(new Uint8Array(request.response)).buffer);
}
