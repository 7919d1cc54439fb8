/** What is found in the index of the reference for some words. */

/**
 * Something that the reference has: name, kind, address below the reference, and what it is.
 *
 * @typedef {[name: string, kind: string, place: string, summary: string]} Entry
 */

/**
 * How well an entry fits, 0 if it does not: every word must be there, best at the start of the name
 * itself, else in the full name, else in what is said of it.
 *
 * @param {Entry} entry
 * @param {string[]} words in lower case
 */
export function fit([name, , , summary], words) {
  const full = name.toLowerCase();
  const own = full.slice(full.lastIndexOf(".") + 1);
  let points = 0;
  for (const word of words) {
    if (own === word) points += 8;
    else if (own.startsWith(word)) points += 4;
    else if (full.includes(word)) points += 2;
    else if (summary.toLowerCase().includes(word)) points += 1;
    else return 0;
  }
  return points;
}

/**
 * The entries that fit, best first, then the shorter name.
 *
 * @param {Entry[]} all
 * @param {string} text
 */
export function found(all, text) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (!words.length) return [];
  return all
    .map((entry) => ({ entry, points: fit(entry, words) }))
    .filter(({ points }) => points)
    .sort((a, b) => b.points - a.points || a.entry[0].length - b.entry[0].length)
    .map(({ entry }) => entry);
}
