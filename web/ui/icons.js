/** Line icons on a 24-unit grid, drawn for this page; each is decoration beside a label. */
import { html, svg } from "lit";

/** @type {Record<string, import("lit").TemplateResult>} */
const PATHS = {
  undo: svg`<path d="M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3"/>`,
  redo: svg`<path d="m15 14 5-5-5-5M20 9H10a6 6 0 0 0 0 12h3"/>`,
  restart: svg`<path d="M4 12a8 8 0 1 0 3-6.2M4 4v5h5"/>`,
  plus: svg`<path d="M12 5v14M5 12h14"/>`,
  minus: svg`<path d="M5 12h14"/>`,
  close: svg`<path d="m6 6 12 12M18 6 6 18"/>`,
  check: svg`<path d="m5 12.5 5 5L19 7"/>`,
  help: svg`<circle cx="12" cy="12" r="9"/><path d="M9.5 9.5a2.5 2.5 0 1 1 3.7 2.2c-.8.5-1.2 1-1.2 1.8M12 17v.010"/>`,
  light: svg`<circle cx="12" cy="12" r="4"/><path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M5.6 18.4 7 17M17 7l1.4-1.4"/>`,
  dark: svg`<path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z"/>`,
  auto: svg`<circle cx="12" cy="12" r="8.5"/><path d="M12 3.5a8.5 8.5 0 0 1 0 17z" fill="currentColor"/>`,
  copy: svg`<rect x="9" y="9" width="11" height="11" rx="2"/><path d="M5 15a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1h9a1 1 0 0 1 1 1"/>`,
  backspace: svg`<path d="M9 5h11a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H9l-6-7zM11 9.5l5 5M16 9.5l-5 5"/>`,
  edit: svg`<path d="m14 6 4 4M4 20l1-5L16 4l4 4L9 19z"/>`,
  up: svg`<path d="M12 19V5M6 11l6-6 6 6"/>`,
  down: svg`<path d="M12 5v14M6 13l6 6 6-6"/>`,
  left: svg`<path d="M19 12H5M11 6l-6 6 6 6"/>`,
  right: svg`<path d="M5 12h14M13 6l6 6-6 6"/>`,
  play: svg`<path d="M7 5v14l12-7z"/>`,
  pause: svg`<path d="M8 5v14M16 5v14"/>`,
  share: svg`<circle cx="6" cy="12" r="2.5"/><circle cx="17" cy="6" r="2.5"/><circle cx="17" cy="18" r="2.5"/><path d="m8.2 10.8 6.6-3.6M8.2 13.2l6.6 3.6"/>`,
  sound: svg`<path d="M4 10v4h3l5 4V6L7 10zM15.5 9.5a4 4 0 0 1 0 5M18 7a8 8 0 0 1 0 10"/>`,
  silence: svg`<path d="M4 10v4h3l5 4V6L7 10zM16 10l4 4M20 10l-4 4"/>`,
  menu: svg`<path d="M5 7h14M5 12h14M5 17h14"/>`,
  calendar: svg`<rect x="3.500" y="5" width="17" height="15.500" rx="3"/><path d="M8 2.500v4M16 2.500v4"/>`,
  settings: svg`<path d="M5 7h8M17 7h2M5 17h2M11 17h8"/><circle cx="15" cy="7" r="2"/><circle cx="9" cy="17" r="2"/>`,
};

/** The size is that of a page whose styles have not arrived. @param {keyof typeof PATHS} name */
export const icon = (
  name,
) => html`<svg class="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" fill="none"
  stroke="currentColor" stroke-width="1.750" stroke-linecap="round" stroke-linejoin="round">${PATHS[name]}</svg>`;
