/**
 * The value that comes most often, the first of several; undefined where there is none.
 *
 * @template T
 * @param {T[]} values
 */
export function mostFrequent(values) {
  /** @type {Map<T, number>} */
  const counts = new Map();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return [...counts.keys()].find((value) => counts.get(value) === most);
}
