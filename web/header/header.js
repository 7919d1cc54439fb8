/** The header and the footer of every page: in the application, and written into the pages of text. */
import { html, nothing } from "lit";
import { GAMES } from "../games/index.js";
import { icon } from "../ui/icons.js";
import { LANGUAGES, language, msg } from "../ui/language.js";
import { OFFERS } from "../ui/languages.js";
import { THEMES } from "../ui/theme.js";
import { GROUPS, HELP, HOME, LINKS, TABS, TODAY } from "./links.js";

/** @typedef {import("./links.js").Link} Link */

/**
 * @typedef {object} Place The page that header and footer stand on
 * @property {string} name as in its link
 * @property {boolean} [within] whether it is a page below that one
 * @property {boolean} [titled] whether the header has its main heading
 * @property {(link: Link) => string} address
 * @property {(language: string) => string | undefined} inLanguage its address in another language,
 *   undefined if it has none
 * @property {{ date: number, solved: boolean }} [day] the day of the month, and whether
 *   its puzzle is solved
 */

const THEME_NAMES = {
  auto: msg("as the device"),
  light: msg("light"),
  dark: msg("dark"),
};

/** @param {Place} place */
export function headerOf(place) {
  const { name, titled, inLanguage } = place;
  const title = LINKS.find((link) => link.name === name && !link.id)?.title ?? HOME.title;
  return html`
    <a class="name" href=${place.address(HOME)} aria-current=${name ? nothing : "page"}>
      ${CICADA} <span>Cicada</span>
    </a>
    ${titled ? html`<h1 class="here">${title}</h1>` : html`<p class="here" aria-hidden="true">${title}</p>`}
    <nav class="tabs" aria-label=${msg("Games and lab")}>
      ${TABS.map((link) => linkTo(link, place))}
    </nav>
    <div class="tools">
      ${renderDay(place)}
      <button class="more" type="button" popovertarget="more">
        <span>${msg("More")}</span> ${icon("menu")}
      </button>
      <a class="help" href=${place.address(HELP)} aria-label=${HELP.title} title=${HELP.title}>${icon("help")}</a>
    </div>
    <div id="more" popover>
      <nav aria-label=${msg("All pages")}>
        <ul class="games">
          ${GAMES.map((game) => html`<li>${linkTo(game, place, html`${game.drawing} ${game.title}`)}</li>`)}
        </ul>
        ${GROUPS.map(({ title, links }, i) => renderGroup(title, i ? links : [...links, ...OTHER_TABS], place))}
      </nav>
      <div class="switches">${renderSwitches(place)}</div>
    </div>
    ${inLanguage(language) ? renderOffers(inLanguage) : nothing}
  `;
}

/** @param {Place} place */
export const footerOf = (place) => html`
  <div class="about">
    <a class="name" href=${place.address(HOME)}>${CICADA} <span>Cicada</span></a>
    <p>${msg(
      "Three puzzles, played perfectly by Python in your browser. No accounts; nothing about you leaves this device.",
    )}</p>
    <p><a href=${place.address(LICENCES)}>${LICENCES.title}</a></p>
  </div>
  <nav aria-label=${msg("Pages")}>
    ${renderGroup(msg("Games"), TABS, place)}
    ${GROUPS.map(({ title, links }) => renderGroup(title, links, place))}
  </nav>
`;

/** What is in the menu only where there are no tabs, besides the games. */
const OTHER_TABS = TABS.slice(GAMES.length);

/** @type {Link} */
const LICENCES = { name: "licences.txt", title: msg("Licences") };

/** @param {string} title @param {Link[]} links @param {Place} place */
const renderGroup = (title, links, place) => html`
  <section>
    <h2>${title}</h2>
    <ul>${links.map((link) => html`<li class=${OTHER_TABS.includes(link) ? "tab" : nothing}>${linkTo(link, place)}</li>`)}</ul>
  </section>
`;

/**
 * @param {Link} link
 * @param {Place} place
 * @param {unknown} [content]
 */
function linkTo(link, { name, within, address }, content = link.title) {
  const here = link.name === name && !link.id;
  const { about } = link;
  return html`<a href=${address(link)} aria-current=${here ? (within ? "true" : "page") : nothing}>${content}${
    about ? html`<small>${about}</small>` : nothing
  }</a>`;
}

/** The way to today's puzzles; the date is there where it is known. @param {Place} place */
function renderDay({ day, address }) {
  const label = day?.solved ? msg("Today, solved") : TODAY.title;
  return html`<a class="today" href=${address(TODAY)} aria-label=${label} title=${label}>
    <span class=${day?.solved ? "date solved" : "date"} data-text=${day?.date ?? nothing}>${icon("calendar")}</span>
    <span class="word">${TODAY.title}</span>
  </a>`;
}

/** What switches.js listens to. @param {Place} place */
const renderSwitches = ({ inLanguage }) => html`
  <fieldset>
    <legend>${msg("Theme")}</legend>
    ${THEMES.map((theme) => renderChoice("theme", theme, theme, THEME_NAMES[theme]))}
  </fieldset>
  <fieldset>
    <legend>${msg("Sound")}</legend>
    ${renderChoice("sound", "off", "silence", msg("off"))}
    ${renderChoice("sound", "on", "sound", msg("on"))}
  </fieldset>
  ${inLanguage(language) ? renderLanguages(inLanguage) : nothing}
`;

/** @param {string} name @param {string} value @param {string} sign @param {string} label */
const renderChoice = (name, value, sign, label) => html`
  <label title=${label}><input type="radio" name=${name} value=${value} aria-label=${label}>${icon(sign)}</label>
`;

/** Each in its own words. @param {Place["inLanguage"]} inLanguage */
const renderLanguages = (inLanguage) => html`
  <p>
    <span>${msg("Language")}</span>
    ${Object.entries(LANGUAGES).map(
      ([code, own]) =>
        html`<a href=${inLanguage(code) ?? ""} hreflang=${code} lang=${code} aria-current=${code === language ? "true" : nothing}>${own}</a>`,
    )}
  </p>
`;

/** For a reader who prefers another language than the address names; lead-on.js knows. @param {Place["inLanguage"]} inLanguage */
const renderOffers = (inLanguage) =>
  Object.entries(OFFERS)
    .filter(([code]) => code !== language)
    .map(
      ([code, offer]) =>
        html`<a class="offer" href=${inLanguage(code) ?? ""} hreflang=${code} lang=${code}>${offer}</a>`,
    );

const CICADA = html`<svg viewBox="0 0 64 64" width="24" height="24" aria-hidden="true" fill="none" stroke="currentColor"
  stroke-width="3" stroke-linecap="round" stroke-linejoin="round">
  <path d="M32 22c6 4 15 15 17 28-7-1-13-6-17-14-4 8-10 13-17 14 2-13 11-24 17-28zM32 22v32" />
  <path d="M24 20c0-5 3.5-8 8-8s8 3 8 8c-2 3-5 4-8 4s-6-1-8-4z" fill="currentColor" />
  <path d="M25 14l-4-4M39 14l4-4" />
</svg>`;
