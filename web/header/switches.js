/** The header's switches: theme and sound, as they were chosen on this device, in a menu that opens in every browser. */
import { providePopovers } from "../ui/popovers.js";
import { hear, switchSound } from "../ui/sound.js";
import { asTheme, show } from "../ui/theme.js";

/**
 * @param {HTMLElement} header
 * @param {import("../midend/storage.js").Storage} storage
 * @param {(load: () => Promise<void>) => unknown} [bring] loads what some browsers need for the menu
 */
export function connectSwitches(header, storage, bring = (load) => load()) {
  bring(providePopovers);
  const theme = asTheme(storage.get("theme", "auto"));
  const sound = Boolean(storage.get("sound", false));
  show(theme);
  switchSound(sound);
  const chosen = { theme, sound: sound ? "on" : "off" };
  for (const [name, value] of Object.entries(chosen)) {
    const input = header.querySelector(`input[name=${name}][value=${value}]`);
    if (input instanceof HTMLInputElement) input.checked = true;
  }
  header.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    if (target.name === "theme") {
      const theme = asTheme(target.value);
      show(theme);
      storage.set("theme", theme);
    } else if (target.name === "sound") {
      const on = target.value === "on";
      switchSound(on);
      storage.set("sound", on);
      hear("move");
    }
  });
}
