/** The header and the footer: where they lead from every page, and what their switches keep. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { closeMenu, openMenu } from "./menu.js";
import { open, Part, until } from "./page.js";
import { back } from "./visited.js";

const { footerOf, headerOf } = await import("../../web/header/header.js");
const { LINKS } = await import("../../web/header/links.js");
const { render } = await import("lit");

const NAMES = [...new Set(LINKS.map(({ name }) => name))];

/** Where header and footer of a page lead, each link with its name and whether it is that page's own. */
function drawn(name, within = false) {
  const place = {
    ...{ name, within },
    address: (link) => `https://host.example/${link.name}${link.id ? `#${link.id}` : ""}`,
    inLanguage: (code) => `?lang=${code}`,
  };
  return [headerOf, footerOf].map((template) => {
    const part = document.createElement("div");
    render(template(place), part);
    return [...part.querySelectorAll("a:not([hreflang])")].map((link) => ({
      path: new URL(link.href).pathname.slice(1),
      opens: new URL(link.href).hash,
      current: link.getAttribute("aria-current"),
    }));
  });
}

for (const name of NAMES)
  test(`from ${name || "the front page"} every page is two presses away, and this one is marked`, () => {
    for (const links of drawn(name)) {
      const paths = new Set(links.map(({ path }) => path));
      assert.deepEqual(
        NAMES.filter((other) => !paths.has(other)),
        [],
      );
    }
    const [header] = drawn(name);
    const marked = header.filter(({ current }) => current);
    assert.ok(marked.length);
    for (const { path, opens, current } of marked)
      assert.deepEqual([path, opens, current], [name, "", "page"]);
  });

test("a page below another one is marked as within it", () => {
  const [header] = drawn("how", true);
  assert.deepEqual(
    header.filter(({ current }) => current),
    [{ path: "how", opens: "", current: "true" }],
  );
});

const header = () => new Part(() => document.querySelector(".site-header"));

test("in the application links change the page, not the document", async () => {
  const page = await open("");
  for (const [link, path] of [
    ["Shot", "/shot/"],
    ["Records", undefined],
    ["Your record", "/record/"],
    ["Evil Python", "/mastermind/"],
  ]) {
    openMenu();
    const [target] = header().named(["link"], new RegExp(`^${link}`));
    if (!path) {
      assert.match(target.href, /\/records\/$/);
      closeMenu();
      continue;
    }
    target.click();
    await until(
      () => location.pathname.endsWith(path),
      () => `${location.pathname} is not ${path}`,
    );
    await until(
      () =>
        document.querySelector(`.site-header .here`).textContent ===
        (path === "/mastermind/" ? "Mastermind" : link),
      () => document.querySelector(`.site-header .here`).textContent,
    );
    assert.equal(document.querySelector("#more").popoverShown, false);
  }
  await page.ready();
});

test("the menu is closed by going back", async () => {
  await open("");
  header().named(["link"], "Shot")[0].click();
  await until(() => location.pathname.endsWith("/shot/"), "it is not Shot");
  openMenu();
  back();
  await until(() => !document.querySelector("#more").popoverShown, "it is still open");
});

test("a game has its name as the main heading, another page has its own", async () => {
  const page = await open("mastermind/");
  await page.ready();
  assert.deepEqual(header().names("heading").slice(0, 1), ["Mastermind"]);
  openMenu();
  header()
    .named(["link"], /^Your record/)[0]
    .click();
  await page.has("cicada-record", 1);
  assert.equal(header().all("h1").length, 0);
});

test("the theme is chosen, and kept", async () => {
  const page = await open("mastermind/");
  await page.ready();
  for (const [name, shown] of [
    ["dark", "dark"],
    ["as the device", undefined],
    ["light", "light"],
  ]) {
    openMenu();
    await page.press(name);
    assert.equal(document.documentElement.dataset.theme, shown);
    await page.settled();
    await page.reload();
    openMenu();
    assert.ok(header().named(["radio"], name)[0].checked);
    assert.equal(document.documentElement.dataset.theme, shown);
  }
});

test("Help is opened by an address, as pages without the application link it, each time", async () => {
  const page = await open("#help");
  for (let time = 0; time < 2; time += 1) {
    await until(() => page.names("dialog").includes("About Cicada"), "no help");
    await page.press("Close");
    await page.has("dialog", 0);
    await page.press("Help");
  }
});

test("Today leads to the games of the front page, each time", async (t) => {
  const shown = [];
  const { prototype } = Element;
  const { scrollIntoView } = prototype;
  t.after(() => Object.assign(prototype, { scrollIntoView }));
  Object.assign(prototype, {
    scrollIntoView() {
      shown.push(this.className);
    },
  });
  await open("record/");
  for (let time = 1; time <= 2; time += 1) {
    header().named(["link"], "Today")[0].click();
    await until(
      () => shown.length === time,
      () => `shown: ${shown}`,
    );
  }
  assert.deepEqual(shown, ["games", "games"]);
  assert.ok(location.href.endsWith("/#today"));
});
