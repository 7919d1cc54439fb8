/** The parts of the package that arrive when they are first needed (pyodide/build/make.py). */
import de from "#python/de.bin";
import how from "#python/how.bin";
import lab from "#python/lab.bin";
import picture from "#python/picture.bin";
import record from "#python/record.bin";
import tree from "#python/tree.bin";
import { unpacked } from "../pyodide/unpacked.js";

/** Their addresses, by name; one that is named by a language holds what Python says in it. */
const ADDRESSES = { de, how, lab, picture, record, tree };

/** @typedef {keyof typeof ADDRESSES} ArchiveName */

/**
 * A zip for Python's path; rejects where it does not arrive.
 *
 * @param {ArchiveName} name
 * @param {import("../pyodide/unpacked.js").Fetching} [fetching]
 * @returns {Promise<ArrayBuffer>}
 */
export const fetchArchive = (name, fetching) => unpacked(ADDRESSES[name], fetching);
