/** Puts a further part of the package, a zip, into a Python that runs. */

const ADD = `
import sys
sys.path.append(ARCHIVE)
for name, module in list(sys.modules.items()):
    if name.partition(".")[0] == "cicada" and hasattr(module, "__path__"):
        module.__path__.append("/".join([ARCHIVE, *name.split(".")]))
`;

/**
 * The package is spread over two zips then, and so is every package in it.
 *
 * @param {import("pyodide").PyodideInterface} python with `cicada` imported
 * @param {string} name
 * @param {ArrayBuffer} bytes
 */
export function addArchive(python, name, bytes) {
  const path = `/lib/${name}.zip`;
  python.FS.writeFile(path, new Uint8Array(bytes));
  python.runPython(ADD.replaceAll("ARCHIVE", JSON.stringify(path)));
}
