/** Fetches what Python needs for whole trees. */
import tree from "#python/tree.bin";
import { unpacked } from "../../python/unpacked.js";

/** A part of the package, for the page's Python. */
export const treeArchive = () => unpacked(tree);
