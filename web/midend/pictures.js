/** What Python needs for pictures in games, a part of the package that comes with the first of them. */
import picture from "#python/picture.bin";
import { unpacked } from "../python/unpacked.js";
import { msg } from "../ui/language.js";

/** @type {Promise<ArrayBuffer> | undefined} */
let bytes;

/**
 * Give it to Python, before anything is asked that a picture is drawn from.
 *
 * @param {{ add: (name: string, bytes: ArrayBuffer) => void }} session
 */
export async function bringPictures(session) {
  bytes ??= unpacked(picture);
  try {
    session.add("picture", await bytes);
  } catch {
    bytes = undefined;
    throw new Error(
      msg("A part of Cicada could not be loaded: check the connection and try it again."),
    );
  }
}
