// Whether the oldest browsers that the site is for (package.json, "browserslist") know what its style sheets
// say. How style sheets are written is Biome's matter.

/** All that every browser had by then; the oldest are of the year after. */
const AVAILABLE = 2022;

const RULE = "plugin/use-baseline";

/** Chrome 105, Firefox 110, Safari 16. */
const CONTAINERS = {
  ignoreAtRules: ["container"],
  ignoreUnits: ["cqw", "cqh"],
  ignoreProperties: { "container-type": ["/.+/"] },
};

/** What may be missing: the page looks plainer, or a browser has its own way. */
const OPTIONAL = [
  ...["accent-color", "field-sizing", "forced-color-adjust", "outline", "overscroll-behavior"],
  ...["resize", "scrollbar-gutter", "text-wrap"],
  // How it prints.
  ...["break-after", "content-visibility", "print-color-adjust"],
];

/** They stand beside the same with -webkit-. */
const PREFIXED = ["mask", "user-select"];

const options = {
  available: AVAILABLE,
  ...CONTAINERS,
  ignoreProperties: {
    ...CONTAINERS.ignoreProperties,
    ...Object.fromEntries([...OPTIONAL, ...PREFIXED].map((property) => [property, ["/.+/"]])),
    "font-family": ["ui-monospace"],
  },
};

/** Of style sheets that the build lowers (browsers.mjs), and of the polyfill of popovers. */
const LOWERED = {
  ...options,
  ignoreAtRules: [...options.ignoreAtRules, "page", "property"],
  ignoreFunctions: ["light-dark"],
  ignoreSelectors: ["popover-open"],
};

export default {
  plugins: ["stylelint-plugin-use-baseline"],
  rules: { [RULE]: [true, options] },
  overrides: [
    { files: ["**/*.css"], rules: { [RULE]: [true, LOWERED] } },
    { files: ["**/*.js"], customSyntax: "postcss-lit" },
  ],
};
