/**
 * The page for addresses that lead nowhere. A host shows it at any of them, so what it names lies in the
 * site's folder, wherever that is: the nearest folder above that has the list of the site's files.
 */
import { connectSwitches } from "../header/switches.js";
import { Storage } from "../midend/storage.js";

const { dataset } = document.documentElement;

async function siteFolder() {
  const names = location.pathname.split("/").slice(1, -1);
  for (let depth = names.length; depth >= 0; depth -= 1) {
    const folder = ["", ...names.slice(0, depth), ""].join("/");
    const answer = await fetch(`${folder}files.json`, { method: "HEAD" }).catch(() => undefined);
    // Some hosts answer to every address with a page.
    if (answer?.ok && answer.headers.get("content-type")?.includes("json")) return folder;
  }
  return undefined;
}

async function setRight() {
  const { root = "/" } = dataset;
  const folder = await siteFolder();
  if (!folder || folder === root) return;
  for (const element of document.querySelectorAll(`[href^="${root}"]`)) {
    const path = element.getAttribute("href") ?? "";
    element.setAttribute("href", folder + path.slice(root.length));
  }
}

connectSwitches(/** @type {HTMLElement} */ (document.querySelector(".site-header")), new Storage());
setRight();
