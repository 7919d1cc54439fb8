/** ChessGuess explained: the rules, the helps and the keys, with pictures of its own parts. */
import { css, html, LitElement, nothing } from "lit";
import { helpStyles, picture } from "../../ui/help-styles.js";
import { icon } from "../../ui/icons.js";
import { msg } from "../../ui/language.js";
import { shared } from "../../ui/styles.js";
import { drawing, pieceSet, pieceStyles } from "./pieces.js";

/** A piece of the tray with what is proven of it, or with a mark. @param {string} piece @param {{ bound?: string, sign?: "check" | "close" }} [note] */
const noted = (piece, { bound, sign } = {}) => html`<span class="noted">
  ${drawing(piece)}
  ${bound ? html`<span class="bound">${bound}</span>` : nothing}
  ${sign ? html`<span class="sign">${icon(sign)}</span>` : nothing}
</span>`;

/** A guess with its three numbers. @param {string[]} guess @param {number[]} answer */
const counted = (guess, answer) =>
  html`${pieceSet(guess)}<span class="numbers">${answer.join(" · ")}</span>`;

class ChessGuessHelp extends LitElement {
  static styles = [
    shared,
    pieceStyles,
    helpStyles,
    css`
      :host {
        --piece-size: 30px;
      }

      .noted {
        position: relative;
        display: inline-grid;
        justify-items: center;
        gap: 2px;
        min-width: 44px;
      }

      .bound {
        padding: 1px 6px;
        border-radius: 10px;
        box-shadow: 0 0 0 1px var(--control);
        font: 500 var(--text-small) / 1 var(--sans);
      }

      .sign {
        position: absolute;
        top: -4px;
        left: -2px;
        display: grid;
        place-items: center;
        width: 18px;
        height: 18px;
        border-radius: 50%;
        background: var(--raised);
        box-shadow: 0 0 0 1.5px var(--ink);
      }

      .sign .icon {
        width: 12px;
        height: 12px;
        stroke-width: 3;
      }

      .numbers {
        font-variant-numeric: tabular-nums;
        font-weight: 600;
      }
    `,
  ];

  render() {
    return html`<div class="help">
      <p>${msg("Name any pieces, in any order, even more of a kind than a chess set has. It may be that none are hidden. Three numbers answer a guess:")}</p>
      <dl class="terms">
        <dt>${msg("Pieces")}</dt><dd>${msg("exactly right.")}</dd>
        <dt>${msg("Kinds")}</dt><dd>${msg("right kind, wrong colour.")}</dd>
        <dt>${msg("Colours")}</dt><dd>${msg("right colour, wrong kind.")}</dd>
      </dl>
      <p>${msg("A piece that is exactly right counts nowhere else; one that is not may count once as a kind and once as a colour. Press an answer to see how it was counted.")}</p>
      ${picture(
        msg(
          "Hidden: a black king and a white pawn. The guess black king, white king, black pawn is answered 1 piece, 1 kind, 1 colour.",
        ),
        html`<span class="quiet">${msg("hidden")}</span> ${pieceSet(["BK", "WP"])}
          <span class="quiet">${msg("guess")}</span> ${counted(["BK", "WK", "BP"], [1, 1, 1])}`,
      )}
      <p>${msg("The black king is right. The black pawn has the right kind, the white king the right colour.")}</p>
      <h3>${msg("Repeats")}</h3>
      <p>${msg(html`Press a piece again for one more of it, or use ${icon("minus")} and ${icon("plus")} beside the button. More than a set has is marked, and may tell much all the same.`)}</p>
      ${picture(msg("Three white rooks and eight black pawns."), html`${pieceSet(["WR", "WR", "WR"])} ${pieceSet(Array(8).fill("BP"))}`)}
      <h3>${msg("Hints")}</h3>
      <p>${msg("The first writes what is proven on the tray: how many of each piece can be hidden, beside them how many of each colour, below how many of each kind. Lids lift over pieces that are proven, and under the last guess stands what each piece certainly counted for. It is told again after every answer until you press it once more. Then: can it be your guess, and last a good guess and why. Each time costs 10 points.")}</p>
      ${picture(
        msg("At most one black king; one or two white rooks; no black pawn."),
        html`${noted("BK", { bound: "0–1" })} ${noted("WR", { bound: "1–2" })} ${noted("BP", { bound: "0" })}`,
      )}
      <h3>${msg("What a guess asks")}</h3>
      <p>${msg("Each possible answer is a column, as tall as the sets behind it; dashed, a better guess. Under the columns stand colours, kinds and pieces. They stand beside the board, on a phone they come with “What does this guess ask?”. They follow your guess; once there is an answer, its column is lit. Point at one, tap it or walk over them with the arrow keys to see what is behind it. Press what a guess left to see what it asked. In a game for yourself they cost nothing, and its result says that they were shown; in a test, and where a teacher wants it, each picture costs 10 points.")}</p>
      <h3>${msg("Marks of your own")}</h3>
      <p>${msg(html`${icon("edit")}, then press a piece: hidden, not hidden, no mark. They cost nothing and stay with the game. “Are my marks proven?” has Python check them and costs 10 points.`)}</p>
      ${picture(
        msg("The white queen is marked as hidden, the black knight as not hidden."),
        html`${noted("WQ", { sign: "check" })} ${noted("BN", { sign: "close" })}`,
      )}
      <h3>${msg("The list")}</h3>
      <p>${msg("“The possible sets” shows every set of pieces that fits all answers; press one to guess it. The bar behind a guess shows how many were left, on a logarithmic scale.")}</p>
      <h3>${msg("Evil Python")}</h3>
      <p>${msg(html`${icon("plus")} New game, “I guess against evil Python”: nothing is hidden. Each answer is the one that leaves most sets, so there is no luck and the same guesses get the same answers for ever.`)}</p>
      <h3>${msg("A game played elsewhere")}</h3>
      <p>${msg(html`${icon("plus")} New game, “A game played elsewhere”: lay out each guess, enter its answer, and get help. ${icon("edit")} corrects an answer. With “Python guesses, I answer” you hide the pieces yourself.`)}</p>
      ${picture(
        msg("The guess black queen, white bishop is entered with the answer 0, 1, 0."),
        counted(["BQ", "WB"], [0, 1, 0]),
      )}
      <h3>${msg("Keys")}</h3>
      <p>${msg("As in FEN: K, Q, R, B, N, P add a white piece, small letters a black one. The arrow keys walk over the set, Space picks, + and - mark. Backspace takes the last one back, Enter guesses, ? opens this page. Ctrl+Z undoes, Ctrl+Y redoes.")}</p>
    </div>`;
  }
}

customElements.define("cicada-chessguess-help", ChessGuessHelp);

export default html`<cicada-chessguess-help></cicada-chessguess-help>`;
