/** Popovers, in browsers without any of their own as well: Chrome before 114, Safari before 17, Firefox before 125. */

/** Lets popovers of this page open. */
export async function providePopovers() {
  if ("popover" in HTMLElement.prototype) return;
  const { apply } = await import("@oddbird/popover-polyfill/fn");
  apply();
}
