/** A link as a QR code. */
import { css, html } from "lit";
import { encode } from "uqr";
import { msg } from "../ui/language.js";

export const qrStyles = css`
  .qr {
    justify-self: center;
    width: min(100%, 208px);
    padding: calc(2 * var(--step));
    border-radius: var(--radius);
    background: var(--code-light);
    color: var(--code-dark);
  }
`;

/** @param {string} url */
export function qrCode(url) {
  const { data, size } = encode(url, { ecc: "L", border: 0 });
  const dark = data.flatMap((row, y) => row.map((set, x) => (set ? `M${x} ${y}h1v1h-1z` : "")));
  return html`
    <svg class="qr" role="img" aria-label=${msg("QR code of the link")} viewBox="0 0 ${size} ${size}"
      shape-rendering="crispEdges" fill="currentColor"><path d=${dark.join("")} /></svg>
  `;
}
