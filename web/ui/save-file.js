/**
 * Give the person a file to keep.
 *
 * @param {Blob} file
 * @param {string} name
 */
export function saveFile(file, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000); // browsers fetch it after the click
}
