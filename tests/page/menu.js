/** The menu of the header: its button does no more than open it, in a browser. */

const menu = () => document.getElementById("more");

export const openMenu = () => menu().showPopover();

/** As Escape does. */
export function closeMenu() {
  menu().hidePopover();
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
