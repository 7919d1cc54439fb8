/** What a page may wait for that is not its own work: answers of Python, modules that are read, short pauses. */

/** How many of them there are. */
let count = 0;

/** Whatever is seen of the page now stays, but for what it still has to draw. */
export const isQuiet = () => count === 0;

/** Something is under way. @returns {() => void} to be called when it has arrived, once or more often */
export function begun() {
  let ending = 1;
  count += 1;
  return () => {
    count -= ending;
    ending = 0;
  };
}

/** Change the number of modules being read. @param {number} change */
export function read(change) {
  count += change;
}
