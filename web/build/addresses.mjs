// What of the site has whole addresses, since others read it from elsewhere: chats that show a picture
// of a page, search engines. It needs the address that the site will have.

import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** @param {string} text */
const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

/**
 * Gives each page of a built site its address and that of its picture, and lists the pages in a
 * sitemap (https://www.sitemaps.org/protocol.html).
 *
 * @param {string} out the folder of the site
 * @param {string} site its address, with a slash at its end
 */
export async function writeAddresses(out, site) {
  const files = await readdir(out, { recursive: true });
  const pages = files
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => /\.html$/.test(path));
  const addresses = [];
  for (const path of pages.sort()) {
    const address = new URL(path.replace(/(^|\/)index\.html$/, "$1"), site).href;
    const text = await readFile(join(out, path), "utf8");
    // One that only leads to another, and one that no search is to find.
    if (/rel="canonical"|content="noindex"/.test(text)) continue;
    const head = `<link rel="canonical" href="${escaped(address)}">
    <meta property="og:url" content="${escaped(address)}">
  </head>`;
    const html = text
      .replace(
        /(property="og:image" content=")([^"]+)/,
        (_, before, image) => before + escaped(new URL(image, address).href),
      )
      .replaceAll(
        /(hreflang="\w+" href=")([^"]*)/g,
        (_, before, page) => before + escaped(new URL(page, address).href),
      )
      .replace("</head>", `  ${head}`);
    await writeFile(join(out, path), html);
    addresses.push(address);
  }
  const list = addresses.map((address) => `  <url><loc>${escaped(address)}</loc></url>`);
  await writeFile(
    join(out, "sitemap.xml"),
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${list.join("\n")}
</urlset>
`,
  );
}
