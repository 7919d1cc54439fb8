/** What Python needs for pictures in games, a part of the package that comes with the first of them. */
import picture from "#python/picture.bin";
import { unpacked } from "../python/unpacked.js";
import { lazy } from "../ui/lazy.js";

/** @type {Promise<ArrayBuffer> | undefined} */
let bytes;

/**
 * Give it to Python, before anything is asked that a picture is drawn from.
 *
 * @param {{ add: (name: string, bytes: ArrayBuffer) => void }} session
 */
export async function bringPictures(session) {
  bytes ??= lazy(() => unpacked(picture));
  session.add("picture", await bytes);
}
