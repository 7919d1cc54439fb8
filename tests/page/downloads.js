/** The files that the page gives to the person to keep (web/ui/save-file.js). */
import "./environment.js";
import { until } from "./page.js";

/** By its address. @type {Map<string, Blob>} */
const files = new Map();
/** @type {{ name: string, file: Blob }[]} */
const saved = [];

URL.createObjectURL = (file) => {
  const address = `blob:${files.size}`;
  files.set(address, file);
  return address;
};

const { click } = HTMLAnchorElement.prototype;
HTMLAnchorElement.prototype.click = function () {
  const file = files.get(this.href);
  if (this.download && file) saved.push({ name: this.download, file });
  else click.call(this);
};

/**
 * Press what gives a file.
 *
 * @param {import("./page.js").Part} part
 * @param {string} name of the button
 * @returns {Promise<{ name: string, file: Blob }>}
 */
export async function download(part, name) {
  const before = saved.length;
  await part.press(name);
  await until(() => saved.length > before, `${name} gives no file`);
  return saved[before];
}
