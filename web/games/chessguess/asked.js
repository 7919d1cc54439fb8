/** What a guess asks, as a picture, once it is to be shown. */
import { html, nothing } from "lit";

/**
 * @param {import("./game.js").ChessGuessGame} game
 * @param {import("../../ui/on-demand.js").OnDemand} chart brings the picture's element
 */
export const renderAsked = (game, chart) =>
  game.asked === undefined
    ? nothing
    : chart.render(() => html`<cicada-chessguess-asked .game=${game}></cicada-chessguess-asked>`);
