/**
 * The page for addresses that lead nowhere. A host shows it at any of them, so what it names lies in the
 * site's folder, wherever that is: the nearest folder above that has the list of the site's files.
 */
import { connectSwitches } from "../header/switches.js";
import { Storage } from "../midend/storage.js";
import { repairedAddress } from "./repaired-address.js";

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

/** What is named below the site's folder. */
const links = () => [...document.querySelectorAll(`[href^="${dataset.root}"]`)];

/** @param {string} folder of the site */
function setRight(folder) {
  const { root = "" } = dataset;
  for (const link of links()) {
    const path = link.getAttribute("href") ?? "";
    link.setAttribute("href", folder + path.slice(root.length));
  }
  dataset.root = folder;
}

/** Lead on to where the address was to lead; where its name had to be guessed, only offer that. */
function repair() {
  const { root = "" } = dataset;
  const { pathname, search, hash } = location;
  const named = links().map((link) => link.getAttribute("href")?.slice(root.length) ?? "");
  const names = named.filter((path) => /^[a-z]+\/$/.test(path)).map((path) => path.slice(0, -1));
  const repaired = repairedAddress(pathname.slice(root.length) + search + hash, names);
  if (!repaired || root + repaired.address === pathname + search + hash) return;
  if (repaired.isSure) {
    location.replace(root + repaired.address);
    return;
  }
  for (const offer of document.querySelectorAll("[data-offer]")) {
    const link = offer.querySelector("a");
    link?.setAttribute("href", root + repaired.address);
    link?.append(repaired.address);
    offer.removeAttribute("hidden");
  }
}

async function findWay() {
  const folder = await siteFolder();
  if (folder) setRight(folder);
  repair();
}

connectSwitches(/** @type {HTMLElement} */ (document.querySelector(".site-header")), new Storage());
findWay();
