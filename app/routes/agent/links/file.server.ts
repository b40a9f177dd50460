import type { FileSource } from "~/reports/files/file-source.ts";
import { dayColumns, linkColumns, sourceColumns } from "./columns.ts";
import { bySource, codeOf, days, links, sources } from "./report.server.ts";

/** What the page at the same address shows: links, one of them by day, or sources. */
export const linksFile: FileSource = ({ searchParams }, write) => {
  if (bySource(searchParams)) return write(sources, sourceColumns());
  return codeOf(searchParams) === null ? write(links, linkColumns()) : write(days, dayColumns());
};
