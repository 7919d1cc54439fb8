// What a host is told of the headers to send: in the form that some hosts read (web/HOSTING.md).

import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { policy } from "./policy.mjs";

const TEMPLATES = join(dirname(dirname(fileURLToPath(import.meta.url))), "hosting");

/** Where in the site each file of web/hosting/ belongs: Netlify and Cloudflare look for theirs. */
const PLACES = {
  _headers: "_headers",
  "nginx.conf": "hosting/nginx.conf",
  "apache.conf": "hosting/apache.conf",
};

/**
 * @param {string} out the folder of the site
 * @param {string} site its address, with a slash at its end; "" where that is not known
 */
export async function writeHosting(out, site) {
  const base = site ? new URL(site).pathname : "/";
  for (const [name, path] of Object.entries(PLACES)) {
    const template = await readFile(join(TEMPLATES, name), "utf8");
    const text = template.replaceAll("BASE", base).replaceAll("POLICY", policy());
    await mkdir(dirname(join(out, path)), { recursive: true });
    await writeFile(join(out, path), text);
  }
}
