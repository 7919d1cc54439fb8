/** Loads the page again. */

/** @type {() => Promise<unknown>} */
let keep = async () => {};

/** @param {() => Promise<unknown>} run never rejects; keeps what would be lost */
export function beforeReload(run) {
  keep = run;
}

/** What is not kept by then is given up, in milliseconds: the person wants the page. */
const PATIENCE = 2000;

export async function reload() {
  await Promise.race([keep(), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  location.reload();
}
