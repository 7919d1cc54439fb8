/** What Python says in another language than English: a part of the package for each. */
import de from "#python/de.bin";
import { unpacked } from "./unpacked.js";

/** By language the address of its archive. @type {Record<string, string>} */
const ARCHIVES = { de };

/**
 * A zip for Python; none for English, and none where it cannot be had: Python speaks English then.
 *
 * @param {string} language
 * @returns {Promise<ArrayBuffer | undefined>}
 */
export async function words(language) {
  const archive = ARCHIVES[language];
  if (!archive) return undefined;
  try {
    return await unpacked(archive);
  } catch (reason) {
    console.warn(
      `Python speaks English: its words in another language could not be loaded (${reason}).`,
    );
    return undefined;
  }
}
