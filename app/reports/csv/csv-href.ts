import type { RecordQuery } from "~/reports/query/record-query.server.ts";
import { rangeWord } from "~/reports/range/range.ts";

/**
 * Returns the address of a report's file: the page's address with `.csv`, with all rows of its days and with its
 * filters.
 */
export function csvHref(
  { pathname, search }: Pick<Location, "pathname" | "search">,
  { from, to }: Pick<RecordQuery, "from" | "to">,
): string {
  const query = new URLSearchParams(search);
  query.delete("offset");
  query.delete("stream");
  query.delete(rangeWord);
  query.set("from", from);
  query.set("to", to);
  return `${pathname.replace(/\/$/, "")}.csv?${query}`;
}
