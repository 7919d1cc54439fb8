/** What the page's parts stand on, handed to each that needs it. */
export interface Services {
  python: import("../python/client.js").Python;
  storage: import("./storage.js").Storage;
}
