/** What a player's games on this device tell. */
import { msg } from "../../ui/language.js";

/** @type {import("../page-meta.js").PageMeta} */
export const RECORD = {
  name: "record",
  title: msg("Your record"),
  description: msg(
    "Your games on this device: how many guesses they took, how good your guesses were apart from luck, and your worst mistakes as puzzles. A file takes it along; nothing leaves the device.",
  ),
};
