/**
 * A SCORM 1.2 package of one puzzle. It holds a page with a frame on this site and the script that
 * reports to the learning platform; the puzzle itself stays here, so that it is kept up to date
 * and the package needs a few kilobytes.
 */
import { strToU8, zipSync } from "fflate";
import { root } from "./router.js";

/** @param {string} text */
const escaped = (text) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** @param {string} title */
const manifest = (title) => `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="cicada" version="1.0"
  xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2"
  xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2">
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>1.2</schemaversion>
  </metadata>
  <organizations default="puzzles">
    <organization identifier="puzzles">
      <title>${escaped(title)}</title>
      <item identifier="puzzle" identifierref="page">
        <title>${escaped(title)}</title>
      </item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="page" type="webcontent" adlcp:scormtype="sco" href="index.html">
      <file href="index.html"/>
      <file href="scorm.js"/>
    </resource>
  </resources>
</manifest>
`;

/** @param {string} title @param {string} frame */
const page = (title, frame) => `<!doctype html>
<html lang="en">
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${escaped(title)}</title>
  <body style="margin: 0">
    <iframe src="${escaped(frame)}" title="${escaped(title)}" allow="clipboard-write"
      style="display: block; width: 100%; height: 640px; border: 0"></iframe>
    <script src="scorm.js"></script>
  </body>
</html>
`;

/**
 * @param {string} title
 * @param {string} frame the address of the puzzle, shown for a frame
 */
export async function scormPackage(title, frame) {
  const script = await fetch(new URL("embed/scorm.js", root));
  const files = {
    "imsmanifest.xml": strToU8(manifest(title)),
    "index.html": strToU8(page(title, frame)),
    "scorm.js": new Uint8Array(await script.arrayBuffer()),
  };
  return new Blob([/** @type {BlobPart} */ (zipSync(files))], { type: "application/zip" });
}
