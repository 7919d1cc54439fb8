// The content policy of the pages: what they may load and run, and nothing else.
// https://www.w3.org/TR/CSP3/ and https://www.w3.org/TR/trusted-types/

/** @type {Record<string, string[]>} */
const DIRECTIVES = {
  "default-src": ["'none'"],
  "script-src": ["'self'", "'wasm-unsafe-eval'"],
  "style-src": ["'self'"],
  "img-src": ["'self'"],
  "font-src": ["'self'"],
  "connect-src": ["'self'"],
  "worker-src": ["'self'"],
  "frame-src": ["'self'"],
  "manifest-src": ["'self'"],
  "base-uri": ["'none'"],
  "form-action": ["'none'"],
  // No text becomes HTML or the address of a script, but through Lit's templates and our own check.
  "require-trusted-types-for": ["'script'"],
  "trusted-types": ["lit-html", "cicada"],
};

/**
 * The policy as a text.
 *
 * @param {Record<string, string[]>[]} more what a page needs besides, by directive
 */
export const policy = (...more) =>
  Object.entries(DIRECTIVES)
    .map(([name, sources]) => [name, ...sources, ...more.flatMap((each) => each[name] ?? [])])
    .map((words) => words.join(" "))
    .join("; ");
