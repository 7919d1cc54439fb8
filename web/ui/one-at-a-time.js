/**
 * Work that is asked for again while it goes on: it is done once more then, however often it was
 * asked for, with what is there by then.
 *
 * @param {() => Promise<void>} work must not reject
 */
export function oneAtATime(work) {
  let isRunning = false;
  let isWantedAgain = false;
  return async () => {
    isWantedAgain = true;
    if (isRunning) return;
    isRunning = true;
    while (isWantedAgain) {
      isWantedAgain = false;
      await work();
    }
    isRunning = false;
  };
}
