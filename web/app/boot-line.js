/** The thin line under the header: Python arriving, and what to do when it does not. */
import { css, html, LitElement, nothing } from "lit";
import { askHost, REPLACED } from "../ui/host.js";
import { msg } from "../ui/language.js";
import { percent } from "../ui/numbers.js";
import { refetch, requestedFiles } from "../ui/refetch.js";
import { reload } from "../ui/reload.js";
import { styled } from "../ui/styled.js";
import { shared } from "../ui/styles.js";

/** @type {Record<import("../python/client.js").Stage, string>} */
const WORDS = {
  idle: "",
  downloading: msg("Python is downloading…"),
  starting: msg("Python is starting…"),
  ready: msg("Python is ready."),
  failed: msg(
    "Python could not start or no longer answers, so nothing can be scored or hinted yet; your game is kept.",
  ),
};

/** The script that Python's worker begins with. */
const WORKER = /\/assets\/worker-[^/]+\.js$/;

class BootLine extends LitElement {
  static properties = {
    python: { attribute: false },
    _repairing: { state: true },
    _isReplaced: { state: true },
  };

  static styles = [
    shared,
    css`
      :host {
        position: relative;
        display: block;
        border-bottom: 1px solid var(--line);
      }

      @media print {
        :host {
          display: none;
        }
      }

      .line {
        position: absolute;
        bottom: -1px;
        left: 0;
        width: 100%;
        height: 2px;
        background: var(--accent);
        transform-origin: left;
        scale: 0 1;
        transition:
          scale 1.5s ease-out,
          opacity 600ms ease-out 400ms;
      }

      .line.downloading {
        scale: calc(0.1 + 0.65 * var(--share)) 1;
      }

      .line.starting {
        scale: 0.8 1;
      }

      .line.ready {
        scale: 1 1;
        opacity: 0;
        transition-duration: var(--slow), 600ms;
      }

      /* The line alone tells it, and the words are heard. */
      .words {
        position: absolute;
        width: 1px;
        overflow: hidden;
        clip-path: inset(50%);
        white-space: nowrap;
        pointer-events: none;
      }

      :host([under-header]) {
        z-index: 11; /* above the header */
        container-type: inline-size;
      }

      /* In a header's free space, left of its buttons, they are seen. */
      @container (min-width: 1060px) {
        :host([under-header]) .words {
          right: calc(3 * var(--step) + 302px);
          bottom: calc(var(--header) - var(--bar) + 14px);
          width: 11rem; /* that of the longest, so that others begin where it does */
          clip-path: none;
          color: var(--quiet);
          font-size: var(--text-small);
          transition: opacity 400ms ease-out 800ms;
        }

        .words.ready {
          opacity: 0;
        }

        /* Before the words; on a quick line it is not needed. */
        :host([under-header]) .share {
          right: calc(4 * var(--step) + 302px + 11rem);
          width: 3rem;
          text-align: right;
          animation: appear 1ms 3s backwards;
        }
      }

      @keyframes appear {
        from {
          opacity: 0;
        }
      }

      .failure {
        padding: calc(1.5 * var(--step)) calc(3 * var(--step));
        background: var(--warn-tint);
      }

      .failure p {
        color: var(--warn);
      }

      code {
        overflow-wrap: anywhere;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {import("../python/client.js").Python | undefined} */
    this.python = undefined;
    this._repairing = false;
    this._isReplaced = false;
  }

  /** @param {import("lit").PropertyValues} changed */
  willUpdate(changed) {
    if (!changed.has("python")) return;
    this.python?.addEventListener("stage", () => this.#onStage());
    this.python?.addEventListener("progress", () => this.requestUpdate());
  }

  async #onStage() {
    this.requestUpdate();
    if (this.python?.stage === "failed") this._isReplaced = (await askHost()) === "replaced";
  }

  render() {
    const stage = this._repairing ? "downloading" : (this.python?.stage ?? "idle");
    if (stage === "failed") return this.#renderFailure();
    const share = stage === "downloading" ? this.python?.share : undefined;
    return html`
      <div class="line ${stage}" ${styled({ "--share": String(share ?? 0) })}></div>
      <p class="words ${stage}" role="status" data-stage=${stage}>${WORDS[stage]}</p>
      ${share === undefined ? nothing : html`<p class="words share" aria-hidden="true">${percent(share, 0)}</p>`}
    `;
  }

  /**
   * Scripts that are kept may be damaged: they would fail again and again. Where not even the first one
   * came, WebKit makes no new request for it while the page stands.
   */
  async #retry() {
    if (this.python?.isUnheard) return reload();
    this._repairing = true;
    await refetch([...requestedFiles(WORKER), ...(this.python?.scripts ?? [])]);
    this._repairing = false;
    this.python?.start();
  }

  #renderFailure() {
    const detail = this.python?.failure;
    const again = { text: WORDS.failed, label: msg("Retry"), run: this.#retry };
    const { text, label, run } = this._isReplaced ? REPLACED : again;
    return html`
      <div class="failure" role="alert" data-stage="failed">
        <div class="row">
          <p>${text}</p>
          <button class="small" @click=${run}>${label}</button>
        </div>
        ${detail ? html`<details><summary>${msg("Technical detail")}</summary><code>${detail}</code></details>` : nothing}
      </div>
    `;
  }
}

customElements.define("cicada-boot-line", BootLine);
