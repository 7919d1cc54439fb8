/**
 * A file whose content comes when it is looked at.
 *
 * @param {any} files Pyodide's file system
 * @param {string} path
 * @param {() => Uint8Array} content
 */
export function addLateFile(files, path, content) {
  files.writeFile(path, new Uint8Array());
  Object.defineProperties(files.lookupPath(path).node, {
    contents: { get: content },
    usedBytes: { get: () => content().length },
  });
}
