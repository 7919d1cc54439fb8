import type { CSSResult, SVGTemplateResult, TemplateResult } from "lit";
import type { Games } from "../python/contract.js";

/** A game that was played, small: for the front page. */
export interface Sketch<Name extends keyof Games = keyof Games> {
  /** What its board or its kind is called, by the id; "" if that has no name. */
  name(id: string): string;
  /** A number of moves, in words. */
  moves(count: number): string;
  /** An svg element. What Python says of the position comes when it is there. */
  draw(
    game: { id: string; moves: string[] },
    describe: () => Promise<Games[Name]["description"]>,
  ): TemplateResult | SVGTemplateResult;
  /** Of what is drawn. */
  styles?: CSSResult;
}
