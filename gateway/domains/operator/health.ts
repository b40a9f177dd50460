/** Whether the portal is well (O1): figures of a span that ends now, beside the same span of the day before. */
import { GatewayError } from "../../failures/errors.ts";
import type {
  OperatorHealth,
  OperatorPoint,
  OperatorRequests,
} from "../../generated/resolver-types.ts";
import { type Counts, partsOf, percentile } from "../../metrics/counts.ts";
import { hourMs, minuteMs, startOf } from "../../metrics/timeline.ts";
import type { GatewayContext } from "../../request/context.ts";
import type { OperatorPort } from "../../request/operator-port.ts";
import { callsIn, figuresOf, requestsIn } from "./figures.ts";
import { inSteps } from "./in-steps.ts";

const dayMs = 24 * hourMs;

/** The port of whoever was let in; the field's access rule has checked it. */
export function operatorIn({ scope }: Pick<GatewayContext, "scope">): OperatorPort {
  if (!scope.operator) throw new GatewayError("FORBIDDEN");
  return scope.operator;
}

/** @param minutes 1 to 1440 */
export async function health(minutes: number, context: GatewayContext): Promise<OperatorHealth> {
  const { metrics } = operatorIn(context);
  const until = Date.now();
  // Whole minutes, so that the span of the day before holds as many.
  const from = startOf("minute", until) - (clamped(minutes, 1, 1440) - 1) * minuteMs;
  const [[counts = {}, before = {}], points] = await Promise.all([
    metrics.sums([
      [from, until],
      [from - dayMs, until - dayMs],
    ]),
    metrics.points("minute", from, until, ["request ", "call "]),
  ]);
  return {
    from,
    until,
    figures: figuresOf(counts, before, context.scope.brand),
    requests: requestRows(counts),
    points: inSteps(points, { from, until, length: stepOf(until - from) }).map(
      ({ at, counts: some }) => pointOf(at, some),
    ),
  };
}

function requestRows(counts: Counts): OperatorRequests[] {
  const rows = [...partsOf(counts, "request").keys()].flatMap((kind) =>
    [...partsOf(counts, "request", kind)].map(([status, count]) => ({
      kind,
      status: Number(status),
      count: count.n,
      p50: percentile(count, 0.5),
      p95: percentile(count, 0.95),
      p99: percentile(count, 0.99),
    })),
  );
  return rows.sort((a, b) => b.count - a.count);
}

function pointOf(at: number, counts: Counts): OperatorPoint {
  const requests = requestsIn(counts);
  const calls = callsIn(counts);
  return {
    at,
    requests: requests.all.n,
    failedRequests: requests.failed,
    calls: calls.sent.n,
    failedCalls: calls.failed,
    p95: percentile(requests.all, 0.95),
  };
}

/** The length of a chart's steps in ms: a minute, or so long that there are at most 144. */
const stepOf = (lengthMs: number): number =>
  Math.max(1, Math.ceil(lengthMs / (144 * minuteMs))) * minuteMs;

export const clamped = (value: number, least: number, most: number): number =>
  Math.min(Math.max(Math.trunc(value), least), most);
