import type { FileSource } from "~/reports/files/file-source.ts";
import { revenuePartColumns } from "./columns.ts";
import { dimensionIn } from "./dimensions.ts";
import { revenueBy } from "./report.server.ts";

/** @throws Response 404 for a page that does not exist */
export const revenueByFile: FileSource = ({ pathname }, write) => {
  const by = dimensionIn(pathname);
  if (by === null) throw new Response(null, { status: 404 });
  return write(revenueBy(by), revenuePartColumns(by));
};
