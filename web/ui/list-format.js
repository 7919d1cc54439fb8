/** Names in a row, joined as the page's language joins them: "1, 2 and 3". */
import { language } from "./language.js";

const LIST = new Intl.ListFormat(language === "en" ? "en-GB" : language);

/** @param {string[]} names */
export const listed = (names) => LIST.format(names);
