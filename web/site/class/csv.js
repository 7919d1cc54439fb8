/** Tables as CSV (RFC 4180), for spreadsheets. */

/** What a spreadsheet would take for a formula (OWASP, CSV injection). */
const FORMULA = /^\s*[=+\-@\t\r|%＝＋－＠]/u;

/**
 * A cell. A text that a spreadsheet would run as a formula gets an apostrophe in front: texts come
 * from others. Numbers are ours and stay numbers.
 *
 * @param {string | number | null} value
 */
function cell(value) {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** @param {(string | number | null)[][]} rows the first with the names of the columns */
export const csv = (rows) => rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");
