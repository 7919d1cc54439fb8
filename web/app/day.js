/** The puzzle of the day: today's, what was solved, the streak, and a calendar of all before. */
import { css, html, LitElement, nothing } from "lit";
import { classMap } from "lit/directives/class-map.js";
import { dayText, later, SavedDays, weekday } from "../midend/days.js";
import { dailyId } from "../share/puzzle-links.js";
import { address } from "../share/router.js";
import { dialogOf } from "../ui/dialog.js";
import { required } from "../ui/events.js";
import { icon } from "../ui/icons.js";
import { locale, msg, plural, str } from "../ui/language.js";
import { shared } from "../ui/styles.js";

/** @typedef {import("../midend/game-entry.js").GameEntry} GameEntry */
/** @typedef {import("../python/contract.js").daily.Daily} Daily */
/** @typedef {import("../midend/services.js").Services} Services */

const MINUTE = 60_000;

/** Dates are written as people write them, in any time zone of the device.
 * @param {Intl.DateTimeFormatOptions} options */
const written = (options) => {
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" });
  return (/** @type {string} */ day) => format.format(new Date(`${day}T00:00Z`));
};
const dayAndMonth = written({ day: "numeric", month: "long" });
const monthAndYear = written({ month: "long", year: "numeric" });
const MONDAY = "2026-01-05";
const DAYS = Array.from({ length: 7 }, (_, i) => written({ weekday: "long" })(later(MONDAY, i)));

/** @param {number} count @param {"hour" | "minute"} unit */
const counted = (count, unit) =>
  new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" }).format(count);

/** The time until the next puzzle, on the clock on the wall. @param {Date} now */
export function untilNext(now) {
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  const minutes = Math.ceil((midnight.getTime() - now.getTime()) / MINUTE);
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours && counted(hours, "hour"), (rest || !hours) && counted(rest, "minute")]
    .filter(Boolean)
    .join(" ");
}

class CicadaDay extends LitElement {
  static properties = {
    entry: { attribute: false },
    services: { attribute: false },
    _month: { state: true },
    _daily: { state: true },
  };

  static styles = [
    shared,
    css`
      .date {
        font: var(--title) / 1.2 var(--serif);
        text-wrap: balance;
      }

      .today {
        display: grid;
        gap: var(--step);
      }

      .streak {
        font-size: var(--text-large);
      }

      .streak strong {
        font: var(--title) / 1 var(--serif);
      }

      .month {
        flex-wrap: nowrap;
        justify-content: space-between;
        margin-top: calc(2 * var(--step));
      }

      table {
        width: 100%;
        table-layout: fixed;
        font-variant-numeric: tabular-nums;
      }

      th {
        padding: 4px 0;
        color: var(--quiet);
        font: 400 var(--text-small) / 1 var(--sans);
      }

      td {
        padding: 2px;
        text-align: center;
      }

      td a,
      td span.day {
        position: relative;
        display: grid;
        place-items: center;
        min-height: 40px;
        border: 1px solid transparent;
        border-radius: var(--radius);
        color: inherit;
        text-decoration: none;
      }

      td a:hover {
        border-color: var(--control);
      }

      .day.ahead {
        color: var(--quiet);
      }

      .day.now {
        border-color: var(--accent);
        box-shadow: inset 0 0 0 1px var(--accent);
      }

      .day.solved {
        background: var(--tint);
      }

      .day.counts {
        background: var(--accent);
        color: var(--on-accent);
      }

      .day.missed {
        border: 1px dashed var(--control);
      }

      abbr {
        text-decoration: none;
      }

      .month button:disabled {
        opacity: 0.3;
      }

      .key {
        display: flex;
        flex-wrap: wrap;
        gap: 4px calc(2 * var(--step));
      }

      .key li {
        display: flex;
        align-items: center;
        gap: var(--step);
      }

      .key .day {
        width: 20px;
        height: 20px;
        border-radius: 5px;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {GameEntry} */
    this.entry = required();
    /** @type {Services} */
    this.services = required();
    /** The first day of the month that is shown. */
    this._month = "";
    /** What Python has told of today. @type {Daily | undefined} */
    this._daily = undefined;
  }

  #clock = 0;
  #game = "";

  async show() {
    const today = dayText(new Date());
    this._month = firstOf(today);
    if (this.#game !== this.entry.name) this._daily = undefined;
    this.#game = this.entry.name;
    clearInterval(this.#clock);
    this.#clock = setInterval(() => this.requestUpdate(), MINUTE / 2);
    this.requestUpdate();
    await this.updateComplete;
    dialogOf(this).show();
    const request = { do: "daily", game: this.#game, date: today };
    const daily = await this.services.python.ask(request).catch(() => undefined);
    if (request.game === this.#game) this._daily = daily;
  }

  close() {
    dialogOf(this).close();
  }

  render() {
    if (!this.entry || !this._month) return nothing;
    const now = new Date();
    const today = dayText(now);
    const days = new SavedDays(this.services.storage, this.entry.name);
    return html`
      <cicada-dialog heading=${msg("Puzzle of the day")} @close=${() => clearInterval(this.#clock)}>
        <div class="stack">
          ${this.#renderToday(days, now)}
          ${this.#renderMonth(days, today, now)}
        </div>
      </cicada-dialog>
    `;
  }

  /** @param {SavedDays} days @param {Date} now */
  #renderToday(days, now) {
    const today = dayText(now);
    const solved = days.has(today);
    const streak = days.streak(today, now.getTime());
    const kind = this._daily?.kinds[weekday(today)];
    return html`
      <div class="today">
        <p class="date">${DAYS[weekday(today)]}, ${dayAndMonth(today)}</p>
        <p class="quiet">${kind ? `${msg(str`Today ${kind}.`)} ` : ""}${msg(str`The next one comes in ${untilNext(now)}.`)}</p>
        ${
          solved
            ? html`<p>${icon("check")} ${msg("Solved.")} <a href=${this.#address(today)} @click=${this.close}>${msg("Look at it")}</a></p>`
            : html`<p><a class="button primary" href=${this.#address(today)} @click=${this.close}>${msg("Play it")}</a></p>`
        }
        <p class="streak">${
          streak.days ? streakOf(streak.days, solved) : msg("Solve it today, and a streak begins.")
        }</p>
      </div>
    `;
  }

  /** @param {SavedDays} days @param {string} today @param {Date} now */
  #renderMonth(days, today, now) {
    const month = this._month;
    const solved = new Set(days.all.map(({ day }) => day));
    const counts = days.counting(now.getTime());
    const missed = new Set(days.streak(today, now.getTime()).missed);
    const next = firstOf(later(month, 31));
    const kinds = this._daily?.kinds;
    /** @type {string[][]} */
    const weeks = [];
    for (let day = later(month, -weekday(month)); day < next; day = later(day, 7))
      weeks.push(Array.from({ length: 7 }, (_, i) => later(day, i)));
    return html`
      <div class="row month">
        <button class="plain" aria-label=${msg("The month before")} ?disabled=${month <= EARLIEST}
          @click=${() => this.#go(firstOf(later(month, -1)))}>${icon("left")}</button>
        <h3 aria-live="polite">${monthAndYear(month)}</h3>
        <button class="plain" aria-label=${msg("The next month")} ?disabled=${next > today}
          @click=${() => this.#go(next)}>${icon("right")}</button>
      </div>
      <table>
        <thead><tr>${DAYS.map(
          (name, i) =>
            html`<th scope="col" title=${kinds?.[i] ?? name}><abbr title=${name} aria-label=${name}>${name.slice(0, 2)}</abbr></th>`,
        )}</tr></thead>
        <tbody>${weeks.map(
          (week) =>
            html`<tr>${week.map((day) =>
              day < month || day >= next
                ? html`<td></td>`
                : html`<td>${this.#renderDay(day, {
                    now: day === today,
                    ahead: day > today,
                    counts: counts.has(day),
                    solved: solved.has(day),
                    missed: missed.has(day),
                  })}</td>`,
            )}</tr>`,
        )}</tbody>
      </table>
      <ul class="key quiet" aria-label=${msg("Marks")}>
        <li><span class="day counts"></span> ${msg("solved on its day")}</li>
        <li><span class="day solved"></span> ${msg("later")}</li>
        <li><span class="day missed"></span> ${msg("forgiven: one missed day a week")}</li>
      </ul>
      <p class="quiet">${
        kinds
          ? msg(str`Puzzles grow harder from Monday to Sunday, from ${kinds[0]} to ${kinds[6]}.`)
          : msg("Puzzles grow harder from Monday to Sunday.")
      } ${msg("What you solved is kept on this device only.")}</p>
    `;
  }

  /** @param {string} day @param {Record<"now" | "ahead" | "counts" | "solved" | "missed", boolean>} is */
  #renderDay(day, is) {
    const number = Number(day.slice(-2));
    const classes = classMap({ day: true, ...is });
    if (is.ahead) return html`<span class=${classes}>${number}</span>`;
    const how = is.counts
      ? msg("solved on its day")
      : is.solved
        ? msg("solved later")
        : is.missed && msg("missed and forgiven");
    const label = [dayAndMonth(day), is.now && msg("today"), how].filter(Boolean).join(", ");
    return html`<a class=${classes} href=${this.#address(day)} aria-label=${label} title=${label}
      @click=${this.close}>${number}</a>`;
  }

  /** @param {string} day */
  #address = (day) => address({ game: this.entry.name, id: dailyId(day) });

  /** @param {string} month */
  #go(month) {
    this._month = month;
  }
}

/** @param {number} days @param {boolean} solved today too */
function streakOf(days, solved) {
  const count = html`<strong>${days}</strong>`;
  return solved
    ? plural(days, {
        one: msg(html`${count} day in a row`),
        other: msg(html`${count} days in a row`),
      })
    : plural(days, {
        one: msg(html`${count} day in a row; today goes on with it`),
        other: msg(html`${count} days in a row; today goes on with it`),
      });
}

/** The first month of the calendar. */
const EARLIEST = "2026-01-01";

/** @param {string} day */
const firstOf = (day) => `${day.slice(0, 8)}01`;

customElements.define("cicada-day", CicadaDay);

/** The module is loaded when the dialog is first wanted. */
const dialog = document.body.appendChild(new CicadaDay());

/** @param {GameEntry} entry @param {Services} services */
export function dayDialog(entry, services) {
  Object.assign(dialog, { entry, services });
  dialog.show();
}
