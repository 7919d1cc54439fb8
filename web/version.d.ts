/** The version of the package `cicada`; the bundler knows it. */
declare const VERSION: string;
