/** How a grade is computed, for Help and the ladder. */
import { html } from "lit";
import { msg } from "../../ui/language.js";

export const GRADES = html`<p>${msg(
  "A grade says how rarely shots at random win, each legal shot as likely as any other. Python works out that chance exactly. If one game in 2 is won, that is 1 bit; one in 4 is 2 bits, one in 8 is 3. Grade 1 is below 2.5 bits, and each grade spans 2.5 more; grade 10 begins at 22.5 bits, one game in 6 million. Within a grade the levels rise by it, with never fewer balls and never shorter false trails: shots that can follow a wrong one before its loss shows.",
)}</p>`;
