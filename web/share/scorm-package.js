/**
 * A SCORM package of one puzzle: a page with a frame and the script that reports to the learning
 * platform. The frame shows this site, which keeps the puzzle up to date and the package small; or the
 * package holds the whole site, and works offline and behind a filter.
 */
import { strToU8, zipSync } from "fflate";
import { HEIGHT } from "./embed/frame-size.js";
import { root } from "./router.js";

/** @typedef {"1.2" | "2004"} Standard */
/**
 * @typedef {object} Packaging
 * @property {string} title
 * @property {string} language that the title is written in
 * @property {string} frame the address of the puzzle, shown for a frame
 * @property {string} counts the id of the puzzle, or of the exercise, that is reported
 * @property {"puzzle" | "exercise"} kind
 * @property {Standard} standard
 * @property {number} pass the lowest score that is passed
 * @property {boolean} whole whether the package holds the site
 */
/** @typedef {Record<string, number>} Sizes the files of the site and their sizes in bytes */

/** The folder of the site in a package that holds it. */
const SITE = "site/";

/** Files that are compressed already. */
const COMPRESSED = /\.(bin|png|woff2)$/;

/** @returns {Promise<Sizes>} */
async function siteFiles() {
  const response = await fetch(new URL("files.json", root));
  return response.json();
}

/** How many bytes the site has. */
export async function siteSize() {
  return Object.values(await siteFiles()).reduce((sum, size) => sum + size, 0);
}

/** @param {string} text */
const escaped = (text) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** The part of the manifest that differs. @type {Record<Standard, { spaces: string, version: string, type: string, sequencing: string }>} */
const MANIFESTS = {
  1.2: {
    spaces: `xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2"
  xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2"`,
    version: "1.2",
    type: "adlcp:scormtype",
    sequencing: "",
  },
  2004: {
    spaces: `xmlns="http://www.imsglobal.org/xsd/imscp_v1p1"
  xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_v1p3"
  xmlns:imsss="http://www.imsglobal.org/xsd/imsss"`,
    version: "2004 3rd Edition",
    type: "adlcp:scormType",
    // The package says what is completed and passed, not the platform by itself.
    sequencing: `
        <imsss:sequencing>
          <imsss:deliveryControls completionSetByContent="true" objectiveSetByContent="true"/>
        </imsss:sequencing>`,
  },
};

/** @param {Packaging} packaging @param {string[]} files */
function manifest({ title, standard, counts }, files) {
  const name = counts.replaceAll(/\W+/g, "-");
  // A long id is cut in the middle: it ends in a check of all of it.
  const identifier = name.length > 60 ? `${name.slice(0, 40)}-${name.slice(-10)}` : name;
  const { spaces, version, type, sequencing } = MANIFESTS[standard];
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="cicada-${identifier}" version="1.0"
  ${spaces}>
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>${version}</schemaversion>
  </metadata>
  <organizations default="puzzles">
    <organization identifier="puzzles">
      <title>${escaped(title)}</title>
      <item identifier="puzzle" identifierref="page">
        <title>${escaped(title)}</title>${sequencing}
      </item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="page" type="webcontent" ${type}="sco" href="index.html">
${files.map((file) => `      <file href="${escaped(file)}"/>`).join("\n")}
    </resource>
  </resources>
</manifest>
`;
}

/** @param {Packaging} packaging @param {string} frame */
const page = ({ title, language, standard, pass, counts, kind }, frame) => `<!doctype html>
<html lang="${language}">
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${escaped(title)}</title>
  <body style="margin: 0">
    <iframe data-src="${escaped(frame)}" title="${escaped(title)}" allow="clipboard-write"
      style="display: block; width: 100%; height: max(100vh, ${HEIGHT}px); border: 0"></iframe>
    <script src="scorm.js" data-standard="${standard}" data-${kind}="${escaped(counts)}" data-pass="${pass}"></script>
  </body>
</html>
`;

/** @param {string} path below the root of the site */
async function fetched(path) {
  const response = await fetch(new URL(path, root));
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

/**
 * The address of the frame in a package that holds the site: platforms serve no folders, and the
 * page of a folder is named there.
 *
 * @param {string} frame
 */
function packagedAddress(frame) {
  const url = new URL(frame);
  return `${SITE}${url.pathname.slice(root.pathname.length)}index.html${url.search}${url.hash}`;
}

/** @param {Packaging} packaging @returns {Promise<Blob>} */
export async function scormPackage(packaging) {
  const { frame, whole } = packaging;
  const paths = whole ? Object.keys(await siteFiles()) : [];
  const site = await Promise.all(paths.map((path) => fetched(path.replace(/index\.html$/, ""))));
  const address = whole ? packagedAddress(frame) : frame;
  /** @type {import("fflate").Zippable} */
  const files = {
    "index.html": strToU8(page(packaging, address)),
    "scorm.js": await fetched("embed/scorm.js"),
  };
  for (const [i, path] of paths.entries())
    files[SITE + path] = [site[i], { level: COMPRESSED.test(path) ? 0 : 6 }];
  const listed = manifest(packaging, Object.keys(files));
  const zip = zipSync({ "imsmanifest.xml": strToU8(listed), ...files });
  return new Blob([/** @type {BlobPart} */ (zip)], { type: "application/zip" });
}
