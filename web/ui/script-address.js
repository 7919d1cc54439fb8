/**
 * Addresses of workers, which the content policy (build/policy.mjs) takes from here only: those of
 * scripts beside this one. https://www.w3.org/TR/trusted-types/
 */

/** @param {string} address */
function createScriptURL(address) {
  if (new URL(address).origin !== location.origin)
    throw new TypeError(`not of this site: ${address}`);
  return address;
}

/** @typedef {import("trusted-types/lib").TrustedTypePolicyFactory} Factory */
/** Not every browser has it. @type {Factory | undefined} */
const factory = Reflect.get(globalThis, "trustedTypes");
const policy = factory?.createPolicy("cicada", { createScriptURL });

/**
 * @param {URL} url
 * @returns {string} or what stands for it where the browser has Trusted Types
 */
export const scriptAddress = ({ href }) =>
  /** @type {string} */ (
    /** @type {unknown} */ (policy?.createScriptURL(href) ?? createScriptURL(href))
  );
