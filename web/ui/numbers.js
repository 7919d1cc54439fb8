/** Numbers as the page's language writes them. */
import { language } from "./language.js";

const NUMBER = new Intl.NumberFormat(language);

/** @param {number} value */
export const number = (value) => NUMBER.format(value);

/** A small number with a tenth, others whole. @param {number} value */
export const rounded = (value) =>
  number(value < 10 ? Math.round(value * 10) / 10 : Math.round(value));

/**
 * @param {number} value
 * @param {number} decimals that are written, zeros too
 * @param {Intl.NumberFormatOptions} [how]
 */
export const fixed = (value, decimals, how) =>
  new Intl.NumberFormat(language, {
    ...how,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(value);

/** @param {number} share 1 for all @param {number} decimals */
export const percent = (share, decimals) => fixed(share, decimals, { style: "percent" });
