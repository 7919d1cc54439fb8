/**
 * A learning platform around a SCORM package that the dialog has made: scorm-again as its API, the package's
 * page and script as they are in the file, and in the place of its frame the whole page.
 */
import "./environment.js";
import assert from "node:assert/strict";
import { join } from "node:path";
import { buildSync } from "esbuild";
import { unzipSync } from "fflate";
import { Window } from "happy-dom";
import { Scorm12API } from "scorm-again/scorm12";
import { Scorm2004API } from "scorm-again/scorm2004";
import { SENTENCES } from "../../web/ui/standalone-messages.js";
import { guess } from "./codes.js";
import { chooseKind, openDialog } from "./course-dialog.js";
import { download } from "./downloads.js";
import { SITE } from "./environment.js";
import { ROOT } from "./interpreter.js";
import { until } from "./page.js";
import { openFrame, PageAround } from "./page-around.js";

/** What differs between the versions: what the manifest says, and what stands where. */
export const STANDARDS = {
  1.2: {
    version: "1.2",
    content: "http://www.imsproject.org/xsd/imscp_rootv1p1p2",
    adl: "http://www.adlnet.org/xsd/adlcp_rootv1p2",
    kind: "scormtype",
    Api: Scorm12API,
    api: "API",
    committed: "LMSCommit",
    status: "core.lesson_status",
    success: "core.lesson_status",
    score: "core.score",
  },
  2004: {
    version: "2004 3rd Edition",
    content: "http://www.imsglobal.org/xsd/imscp_v1p1",
    adl: "http://www.adlnet.org/xsd/adlcp_v1p3",
    kind: "scormType",
    Api: Scorm2004API,
    api: "API_1484_11",
    committed: "Commit",
    status: "completion_status",
    success: "success_status",
    score: "score",
  },
};

/** The script of a package, as the bundler makes it. */
const [{ text: SCRIPT }] = buildSync({
  entryPoints: [join(ROOT, "web/share/embed/scorm.js")],
  bundle: true,
  format: "iife",
  external: ["#languages/*"], // it speaks by the sentences below
  write: false,
  define: Object.fromEntries(
    Object.entries(SENTENCES).map(([name, said]) => [
      `SENTENCES.${name}`,
      JSON.stringify({ en: said }),
    ]),
  ),
}).outputFiles;

const { fetch } = globalThis;
globalThis.fetch = async (address, ...more) =>
  `${address}` === `${SITE}embed/scorm.js` ? new Response(SCRIPT) : fetch(address, ...more);

/**
 * Make a package of the puzzle in the dialog.
 *
 * @param {object} [how]
 * @param {string} [how.standard]
 * @param {boolean} [how.practice]
 * @param {boolean} [how.solution] whether a test has the solution
 * @param {number} [how.passMark]
 * @returns {Promise<Record<string, string>>} its files
 */
async function makePackage({ standard = "1.2", practice, solution, passMark = 10 } = {}) {
  const page = await openDialog();
  await chooseKind(page, "SCORM");
  if (practice) await page.press("Practice");
  else if (solution) await page.press("The solution");
  await page.fill("Title", "Guess & win");
  return packageFrom(page, "mastermind", { standard, passMark });
}

/**
 * Have the open dialog make a package.
 *
 * @param {import("./page.js").Page} page
 * @param {string} name that the file has
 * @param {{ standard?: string, passMark: number }} how
 * @returns {Promise<Record<string, string>>} its files
 */
export async function packageFrom(page, name, { standard = "1.2", passMark }) {
  await page.fill(/^Passed from a score of/, String(passMark));
  await page.press(standard);
  const { name: fileName, file } = await download(page, "Download the package");
  assert.equal(fileName, `cicada-${name}.zip`);
  const files = unzipSync(new Uint8Array(await file.arrayBuffer()));
  const decoder = new TextDecoder();
  return Object.fromEntries(
    Object.entries(files).map(([path, bytes]) => [path, decoder.decode(bytes)]),
  );
}

/** The page of a package, which is around the puzzle and has the platform around itself. */
class PackagePage extends PageAround {
  #window = new Window({
    url: "https://platform.example/package/index.html",
    settings: { navigation: { disableChildFrameNavigation: true } },
  });

  /** @param {Record<string, string>} files @param {object} around the platform's window */
  constructor(files, around) {
    super();
    const { document, location } = this.#window;
    document.write(files["index.html"]);
    this.frame = document.querySelector("iframe");
    /** Where the frame's own messages come from. */
    this.contentWindow = { postMessage: (message) => this.tell(message) };
    Object.defineProperty(this.frame, "contentWindow", { value: this.contentWindow });
    const script = document.querySelector("script");
    Object.defineProperty(document, "currentScript", { value: script });
    const window = { parent: around };
    const listen = this.#window.addEventListener.bind(this.#window);
    const names = ["window", "document", "location", "addEventListener"];
    new Function(...names, files["scorm.js"])(window, document, location, listen);
  }

  /** @param {unknown} data */
  postMessage(data) {
    super.postMessage(data);
    const { origin } = new URL(SITE);
    const message = { data: structuredClone(data), source: this.contentWindow, origin };
    setImmediate(() => this.#hear("message", message));
  }

  leave() {
    this.#hear("pagehide", {});
  }

  /** The browser has kept the page, and shows it again. */
  comeBack() {
    this.#hear("pageshow", { persisted: true });
  }

  get text() {
    return this.#window.document.body.textContent;
  }

  /** @param {string} kind @param {object} event */
  #hear(kind, event) {
    const { Event } = this.#window;
    this.#window.dispatchEvent(Object.assign(new Event(kind), event));
  }
}

/** What this device keeps, as `open` takes it. */
const keptOnDevice = () =>
  Object.fromEntries(
    Object.entries({ ...localStorage }).map(([key, text]) => [
      key.replace(/^cicada:/, ""),
      JSON.parse(text),
    ]),
  );

/** A platform that has imported a package. */
export class Platform {
  /** What was committed last, as the platform keeps it. @type {Record<string, any> | undefined} */
  kept;
  commits = 0;

  /** @param {string} standard @param {Record<string, string>} files of the package */
  constructor(standard, files) {
    this.standard = STANDARDS[standard];
    this.files = files;
  }

  /**
   * Open the package, as on another day: at the next visit there is what was committed, the state of the
   * puzzle only where the package has asked for that.
   *
   * @param {object} [how]
   * @param {boolean} [how.sameDevice] nothing is left of what the browser has kept, unless it is told
   */
  async visit({ sameDevice = false } = {}) {
    this.package?.leave();
    const { Api, api, committed } = this.standard;
    this.lms = new Api({ autocommit: false, logLevel: 5 });
    if (this.kept) this.lms.loadFromJSON(this.kept);
    this.lms.on(committed, () => this.#keep());
    const around = { [api]: this.lms };
    await this.show(Object.assign(around, { parent: around }), sameDevice);
  }

  /** @param {object} around the window around the package */
  async show(around, sameDevice = false) {
    const kept = sameDevice ? keptOnDevice() : {};
    this.package = new PackagePage(this.files, around);
    const { pathname, search, hash } = new URL(this.package.frame.src);
    const address = pathname.replace(new URL(SITE).pathname, "") + search + hash;
    const opened = await openFrame(address, { kept, around: this.package });
    this.page = opened.page;
    await until(() => this.package.heard("state").length, "nothing is opened");
    await this.page.settled();
  }

  #keep() {
    this.commits += 1;
    const { cmi } = JSON.parse(this.lms.renderCMIToJSONString());
    const { exit, suspend_data } = { ...cmi, ...cmi.core };
    const { lesson_status, lesson_mode, score } = cmi.core ?? {};
    const { completion_status, success_status } = cmi;
    this.kept = structuredClone({
      ...(cmi.core
        ? { core: { lesson_status, lesson_mode, score } }
        : { completion_status, success_status, score: cmi.score }),
      suspend_data: exit === "suspend" ? suspend_data : "",
    });
  }

  /** Make guesses, and wait until the platform has heard of them. @param {...string} codes */
  async play(...codes) {
    await guess(this.page, ...codes);
    await this.page.settled();
  }

  get session() {
    return this.page.part("cicada-mastermind").root().session;
  }

  /** What the platform has been told. @param {string} key */
  recorded(key) {
    return this.lms.lmsGetValue(`cmi.${key}`);
  }

  /** Wait until it has been told so. @param {string} key @param {string} value */
  async records(key, value) {
    await until(
      () => this.recorded(key) === value,
      () => `${key} is ${this.recorded(key)}, not ${value}`,
    );
  }

  /** @param {"passed" | "failed"} success @param {number} score */
  async hasResult(success, score) {
    await this.records(this.standard.success, success);
    assert.equal(Number(this.recorded(`${this.standard.score}.raw`)), score);
  }

  /** The moves in what was committed last. @returns {string[]} */
  get keptMoves() {
    return JSON.parse(this.kept.suspend_data).moves;
  }
}

/** Make a package and give it to a platform. @param {Parameters<typeof makePackage>[0] & { mode?: string }} [how] */
export async function importPackage({ mode, ...how } = {}) {
  const platform = new Platform(how.standard ?? "1.2", await makePackage(how));
  if (mode) platform.kept = { core: { lesson_mode: mode, lesson_status: "incomplete" } };
  await platform.visit();
  return platform;
}
