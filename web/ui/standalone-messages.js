/**
 * Sentences of scripts that stand by themselves and load no catalogue: the bundler writes them in every
 * language, as `SENTENCES.name[language]`, and into the page where no script runs.
 */
import { msg } from "./language.js";

export const SENTENCES = {
  sandboxed: msg(
    "This puzzle cannot start here: open it in a tab of its own, or copy this link into one.",
  ),
  unstyled: msg("This puzzle cannot start here: open its link in a tab of its own."),
  file: msg("Cicada cannot start from a file: put the site on a web server and open it there."),
  // As package.json names them ("browserslist").
  tooOld: msg(
    "This browser is too old for Cicada, which needs Chrome or Edge 109, Firefox 115, Safari 16.4, or a later one: update it, or open this page in another browser.",
  ),
  noWebAssembly: msg(
    "Cicada plays its games with Python and needs WebAssembly for it, which this browser has switched off: switch it on for this page, or open it in another browser.",
  ),
  unfinished: msg(
    "A part of Cicada could not be loaded: check the connection and reload the page.",
  ),
  late: msg("A part of Cicada has still not arrived: check the connection, or reload the page."),
  reload: msg("Reload"),
  noScript: msg(
    "Cicada plays its games with Python inside your browser and needs JavaScript for it; switch JavaScript on for this page.",
  ),
  puzzle: msg("A puzzle on Cicada"),
  noPlatform: msg(
    "No learning platform was found around this page: the puzzle can be played, but nothing is recorded.",
  ),
  notRecorded: msg(
    "The learning platform does not record this. A code will stand here at the end, to be handed in.",
  ),
  handIn: msg("The learning platform did not take all of this result. Hand in this code:"),
  unreadable: msg("What the learning platform kept of this cannot be read, so it begins again."),
};

/** What a catalogue says of its own language: languages/index.js has that of all of them. */
export const OF_A_LANGUAGE = {
  name: msg("English", {
    id: "language-name",
    desc: "The name of this catalogue's language, in that language",
  }),
  offer: msg("In English?", {
    id: "language-offer",
    desc: "Offers this catalogue's language to its readers, in that language",
  }),
};
