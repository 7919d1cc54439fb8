/** Light, dark, or as the device has it. */

/** @typedef {"auto" | "light" | "dark"} Theme */

/** @type {Theme[]} */
export const THEMES = ["auto", "light", "dark"];

/** @param {unknown} value @returns {Theme} */
export const asTheme = (value) => THEMES.find((theme) => theme === value) ?? "auto";

/** @param {Theme} theme */
export function show(theme) {
  if (theme === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}
