/** The dialog that puts a puzzle into a course page. */
import { PUZZLE } from "./codes.js";
import { open, until } from "./page.js";

/** Forget what was chosen for the page before: the dialog stands beside the app, there once for all pages. */
function forgetChoices() {
  const dialog = document.querySelector("cicada-embed");
  if (!dialog) return;
  const fresh = document.createElement("cicada-embed");
  for (const name of dialog.constructor.elementProperties.keys()) dialog[name] = fresh[name];
}

/** Open it for a puzzle. @param {string} [puzzle] */
export async function openDialog(puzzle = PUZZLE) {
  const page = await open(`mastermind/#${puzzle}`);
  await page.ready();
  await openFrom(page);
  return page;
}

/** Open it from the page of a puzzle or of an exercise. @param {import("./page.js").Page} page */
export async function openFrom(page) {
  forgetChoices();
  await page.press("Share");
  await page.press("Put it into a course page…");
  await until(() => page.names("dialog").includes("Into a course page"), "the dialog is not open");
}

const kindList = (page) => page.named(["combobox"], "Kind of page")[0];

/** The kinds of page that it knows. */
export const kinds = (page) => [...kindList(page).options].map(({ text }) => text.trim());

/** Choose a kind of page by what it is called. */
export async function chooseKind(page, kind) {
  const { value } = [...kindList(page).options].find(({ text }) => text.trim() === kind);
  await page.choose("Kind of page", value);
  await page.app.updateComplete;
}

/** What the dialog gives for a kind of page. */
export async function snippet(page, kind) {
  await chooseKind(page, kind);
  const fields = () => page.named(["textbox"], "Snippet");
  await until(() => fields().length === 1, `${kind} has no snippet`);
  return fields()[0].value;
}
