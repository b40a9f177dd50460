import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Report } from "~/reports/report.ts";

/** What the gateway gives at once of any list. */
const usualRows = 100;
/** How many pages are requested ahead. Requests to the platform take long, and rows are short. */
const pagesAhead = 4;

export interface PageOfRows<Part, Row> {
  /** Null where this page can't be had, or the brand does not offer it. */
  part: Part | null | undefined;
  /** Null if the response did not contain them, which is not the same as a page without rows. */
  rows: readonly Row[] | null;
  failed: boolean;
  /** The address asks for what nobody has, such as a currency that the team lacks. */
  wrong: boolean;
}

/**
 * Yields the rows of a report page by page. It requests a few pages ahead of the reader and holds no more than
 * these at once.
 * @param from how many rows to skip
 * @param most how many rows to request at most
 */
export async function* pagesOf<TData, TVariables extends object, Part, Row>(
  { gateway }: Pick<AppLoadContext, "gateway">,
  report: Report<TData, TVariables, Part, Row>,
  requested: { range: { from: number; to: number }; filters: URLSearchParams },
  { from, most }: { from: number; most: number },
): AsyncGenerator<PageOfRows<Part, Row>> {
  const { rowsAtOnce = usualRows } = report;
  // The first page's total is used, because counting again for each page would cost more than its rows.
  let total: number | null = null;
  const send = async (offset: number): Promise<PageOfRows<Part, Row>> => {
    const totals = offset === from;
    const page = { range: requested.range, offset, limit: rowsAtOnce, totals };
    const variables = report.variables(page, requested.filters);
    const { data, errors } = await gateway.execute(report.document, variables);
    const part = data && report.part(data);
    const rows = part == null ? null : report.rows(part);
    // Missing rows are an error, even if the response has other data.
    const failed = Boolean(errors?.length) || part != null;
    const wrong = errors?.some(({ extensions }) => extensions.code === "BAD_USER_INPUT") ?? false;
    return { part, rows, failed, wrong };
  };
  const waiting: Promise<PageOfRows<Part, Row>>[] = [send(from)];
  let next = from + rowsAtOnce;
  for (let page = waiting.shift(); page !== undefined; page = waiting.shift()) {
    const found = await page;
    yield found;
    if (found.part == null || !report.hasMore?.(found.part)) return;
    // Without a known total, pages are requested one after the other.
    total = report.total?.(found.part) ?? total;
    const end = Math.min(from + most, total ?? next + 1);
    const ahead = total === null ? 1 : pagesAhead;
    while (waiting.length < ahead && next < end) {
      waiting.push(send(next));
      next += rowsAtOnce;
    }
  }
}
