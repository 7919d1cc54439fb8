/** What the page's parts stand on, handed to each that needs it. */
export interface Services {
  python: import("../python/client.js").Python;
  storage: import("./storage.js").Storage;
}

/** What the whole page offers once a game is over; a frame has none of it. */
export interface Afterwards {
  /** The result as text to pass on; "" until Python has told it. */
  text: () => string;
  /** Today's puzzle of another game, where that is what comes next. */
  next: () => { title: string; href: string } | undefined;
}
