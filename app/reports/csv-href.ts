import type { RecordQuery } from "./record-query.server.ts";

/** Where the file of what is shown stands: all rows of its days by the page's filters, at its address with `.csv`. */
export function csvHref(
  { pathname, search }: Pick<Location, "pathname" | "search">,
  { from, to }: Pick<RecordQuery, "from" | "to">,
): string {
  const query = new URLSearchParams(search);
  query.delete("offset");
  query.delete("stream");
  query.set("from", from);
  query.set("to", to);
  return `${pathname.replace(/\/$/, "")}.csv?${query}`;
}
