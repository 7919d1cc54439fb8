/** What every page of text does: the theme chosen on the site; within a frame, its place there. */

import { HeightReport } from "../frames/frame-height.js";
import { connectSwitches } from "../header/switches.js";
import { Storage } from "../midend/storage.js";
import { display } from "../ui/display.js";
import { lazy } from "../ui/lazy.js";
import { tellIn } from "../ui/missing-part.js";
import { asTheme, show } from "../ui/theme.js";

/** In the frame of a course: the page around gives the theme and is told the height. */
function embed() {
  // A link would show the site within the frame.
  for (const link of document.querySelectorAll("a")) link.target = "_blank";
  const heights = new HeightReport(/** @type {HTMLElement} */ (document.querySelector("main")));
  addEventListener("message", ({ source, data }) => {
    if (source !== parent || parent === window || heights.receive(data)) return;
    if (data?.cicada === "theme") show(asTheme(data.theme));
  });
}

if (display.embedded) {
  embed();
  show(display.theme);
} else
  connectSwitches(
    /** @type {HTMLElement} */ (document.querySelector(".site-header")),
    new Storage(),
  );

// Paper has a link's address beside it, which is whole here only.
for (const link of document.querySelectorAll("main a"))
  if (link instanceof HTMLAnchorElement) link.dataset.address = link.href;

/** What can be touched comes when it is first wanted. */
for (const place of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".live"))) {
  const button = /** @type {HTMLButtonElement} */ (place.querySelector("button"));
  button.hidden = false;
  button.addEventListener("click", async () => {
    button.disabled = true;
    const tell = tellIn(place.appendChild(document.createElement("div")));
    const { begin } = await lazy(() => import("./live.js"), tell);
    await begin(place, tell);
    button.remove();
  });
}
