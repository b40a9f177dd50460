import { rangeNames, readRange } from "~/reports/range/range.ts";
import { monthOf } from "~/routes/agent/income/statement/months.ts";
import { longestFileDays } from "../../brands/report-pages.ts";

/** What says which rows a page shows, and not which rows there are. */
const ofPage = [...rangeNames, "month", "offset", "size", "stream", "compare", "against"];

/** The days of a view at a moment, up to this moment, and its filters without them (N24). */
export function daysAt(
  { report, search }: { report: string; search: string },
  gmtOffset: string,
  at: number,
) {
  const query = new URLSearchParams(search);
  if (report === "STATEMENT") {
    const { from, to } = monthOf(query, gmtOffset, at);
    for (const [name, day] of Object.entries({ from, to })) query.set(name, day);
    query.delete("range");
  }
  const { range } = readRange(query, gmtOffset, at, longestFileDays);
  for (const name of ofPage) query.delete(name);
  const to = Math.max(range.from + 1, Math.min(range.to, at));
  return { range: { from: range.from, to }, filters: query.toString() };
}
