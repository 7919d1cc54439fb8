/** The programs of a class: a table of those whose links were judged again, and the same as CSV. */
import { html, nothing } from "lit";
import { pageLink } from "../../share/puzzle-links.js";
import { msg, str } from "../../ui/language.js";
import { fixed, number } from "../../ui/numbers.js";
import { LAB } from "../lab/meta.js";
import { csv } from "./csv.js";
import { mostFrequent } from "./most-frequent.js";

/** @typedef {import("../lab/recheck.js").Judged} Judged */
/** @typedef {import("../../python/contract.js").results.Handed} Handed */
/** @typedef {Handed & { judged?: Judged, fault?: string }} Program  A line and what came of it. */

/**
 * What is wrong with a line, as a sentence; "" if nothing is.
 *
 * @param {Program} program
 * @param {Program[]} all
 */
export function programFault({ line, judged, fault }, all) {
  if (!judged) return fault ?? "";
  if (judged.fault) return judged.fault;
  const most = mostFrequent(all.flatMap((one) => one.judged?.task ?? []));
  if (judged.task !== most) {
    const other = all.find((one) => one.judged?.task === most)?.judged;
    return other && other.title !== judged.title
      ? msg(
          str`This is another exercise than that of most: ${judged.title} instead of ${other.title}.`,
        )
      : msg(
          "This exercise is set otherwise than that of most: its goal, limit, task or what it shows.",
        );
  }
  const same = all.find((one) => one.judged?.code === judged.code);
  return same && same.line !== line
    ? msg(str`This is the same program as that of line ${same.line}.`)
    : "";
}

/** @param {import("../../python/contract.js").lab.Report | undefined} report */
const found = (report) =>
  report ? msg(str`${number(report.found)} of ${number(report.played)}`) : "";

/** @param {Program[]} programs that hold an exercise and a program */
export const programTable = (programs) => html`
  <div class="scroll" tabindex="0" role="region" aria-label=${msg("Programs")}>
    <table class="table results programs">
      <thead>
        <tr>
          <th scope="col">${msg("Name")}</th>
          <th scope="col">${msg("Exercise")}</th>
          <th scope="col" class="figure">${msg("Found")}</th>
          <th scope="col" class="figure">${msg("Average")}</th>
          <th scope="col" class="figure">${msg("At worst")}</th>
          <th scope="col">${msg("Goal")}</th>
          <th scope="col" class="figure">${msg("Mark")}</th>
        </tr>
      </thead>
      <tbody>${programs.map(programRow)}</tbody>
    </table>
  </div>
  <p class="quiet">${msg(
    "Found: boards, examples or secrets. The result says how its points come about: some for finding every secret, the others for few guesses; of boards and examples what those that are right are worth.",
  )}</p>`;

/** @param {Program} program */
function programRow({ line, name, code, judged }) {
  const { report, title } = /** @type {Judged} */ (judged);
  const goal = report?.marks.goal;
  return html`
    <tr>
      <th scope="row" class="name">${name || msg(str`Line ${line}`)}</th>
      <td class="puzzle"><a href=${pageLink(LAB.name, code)}>${title}</a></td>
      <td class="figure">${found(report)}</td>
      <td class="figure">${report?.average ? fixed(report.average, 3) : nothing}</td>
      <td class="figure">${report?.average ? report.worst : nothing}</td>
      <td>${goal ? goalText(goal) : nothing}</td>
      <td class="figure">${report ? Math.round(report.score) : nothing}</td>
    </tr>`;
}

/** @param {{ average: number, met: boolean }} goal */
const goalText = ({ average, met }) =>
  met ? msg(str`${number(average)} met`) : msg(str`${number(average)} missed`);

const COLUMNS = [
  ...["line", "name", "exercise", "title", "found", "of", "total", "average", "worst", "mark"],
  ...["goal", "goal met", "remembers", "lines asked", "seconds", "sha256", "fault", "link"],
];

/** @param {Program[]} programs */
export const programCsv = (programs) =>
  csv([
    COLUMNS,
    ...programs.map((program) => {
      const { line, name, code, judged } = program;
      const fault = programFault(program, programs);
      const { report } = judged ?? {};
      const goal = report?.marks.goal;
      return [
        ...[line, name, judged?.exercise.name ?? null, judged?.title ?? null],
        ...[report?.found ?? null, report?.played ?? null, report?.total ?? null],
        ...[report?.average ?? null, report?.worst ?? null, report?.score ?? null],
        ...[goal?.average ?? null, goal ? Number(goal.met) : null],
        ...[report ? Number(!report.pure) : null, report?.calls ?? null, report?.seconds ?? null],
        ...[report?.program.sha256 ?? null, fault, pageLink(LAB.name, code)],
      ];
    }),
  ]);
