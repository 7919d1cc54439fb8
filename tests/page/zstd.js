/** What tests know of Zstandard: the decoder of the page, and frames that it unpacks. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "./interpreter.js";

/** The decoder, as the build takes it out of its package. */
export function decoder() {
  const file = join(mkdtempSync(join(tmpdir(), "zstd-")), "zstd.wasm");
  execFileSync("node", [join(ROOT, "web/pyodide/build/decoder.mjs"), file]);
  return readFileSync(file);
}

/**
 * A frame of one block that is not compressed (RFC 8878, section 3.1.1), without a checksum.
 *
 * @param {Buffer} content of 1 to 255 bytes
 */
export const stored = (content) =>
  Buffer.from([
    ...[0x28, 0xb5, 0x2f, 0xfd], // the magic number
    ...[0b0010_0000, content.length], // one segment, whose size is told in a byte
    ...[1 + (content.length << 3), content.length >> 5, 0], // the last block, of type 0
    ...content,
  ]);
