import type { AppLoadContext } from "@remix-run/cloudflare";
import { type Compared, inFull, readCompare } from "~/reports/compare/compare.ts";
import { type RowChanges, rowChanges } from "~/reports/compare/row-changes.ts";
import type { Part } from "~/reports/part.ts";
import { partOf } from "~/reports/part-of.ts";
import { brandTime } from "~/reports/range/brand-time.ts";
import type { DayRange } from "~/reports/range/range.ts";
import { cutOf, type Report } from "~/reports/report.ts";

/** The most rows that a page of the gateway has. */
const largestPage = 100;

/** What a loader has. */
interface Asking {
  request: Request;
  context: {
    gateway: Pick<AppLoadContext["gateway"], "execute">;
    brand: Pick<AppLoadContext["brand"], "gmtOffset">;
    now: AppLoadContext["now"];
  };
}

/** Those days of a range that are over. */
function daysOver({ from, to }: DayRange["range"], gmtOffset: string, now: number) {
  const today = Date.parse(`${brandTime(now, gmtOffset).slice(0, 10)}T00:00:00${gmtOffset}`);
  return { from, to: Math.min(to, today) };
}

/** The rows of a page as soon as they are there; none where it failed. */
export async function rowsOf<TData, TVariables extends object, Data, Row>(
  part: Part<Data> | Promise<Part<Data>>,
  report: Report<TData, TVariables, Data, Row>,
): Promise<readonly Row[]> {
  const known = await part;
  return "data" in known ? (report.rows(known.data) ?? []) : [];
}

/** The days of a report that count, and those that the address compares them with; null where nothing is compared. */
export function comparedDays<TData, TVariables extends object, Data, Row>(
  { request, context }: Asking,
  range: DayRange["range"],
  { wholeDays }: Pick<Report<TData, TVariables, Data, Row>, "wholeDays">,
) {
  const { gmtOffset } = context.brand;
  const counted = wholeDays ? daysOver(range, gmtOffset, context.now()) : range;
  if (counted.to <= counted.from) return null;
  const { searchParams } = new URL(request.url);
  const compared = readCompare(searchParams, { range: counted }, gmtOffset, context.now());
  return compared && { counted, compared };
}

/**
 * Starts to load the report of the days that the address compares with (N6); null where nothing is compared. `found` has
 * the days, whole where their hours are unknown, and the report of them: null where it could not be loaded, and where its
 * figures begin later, at `cut` (N27). `changes` is for the rows of the page, null where there are none.
 */
export function readBefore<TData, TVariables extends object, Data, Row>(
  { request, context }: Asking,
  range: DayRange["range"],
  report: Report<TData, TVariables, Data, Row>,
  page: Promise<readonly Row[]>,
) {
  const both = comparedDays({ request, context }, range, report);
  if (!both) return null;
  const { counted, compared } = both;
  const { searchParams } = new URL(request.url);
  const send = async ({ range: days }: Compared, limit: number, only: object = {}) => {
    const requested = { range: days, offset: 0, limit, totals: true };
    const variables = { ...report.variables(requested, searchParams), ...only };
    return partOf(await context.gateway.execute(report.document, variables), report.part);
  };
  const sent = send(compared, 1).then(async (part) => {
    const since = "data" in part ? (report.hoursSince?.(part.data) ?? 0) : 0;
    if (compared.hours !== "same" || since <= compared.range.to) return { compared, part };
    const whole = inFull(compared, counted, context.brand.gmtOffset);
    return { compared: whole, part: await send(whole, 1) };
  });
  const { match } = report;
  const changes = async (): Promise<Part<RowChanges> | null> => {
    const shown = await page;
    if (!match || shown.length === 0) return null;
    // What is not paged is all there already.
    const known = await sent;
    const earlier = report.total
      ? await send(known.compared, largestPage, match.only?.(shown))
      : known.part;
    if (!("data" in earlier)) return earlier;
    if (cutOf(report, earlier.data, compared.range) !== null) return null;
    const rows = report.rows(earlier.data);
    if (!rows) return { failed: true, requestId: null };
    const complete = !earlier.dropped && !report.hasMore?.(earlier.data);
    const earlierBy = range.from - compared.range.from;
    return { data: rowChanges(shown, { rows, complete, earlierBy }, match) };
  };
  return {
    compared,
    found: sent.then(({ compared: days, part }) => {
      const earlier = "data" in part ? part.data : null;
      const cut = earlier && cutOf(report, earlier, days.range);
      return { days, earlier: cut === null ? earlier : null, cut };
    }),
    changes: changes(),
  };
}
