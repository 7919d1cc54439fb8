/** A long list, a page at a time, fetched when it is looked at. */
import { css, html, nothing } from "lit";
import { LateNote } from "./busy.js";
import { msg, str } from "./language.js";
import { number } from "./numbers.js";

/**
 * Items of a list from an offset on, and how many it has in all.
 *
 * @template [Item=unknown]
 * @typedef {(offset: number, limit: number, how: { signal: AbortSignal }) => Promise<{ items: Item[], total: number }>} Fetch
 */

/** A Lit controller: `render` draws the list into its host. */
export class PagedList {
  #host;
  #size = 0;
  #key = "";
  #offset = 0;
  #total = 0;
  /** Whether the page was not fetched: it was stopped, or refused. */
  #missed = false;
  /** @type {unknown[] | undefined} */
  #items;
  /** Stops the fetching of a page. @type {AbortController | undefined} */
  #fetching;
  #note;

  /** @param {import("lit").ReactiveControllerHost} host */
  constructor(host) {
    this.#host = host;
    this.#note = new LateNote(host);
    host.addController(this);
  }

  hostDisconnected() {
    this.#key = "";
    this.#fetching?.abort();
  }

  /**
   * @template Item
   * @param {object} list
   * @param {string} list.key what the list belongs to; another key starts at its first page
   * @param {number} list.size items on a page
   * @param {Fetch<Item>} list.fetch
   * @param {(item: Item) => unknown} list.show
   */
  render({ key, size, fetch, show }) {
    this.#size = size;
    if (key !== this.#key) {
      this.#key = key;
      this.#offset = 0;
      this.#items = undefined;
      this.#total = 0;
      this.#fetch(fetch);
    }
    const total = this.#total;
    const last = Math.min(this.#offset + this.#size, total);
    const items = /** @type {Item[] | undefined} */ (this.#items);
    return html`
      <ol class="paged" aria-busy=${!items}>${items?.map((item) => html`<li>${show(item)}</li>`)}</ol>
      ${this.#note.render(this.#fetching !== undefined, msg("Python is listing them…"), () => this.#fetching?.abort())}
      ${this.#missed ? html`<div><button class="small" @click=${() => this.#turn(0, fetch)}>${msg("List them again")}</button></div>` : nothing}
      ${
        total > this.#size
          ? html`<div class="row pages">
        <button class="small" ?disabled=${this.#offset === 0}
          @click=${() => this.#turn(-this.#size, fetch)}>${msg("Back")}</button>
        <span class="quiet">${msg(str`${number(this.#offset + 1)} to ${number(last)} of ${number(total)}`)}</span>
        <button class="small" ?disabled=${last >= total}
          @click=${() => this.#turn(this.#size, fetch)}>${msg("On")}</button>
      </div>`
          : nothing
      }
    `;
  }

  /** @param {number} by @param {Fetch} fetch */
  #turn(by, fetch) {
    this.#offset += by;
    this.#fetch(fetch);
    this.#host.requestUpdate();
  }

  /** @param {Fetch} fetch */
  async #fetch(fetch) {
    const fetching = new AbortController();
    const { signal } = fetching;
    this.#fetching = fetching;
    this.#missed = false;
    const found = await fetch(this.#offset, this.#size, { signal }).catch(() => undefined);
    if (fetching !== this.#fetching) return;
    this.#items = found?.items ?? [];
    this.#total = found?.total ?? this.#total;
    this.#missed = !found;
    this.#fetching = undefined;
    this.#host.requestUpdate();
  }
}

export const pagedStyles = css`
  .paged {
    display: flex;
    flex-wrap: wrap;
    gap: 4px calc(1.5 * var(--step));
  }

  .pages {
    justify-content: space-between;
  }
`;
