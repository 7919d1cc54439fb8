/** What is known of a page beside the games before it is opened: its meta.js. */
export interface PageMeta {
  /** Its folder in addresses; its element is called cicada-NAME. */
  name: string;
  title: string;
  /** For search engines and bookmarks. */
  description: string;
  /** Whether it fills the window, as a game does; any other page is as high as what it says. */
  fills?: boolean;
  /**
   * Whether it holds the sealed frame for programs, as for those of students. Its document has a policy of its own
   * then, so that it is entered and left by loading a page.
   */
  holdsBox?: boolean;
}
