/** The parts of the package that arrive when they are first needed (pyodide/build/archives.py). */
import addresses from "#python/archives.js";
import { unpacked } from "../pyodide/unpacked.js";

/** @typedef {import("./contract.js").ArchiveName} ArchiveName Named by a language it holds what Python says in it. */

/**
 * A zip for Python's path; rejects where it does not arrive.
 *
 * @param {ArchiveName} name
 * @param {import("../pyodide/unpacked.js").Fetching} [fetching]
 * @returns {Promise<ArrayBuffer>}
 */
export const fetchArchive = (name, fetching) => unpacked(addresses[name], fetching);
