/** Mastermind explained: the rules, the helps and the keys, with pictures of its own parts. */
import { css, html, LitElement } from "lit";
import { helpStyles, picture } from "../../ui/help-styles.js";
import { icon } from "../../ui/icons.js";
import { msg } from "../../ui/language.js";
import { shared } from "../../ui/styles.js";
import { cluster, codeOf, peg, pegStyles } from "./pegs.js";

/** A code with its answer. @param {string} code @param {number[]} answer */
const answered = (code, answer) => html`${codeOf(code, "digits")} <span>${cluster(answer)}</span>`;

class MastermindHelp extends LitElement {
  static styles = [
    shared,
    ...pegStyles,
    helpStyles,
    css`
      :host {
        --peg-size: 26px;
      }

      .code {
        display: inline-flex;
        gap: 3px;
        vertical-align: middle;
      }
    `,
  ];

  render() {
    return html`<div class="help">
      <p>${msg("Each peg of the code counts once at most. Two numbers answer a guess:")}</p>
      <dl class="terms">
        <dt>${cluster([2, 0])} ${msg("Right place")}</dt>
        <dd>${msg("pegs of the right colour in the right place.")}</dd>
        <dt>${cluster([0, 2])} ${msg("Wrong place")}</dt>
        <dd>${msg("further pegs of a right colour, in a wrong place.")}</dd>
      </dl>
      ${picture(
        msg(
          "If the code were 2 3 1 6, the guess 1 1 2 6 would be answered one right place, two wrong place.",
        ),
        html`<span class="quiet">${msg("code")}</span> ${codeOf("2316", "digits")}
          <span class="quiet">${msg("guess")}</span> ${answered("1126", [1, 2])}`,
      )}
      <p>${msg("The 6 is in its place. The 2 and one 1 are elsewhere in the code; it has no second 1.")}</p>
      <h3>${msg("Repeats")}</h3>
      <p>${msg("A colour may be in the code more than once, unless the board says otherwise. This is a code like any other; “Bulls and Cows” is a board without repeats.")}</p>
      ${picture(msg("The code 1 1 2 2."), codeOf("1122", "digits"))}
      <h3>${msg("Filling the row")}</h3>
      <p>${msg(html`Press a colour, or type its digit. Drag a peg from the palette, from an old row or within the row; dropped elsewhere it is gone. ${icon("copy")} puts a whole old row into the new one.`)}</p>
      ${picture(
        msg("A peg 3 is dragged from the palette into the empty place of the row 1 2."),
        html`<span class="code">${peg("1", "digits")}${peg("2", "digits")}${peg(undefined, "digits")}${peg(undefined, "digits")}</span>
          ${icon("left")} ${peg("3", "digits")}`,
      )}
      <h3>${msg("Hints")}</h3>
      <p>${msg("The first tells whether your row can be the code at all, the next which colours are certain, the last a good guess and why. Each costs 10 points.")}</p>
      ${picture(
        msg("After the answer one right place to 1 1 1 1, exactly one 1 is certain."),
        html`${answered("1111", [1, 0])} <span class="quiet">${msg(html`so one ${peg("1", "digits")} is certain`)}</span>`,
      )}
      <h3>${msg("What a guess asks")}</h3>
      <p>${msg("Each possible answer is a column, as tall as the codes behind it; dashed, a better guess. The flatter the columns, the better the question. The columns stand beside the board, on a phone they come with “What does this guess ask?”. They follow your pegs, empty places telling nothing; once there is an answer, its column is lit. Point at one, tap it or walk over them with the arrow keys to see what is behind it. Press what a row left to see what that row asked. In a game for yourself they cost nothing, and its result says that they were shown; in a test, and where a teacher wants it, each picture costs 10 points.")}</p>
      <h3>${msg("The list")}</h3>
      <p>${msg("“The codes left” shows every code that fits all answers, the best next guess first; the number beside a code is how many codes are to be expected left after it. Press a code to put it into the row. In the grid above, a peg is as large as the share of codes with that colour in that place: press one, or a colour, to list only such codes. The bar behind a row shows how many were left, on a logarithmic scale.")}</p>
      ${picture(
        msg("Three codes of a list."),
        ["1123", "1132", "1213"].map((code) => codeOf(code, "digits")),
      )}
      <h3>${msg("Notes")}</h3>
      <p>${msg(html`${icon("edit")} Notes: press a colour that is out, or a peg of your row that is sure; it stays in the next row. “Fill the rest” completes the row with the best code left that keeps to your notes; that costs 10 points.`)}</p>
      <h3>${msg("Strategies")}</h3>
      <p>${msg("Python plays the best that is known for the board. “Strategy and pegs” lets it play by another strategy, and shows what each would guess now.")}</p>
      <h3>${msg("Evil Python")}</h3>
      <p>${msg(html`${icon("plus")} New game, “I guess against evil Python”: nothing is hidden. Each answer is the one that leaves most codes, so there is no luck and the same guesses get the same answers for ever. On the classic board five guesses are enough.`)}</p>
      <h3>${msg("A game played elsewhere")}</h3>
      <p>${msg(html`${icon("plus")} New game, “A game played elsewhere”: paste its rows or enter them one by one, and get help. Only answers are offered that leave a code; if yours is not among them, an answer above is wrong: press ${icon("edit")} beside it. With “Python guesses, I answer” you hide the code yourself.`)}</p>
      <h3>${msg("Keys")}</h3>
      <p>${msg("Digits (and A, B, C) set a peg, even if the row is full; with ten colours 0 is A. The arrow keys choose a place, Backspace and Delete take a peg away, Enter guesses, ? opens this page. Ctrl+Z undoes, Ctrl+Y redoes.")}</p>
    </div>`;
  }
}

customElements.define("cicada-mastermind-help", MastermindHelp);

export default html`<cicada-mastermind-help></cicada-mastermind-help>`;
