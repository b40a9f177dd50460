/** The platform calls as the operator sees them (O2): one row of the catalogue each, its course and its last failures. */
import type {
  OperatorCall,
  OperatorCallDetail,
  OperatorCallPoint,
  OperatorOutcome,
  OperatorStep,
} from "../../generated/resolver-types.ts";
import { callFailures } from "../../metrics/count-line.ts";
import { type Counts, partsOf, percentile, sumOf } from "../../metrics/counts.ts";
import { hourMs, minuteMs, startOf } from "../../metrics/timeline.ts";
import type { GatewayContext } from "../../request/context.ts";
import { callsIn } from "./figures.ts";
import { clamped, operatorIn } from "./health.ts";
import { inSteps } from "./in-steps.ts";

const shownFailures = 20;

/** Calls of the last hours, 1 to 720, the most often called first. */
export async function platformCalls(
  hours: number,
  context: GatewayContext,
): Promise<OperatorCall[]> {
  const until = Date.now();
  const from = until - clamped(hours, 1, 720) * hourMs;
  const [counts = {}] = await operatorIn(context).metrics.sums([[from, until]]);
  const called = new Set([...partsOf(counts, "call").keys(), ...partsOf(counts, "cache").keys()]);
  return Object.entries(context.rows)
    .filter(([, { id }]) => called.has(id))
    .map(([name, { id }]) => callRow(id, name, counts))
    .sort((a, b) => b.calls - a.calls);
}

function callRow(id: string, name: string, counts: Counts): OperatorCall {
  const { sent, failed, unsent } = callsIn(counts, id);
  return {
    id,
    name,
    calls: sent.n,
    p50: percentile(sent, 0.5),
    p95: percentile(sent, 0.95),
    failures: failuresOf(id, counts),
    failed,
    retries: sumOf(counts, "retry", id).n,
    unsent,
    cached: sumOf(counts, "cache", id).n,
  };
}

const failuresOf = (id: string, counts: Counts): OperatorOutcome[] =>
  [...partsOf(counts, "call", id)]
    .filter(([outcome]) => callFailures.includes(outcome))
    .map(([outcome, { n }]) => ({ outcome, count: n }));

export type OperatorCallDetailModel = Omit<OperatorCallDetail, "points">;

/** One call; null for an id that the catalogue has not. */
export async function platformCall(
  id: string,
  context: GatewayContext,
): Promise<OperatorCallDetailModel | null> {
  const found = Object.entries(context.rows).find(([, row]) => row.id === id);
  if (!found) return null;
  const [name, { method, path }] = found;
  const failures = await operatorIn(context).metrics.failures(id, shownFailures);
  return { id, name, address: `${method} ${path}`, failures };
}

/** How a course is shown: from minutes or hours, in so many steps of so long. */
const courses = {
  MINUTE: { by: "minute", length: 10 * minuteMs, count: 144 },
  HOUR: { by: "hour", length: 6 * hourMs, count: 120 },
} as const;

/** The course of a call over a day or thirty days. */
export async function callPoints(
  id: string,
  step: OperatorStep,
  context: GatewayContext,
): Promise<OperatorCallPoint[]> {
  const { by, length, count } = courses[step];
  const until = Date.now();
  // The last step holds the minute or the hour that runs.
  const from = startOf(by, until - (count - 1) * length);
  const points = await operatorIn(context).metrics.points(by, from, until, [`call ${id} `]);
  return inSteps(points, { from, until, length }).map(({ at, counts }) => {
    const { sent, failed } = callsIn(counts, id);
    return { at, calls: sent.n, failed, p95: percentile(sent, 0.95) };
  });
}
