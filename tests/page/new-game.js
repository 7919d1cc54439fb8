/** A dialog for a new game by itself. */
import "./environment.js";
import { mount } from "./mounted.js";

/** A session whose answers are told by `answers`; what is asked is listed. */
export class FakeSession {
  asked = [];

  constructor(answers = {}) {
    this.answers = answers;
  }

  async ask(question, options) {
    this.asked.push([question, options]);
    return this.answers[question](options);
  }
}

/** Open a dialog. */
export async function openNew(tag, { board, session, ...properties }) {
  const dialog = await mount(tag, { session, ...properties }, "start", "stop", "edit");
  const { element, part } = dialog;
  element.show(board);
  const settle = async () => {
    for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
    await element.updateComplete;
  };
  await settle();
  return {
    ...{ ...dialog, settle, session },
    async press(name) {
      await part.press(name);
      await settle();
    },
    async fill(label, text) {
      await part.fill(label, text);
      await settle();
    },
    isOpen: () => part.all("dialog").length === 1,
    /** What was started. */
    started: () => dialog.heard.filter(([name]) => name === "start").map(([, detail]) => detail),
  };
}
