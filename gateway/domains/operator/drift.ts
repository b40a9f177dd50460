/** Drift in production (O3): differences between responses and rows, since when, and how often. */
import type { OperatorDrift } from "../../generated/resolver-types.ts";
import { addCounts, type Counts, partsOf, sumOf } from "../../metrics/counts.ts";
import { hourMs } from "../../metrics/timeline.ts";
import type { GatewayContext } from "../../request/context.ts";
import { operatorIn } from "./health.ts";

const shownDays = 30;

/** Differences of the last thirty days, the latest first. @param row of one row only; of all rows for null */
export async function drift(row: string | null, context: GatewayContext): Promise<OperatorDrift[]> {
  const until = Date.now();
  const from = until - shownDays * 24 * hourMs;
  const prefix = row === null ? "" : `${row} `;
  const prefixes = [`drift ${prefix}`, row === null ? "compared " : `compared ${row}`];
  const hours = await operatorIn(context).metrics.points("hour", from, until, prefixes);
  const all: Counts = {};
  const found = new Map<string, OperatorDrift>();
  for (const { at, counts } of hours) {
    addCounts(all, counts);
    for (const id of partsOf(counts, "drift").keys()) {
      for (const kind of partsOf(counts, "drift", id).keys()) {
        for (const path of partsOf(counts, "drift", id, kind).keys()) {
          const name = `${id} ${kind} ${path}`;
          const known = found.get(name) ?? {
            call: id,
            kind,
            path,
            got: [...partsOf(counts, "drift", id, kind, path).keys()].filter(Boolean).join(", "),
            since: at,
            last: at,
            count: 0,
            compared: 0,
          };
          found.set(name, {
            ...known,
            last: at,
            count: known.count + sumOf(counts, "drift", id, kind, path).n,
          });
        }
      }
    }
  }
  return [...found.values()]
    .map((each) => ({ ...each, compared: sumOf(all, "compared", each.call).n }))
    .sort((a, b) => b.last - a.last || b.count - a.count);
}
