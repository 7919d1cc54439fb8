/** Whether the page stands in the frame of another one. Also for a script that runs before all modules. */
export const isInFrame = () =>
  globalThis.self !== globalThis.top ||
  new URLSearchParams(globalThis.location?.search).get("embed") === "1";
