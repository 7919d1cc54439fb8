/** CodeMirror with Python: loaded when the editor is shown, and in a shadow root only (its styles). */
import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completeFromList,
  completionKeymap,
} from "@codemirror/autocomplete";
import {
  defaultKeymap,
  history,
  historyKeymap,
  indentWithTab,
  redo,
  undo,
} from "@codemirror/commands";
import { globalCompletion, localCompletionSource, python } from "@codemirror/lang-python";
import {
  bracketMatching,
  HighlightStyle,
  indentOnInput,
  indentUnit,
  syntaxHighlighting,
} from "@codemirror/language";
import { lintGutter, setDiagnostics } from "@codemirror/lint";
import { EditorState, StateEffect, StateField } from "@codemirror/state";
import {
  Decoration,
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { msg } from "../../ui/language.js";

const COLOURS = HighlightStyle.define([
  {
    tag: [tags.keyword, tags.operatorKeyword, tags.controlKeyword],
    color: "var(--accent)",
    fontWeight: "600",
  },
  { tag: [tags.string, tags.special(tags.string)], color: "var(--warn)" },
  { tag: tags.comment, color: "var(--quiet)", fontStyle: "italic" },
  {
    tag: [tags.definition(tags.variableName), tags.function(tags.definition(tags.variableName))],
    fontWeight: "600",
  },
]);

const THEME = EditorView.theme({
  "&": { height: "100%", color: "var(--ink)", backgroundColor: "transparent" },
  "&.cm-focused": { outline: "none" },
  ".cm-scroller": { fontFamily: "var(--mono)", lineHeight: "1.6" },
  ".cm-content": { padding: "12px 0", caretColor: "var(--ink)" },
  ".cm-cursor": { borderLeftColor: "var(--ink)" },
  ".cm-gutters": { color: "var(--quiet)", backgroundColor: "transparent", border: "none" },
  ".cm-lineNumbers .cm-gutterElement": { padding: "0 8px 0 12px" },
  ".cm-gutter-lint": { width: "14px" },
  ".cm-activeLine, .cm-activeLineGutter": { backgroundColor: "var(--tint)" },
  ".cm-activeLineGutter": { color: "var(--ink)" },
  "&:not(.cm-focused) .cm-activeLine, &:not(.cm-focused) .cm-activeLineGutter": {
    backgroundColor: "transparent",
  },
  "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground":
    { backgroundColor: "var(--selection)" },
  ".cm-matchingBracket, &.cm-focused .cm-matchingBracket": {
    backgroundColor: "var(--tint)",
    outline: "1px solid var(--accent)",
  },
  ".cm-marked": { backgroundColor: "var(--warn-tint)", boxShadow: "inset 3px 0 var(--warn)" },
  // In the place of pictures, which the page's policy does not allow.
  ".cm-lintRange.cm-lintRange": {
    backgroundImage: "none",
    textDecoration: "underline wavy var(--warn) 1px",
  },
  ".cm-lint-marker.cm-lint-marker": { width: "14px", height: "auto", content: "normal" },
  ".cm-lint-marker.cm-lint-marker::before": {
    content: '"!"',
    color: "var(--warn)",
    fontWeight: "700",
  },
  ".cm-tooltip": {
    color: "var(--ink)",
    backgroundColor: "var(--raised)",
    border: "1px solid var(--line)",
    borderRadius: "6px",
    boxShadow: "var(--shadow)",
  },
  ".cm-tooltip.cm-tooltip-autocomplete > ul": { fontFamily: "var(--mono)" },
  ".cm-tooltip-autocomplete ul li[aria-selected]": {
    color: "var(--on-accent)",
    backgroundColor: "var(--accent)",
  },
  ".cm-diagnostic": { fontFamily: "var(--sans)", padding: "6px 10px" },
  ".cm-diagnostic-warning, .cm-diagnostic-error": { borderLeft: "3px solid var(--warn)" },
});

/** What the editor itself says, by its own words for it. */
const PHRASES = {
  Completions: msg("Completions"),
  "Selection deleted": msg("Selection deleted"),
  "Control character": msg("Control character"),
};

/** The line that is marked, from 1; 0: none. @type {import("@codemirror/state").StateEffectType<number>} */
const setMark = StateEffect.define();
const MARK = Decoration.line({ class: "cm-marked" });

/** It goes with the first change: then the sentence that it belongs to is old. */
const mark = StateField.define({
  create: () => Decoration.none,
  update(marks, transaction) {
    let next = transaction.docChanged ? Decoration.none : marks;
    for (const effect of transaction.effects) {
      if (!effect.is(setMark)) continue;
      const { doc } = transaction.state;
      const there = effect.value >= 1 && effect.value <= doc.lines;
      next = there ? Decoration.set([MARK.range(doc.line(effect.value).from)]) : Decoration.none;
    }
    return next;
  },
  provide: (field) => EditorView.decorations.from(field),
});

/**
 * @param {object} options
 * @param {Element} options.parent
 * @param {ShadowRoot} options.root
 * @param {string} options.text
 * @param {string} options.label
 * @param {string[]} options.names that a program finds defined
 * @param {() => void} options.onChange
 * @param {() => void} options.onRun
 */
export function makeEditor({ parent, root, text, label, names, onChange, onRun }) {
  const run = () => {
    onRun();
    return true;
  };
  const given = completeFromList(names.map((name) => ({ label: name, type: "variable" })));
  const view = new EditorView({
    parent,
    root,
    state: EditorState.create({
      doc: text,
      extensions: [
        keymap.of([
          { key: "Mod-Enter", run },
          { key: "Ctrl-Enter", run },
          ...closeBracketsKeymap,
          ...completionKeymap,
          ...historyKeymap,
          ...defaultKeymap,
          indentWithTab,
        ]),
        lineNumbers(),
        lintGutter(),
        history(),
        drawSelection(),
        indentOnInput(),
        indentUnit.of("    "),
        bracketMatching(),
        closeBrackets(),
        autocompletion({ override: [localCompletionSource, globalCompletion, given] }),
        highlightActiveLine(),
        highlightActiveLineGutter(),
        python(),
        syntaxHighlighting(COLOURS),
        THEME,
        EditorState.phrases.of(PHRASES),
        mark,
        EditorView.contentAttributes.of({
          "aria-label": label,
          tabindex: "0",
          autocapitalize: "off",
          spellcheck: "false",
        }),
        EditorView.updateListener.of(({ docChanged }) => docChanged && onChange()),
      ],
    }),
  });
  return {
    view,
    get text() {
      return view.state.doc.toString();
    },
    set text(value) {
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: value } });
    },
    focus: () => view.focus(),
    undo: () => undo(view),
    redo: () => redo(view),
    /** @param {string} typed */
    insert(typed) {
      view.dispatch(view.state.replaceSelection(typed), { userEvent: "input.type" });
      view.focus();
    },
    /** @param {number} row from 1; 0: none */
    mark(row) {
      const { doc } = view.state;
      const there = row >= 1 && row <= doc.lines;
      view.dispatch({
        effects: there
          ? [setMark.of(row), EditorView.scrollIntoView(doc.line(row).from, { y: "nearest" })]
          : [setMark.of(0)],
      });
    },
    /** @param {{ row: number, column: number, sentence: string }[]} found */
    warn(found) {
      const { doc } = view.state;
      const diagnostics = found.map(({ row, column, sentence }) => {
        const line = doc.line(Math.max(1, Math.min(row, doc.lines)));
        const from = Math.min(line.from + column, line.to);
        const word = view.state.wordAt(from);
        const to = word ? word.to : Math.min(from + 1, line.to);
        return { from, to, severity: /** @type {const} */ ("warning"), message: sentence };
      });
      view.dispatch(setDiagnostics(view.state, diagnostics));
    },
  };
}
