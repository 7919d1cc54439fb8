// Whether the oldest browsers that the site is for (package.json, "browserslist") have what its scripts
// call. How code is written is Biome's matter.
import baseline from "eslint-plugin-baseline-js";

/** All that every browser had by then; the oldest are of the year after. */
const AVAILABLE = 2022;

/** What they have besides, and what is asked for before it is used. */
const BESIDES = [
  "abortsignal-timeout", // Chrome 103, Firefox 100, Safari 16
  "async-clipboard", // asked for
  "compression-streams", // Chrome 80, Firefox 113, Safari 16.4
  "constructed-stylesheets", // Chrome 73, Firefox 101, Safari 16.4
  "js-modules-workers", // Chrome 80, Firefox 114, Safari 15
  "share", // asked for
  "top-level-await", // Chrome 89, Firefox 89, Safari 15, for modules without cycles
];

const builtins = { preset: "auto" };

export default [
  {
    files: ["**/*.js"],
    ignores: ["build/**", "pyodide/build/**"],
    plugins: { "baseline-js": baseline },
    rules: {
      "baseline-js/use-baseline": [
        "error",
        {
          available: AVAILABLE,
          ignoreFeatures: BESIDES,
          includeWebApis: builtins,
          includeJsBuiltins: builtins,
        },
      ],
    },
  },
];
