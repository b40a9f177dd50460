import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Report } from "./report.ts";

/** What the gateway gives at once of any list. */
const usualRows = 100;
/** Pages that are asked for before they are needed: a platform's way is long, and rows are short. */
const pagesAhead = 4;

export interface PageOfRows<Part, Row> {
  /** Null where this page can't be had, or the brand does not offer it. */
  part: Part | null | undefined;
  /** Null where the answer did not hold them: that is no page without rows. */
  rows: readonly Row[] | null;
  failed: boolean;
}

/**
 * The rows of a report page by page, a few pages ahead of whoever reads; no more than these are held at
 * once, however many there are.
 * @param from how many rows to pass over
 * @param most how many rows to ask for at most
 */
export async function* pagesOf<TData, TVariables extends object, Part, Row>(
  { gateway }: Pick<AppLoadContext, "gateway">,
  report: Report<TData, TVariables, Part, Row>,
  asked: { range: { from: number; to: number }; filters: URLSearchParams },
  { from, most }: { from: number; most: number },
): AsyncGenerator<PageOfRows<Part, Row>> {
  const { rowsAtOnce = usualRows } = report;
  // How many there are, the first page says: to add them up again for each would cost more than the rows.
  let total: number | null = null;
  const ask = async (offset: number): Promise<PageOfRows<Part, Row>> => {
    const totals = offset === from;
    const page = { range: asked.range, offset, limit: rowsAtOnce, totals };
    const variables = report.variables(page, asked.filters);
    const { data, errors } = await gateway.execute(report.document, variables);
    const part = data && report.part(data);
    const rows = part == null ? null : report.rows(part);
    // Rows that the answer did not hold could not be had, whatever else it held.
    return { part, rows, failed: Boolean(errors?.length) || part != null };
  };
  const waiting: Promise<PageOfRows<Part, Row>>[] = [ask(from)];
  let next = from + rowsAtOnce;
  for (let page = waiting.shift(); page !== undefined; page = waiting.shift()) {
    const found = await page;
    yield found;
    if (found.part == null || !report.hasMore?.(found.part)) return;
    // One page after the other where nobody says how many there are.
    total = report.total?.(found.part) ?? total;
    const end = Math.min(from + most, total ?? next + 1);
    const ahead = total === null ? 1 : pagesAhead;
    while (waiting.length < ahead && next < end) {
      waiting.push(ask(next));
      next += rowsAtOnce;
    }
  }
}
