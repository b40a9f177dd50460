/** The console's figures (O1): how each is computed from what was counted, and when it is amber or red. */
import type { Brand } from "../../../brands/brand.ts";
import {
  type Threshold,
  type ThresholdName,
  thresholdOf,
  usualThresholds,
} from "../../../brands/thresholds.ts";
import type {
  OperatorFigure,
  OperatorFigureName,
  OperatorLevel,
  OperatorUnit,
} from "../../generated/resolver-types.ts";
import { callFailures, notSent } from "../../metrics/count-line.ts";
import {
  addCounts,
  type Count,
  type Counts,
  partsOf,
  percentile,
  sumOf,
} from "../../metrics/counts.ts";

/** Of one row of the catalogue, or of all: calls that reached the platform, failures, and calls that an open breaker kept. */
export function callsIn(counts: Counts, row?: string) {
  const sent: Count = { n: 0 };
  let failed = 0;
  let unsent = 0;
  for (const id of row === undefined ? partsOf(counts, "call").keys() : [row]) {
    for (const [outcome, count] of partsOf(counts, "call", id)) {
      if (outcome === notSent) unsent += count.n;
      else addCounts({ sent }, { sent: count });
      if (callFailures.includes(outcome)) failed += count.n;
    }
  }
  return { sent, failed, unsent };
}

/** What visitors asked for: not the console. */
const visitorKinds = ["page", "data", "graphql", "api"];

/** Answered requests of visitors, and those that failed. A 503 says that the portal or the platform is closed on purpose. */
export function requestsIn(counts: Counts) {
  const all: Count = { n: 0 };
  let failed = 0;
  for (const kind of visitorKinds) {
    for (const [status, count] of partsOf(counts, "request", kind)) {
      addCounts({ all }, { all: count });
      if (Number(status) >= 500 && status !== "503") failed += count.n;
    }
  }
  return { all, failed };
}

const percent = (part: number, all: number): number | null =>
  all === 0 ? null : (part / all) * 100;

interface FigureRow {
  unit: OperatorUnit;
  /** Null where nothing happened that it could be computed from. */
  value(counts: Counts): number | null;
}

const counted = (value: FigureRow["value"]): FigureRow => ({ unit: "COUNT", value });
const lasting = (value: FigureRow["value"]): FigureRow => ({ unit: "MS", value });
const partly = (value: FigureRow["value"]): FigureRow => ({ unit: "PERCENT", value });
const sum = (counts: Counts, ...words: readonly string[]) => sumOf(counts, ...words).n;

const figures: Record<OperatorFigureName, FigureRow> = {
  REQUESTS: counted((counts) => requestsIn(counts).all.n),
  FAILED_REQUESTS: partly((counts) => {
    const { all, failed } = requestsIn(counts);
    return percent(failed, all.n);
  }),
  REQUEST_P50: lasting((counts) => percentile(requestsIn(counts).all, 0.5)),
  REQUEST_P95: lasting((counts) => percentile(requestsIn(counts).all, 0.95)),
  REQUEST_P99: lasting((counts) => percentile(requestsIn(counts).all, 0.99)),
  CALLS: counted((counts) => callsIn(counts).sent.n),
  FAILED_CALLS: partly((counts) => {
    const { sent, failed } = callsIn(counts);
    return percent(failed, sent.n);
  }),
  CALL_P95: lasting((counts) => percentile(callsIn(counts).sent, 0.95)),
  BREAKER_KEPT: counted((counts) => callsIn(counts).unsent),
  CACHE_HITS: partly((counts) => {
    const cached = partsOf(counts, "cache");
    const hits = sum(counts, "cache");
    const missed = [...cached.keys()].reduce((all, row) => all + callsIn(counts, row).sent.n, 0);
    return percent(hits, hits + missed);
  }),
  SIGN_INS: counted((counts) => sum(counts, "sign-in", "done")),
  REFUSED_SIGN_INS: partly((counts) =>
    percent(sum(counts, "sign-in", "refused"), sum(counts, "sign-in")),
  ),
  TAKEN_MONEY: counted((counts) => sum(counts, "money", "taken")),
  REFUSED_MONEY: partly((counts) => percent(sum(counts, "money", "refused"), sum(counts, "money"))),
  UNKNOWN_MONEY: counted((counts) => sum(counts, "money", "unknown")),
  REFUSED_REGIONS: counted((counts) => sum(counts, "security", "region.refused")),
};

const hasThreshold = (name: OperatorFigureName): name is OperatorFigureName & ThresholdName =>
  name in usualThresholds;

/**
 * All figures in their order.
 * @param before what was counted in the same span of the day before
 */
export function figuresOf(
  counts: Counts,
  before: Counts,
  { thresholds }: Pick<Brand, "thresholds">,
): OperatorFigure[] {
  return (Object.keys(figures) as OperatorFigureName[]).map((name) => {
    const { unit, value } = figures[name];
    const now = value(counts);
    const limits = hasThreshold(name) ? thresholdOf(name, thresholds) : null;
    return {
      name,
      unit,
      value: now,
      before: value(before),
      level: limits && now !== null ? levelOf(now, limits) : null,
      amber: limits?.amber ?? null,
      red: limits?.red ?? null,
    };
  });
}

function levelOf(value: number, { amber, red }: Threshold): OperatorLevel {
  if (value < amber) return "GREEN";
  return value < red ? "AMBER" : "RED";
}
