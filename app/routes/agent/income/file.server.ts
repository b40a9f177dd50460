import type { FileSource } from "~/reports/files/file-source.ts";
import { kindColumns, periodColumns, productColumns, productDayColumns } from "./columns.ts";
import { kinds, periods, productDays, products, typeOf, viewOf } from "./report.server.ts";

/** Income of the address's days, added up as on the page. */
export const incomeFile: FileSource = ({ searchParams }, write) => {
  if (typeOf(searchParams)) return write(productDays, productDayColumns());
  const view = viewOf(searchParams);
  if (view === "product") return write(products, productColumns());
  if (view === "kind") return write(kinds, kindColumns());
  return write(periods, periodColumns(view));
};
