/** Shot explained: the rules, the helps and the keys, with pictures of boards. */
import { css, html, LitElement, svg } from "lit";
import { helpStyles, picture } from "../../ui/help-styles.js";
import { icon } from "../../ui/icons.js";
import { msg } from "../../ui/language.js";
import { shared } from "../../ui/styles.js";
import { GRADES } from "./grades.js";

const CELL = 24;

/**
 * A row of seven cells.
 *
 * @param {number[]} balls the columns with a ball
 * @param {{ from: number, to: number }} [shot] an arrow from a ball's column
 */
const row = (
  balls,
  shot,
) => html`<svg class="cells" viewBox="0 0 ${7 * CELL} ${CELL}" aria-hidden="true">
  ${[0, 1, 2, 3, 4, 5, 6].map((x) => svg`<circle class="dot" cx=${(x + 0.5) * CELL} cy=${CELL / 2} r="2" />`)}
  ${balls.map((x) => svg`<circle class="ball" cx=${(x + 0.5) * CELL} cy=${CELL / 2} r="9" />`)}
  ${
    shot
      ? svg`<path class="arrow" d="M${shot.from * CELL + 24} 12H${shot.to * CELL + 20}m-6-5 6 5-6 5" />`
      : ""
  }
</svg>`;

class ShotHelp extends LitElement {
  static styles = [
    shared,
    helpStyles,
    css`
      .cells {
        width: min(100%, 260px);
      }

      .dot {
        fill: var(--line);
      }

      .ball {
        fill: var(--ball);
      }

      .arrow {
        fill: none;
        stroke: var(--accent);
        stroke-width: 2;
      }
    `,
  ];

  render() {
    return html`<div class="help">
      <p>${msg("Shoot balls at each other until one is left. A ball flies up, down, left or right until it hits another; there it stops, and the ball that was hit rolls on the same way, perhaps over the edge, perhaps into the next one.")}</p>
      ${picture(
        msg(
          "Three balls in a row, in columns a, d and g. The left one is shot to the right: it stops at c, the middle one rolls on to f, and the last one leaves the board.",
        ),
        html`${row([0, 3, 6], { from: 0, to: 2 })} <span class="quiet">${msg("becomes")}</span> ${row([2, 5])}`,
      )}
      <p>${msg("A shot must hit a ball, and not one in the cell next to it.")}</p>
      ${picture(msg("Two balls side by side: neither can be shot at the other."), row([2, 3]))}
      <p>${msg("Cells are called by column and row, from a1 at the top left to g9.")}</p>
      <h3>${msg("Dragging")}</h3>
      <p>${msg("Pull a ball the way it shall fly, or press it and then an arrow beside it. Arrows stand only where a shot hits; a ball that cannot be shot says why.")}</p>
      <h3>${msg("Hints")}</h3>
      <p>${msg("The first shows a ball, the next which way it goes, the last why not another shot. “Can it still be won?” tells whether the position is lost, since which shot, and leads back there. Each costs 10 points.")}</p>
      <h3>${msg("Grades")}</h3>
      ${GRADES}
      <h3>${msg("The map")}</h3>
      <p>${msg("“Map of the positions” has a dot for each position that can come up, by balls left: to the left those that can be won, to the right those that are lost, your game between them. Of puzzles with more than 5,000 positions it has yours and those one shot away. Before the end it counts as a review.")}</p>
      <h3>${msg("Your shots at the end")}</h3>
      <p>${msg("● found at the first try, ○ taken back first, ◐ with help. A level solved without help has a tick; with help, ◐ stands beside it.")}</p>
      <h3>${msg("Boards of your own")}</h3>
      <p>${msg(html`“Position editor”, or ${icon("plus")} New game, “By hand”: put balls on the field, and Python says whether it can be won. This is how a puzzle from elsewhere gets here.`)}</p>
      <h3>${msg("Keys")}</h3>
      <p>${msg("The arrow keys move over the board. Enter or Space takes hold of a ball; then an arrow key shoots it. Escape lets go, ? opens this page. Ctrl+Z undoes, Ctrl+Y redoes.")}</p>
    </div>`;
  }
}

customElements.define("cicada-shot-help", ShotHelp);

export default html`<cicada-shot-help></cicada-shot-help>`;
