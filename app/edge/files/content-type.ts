/** The media types of the formats of files (N12). */
import type { AgentFileFormat } from "../../../gateway/generated/resolver-types.ts";

export const contentTypeOf: Record<AgentFileFormat, string> = {
  CSV: "text/csv; charset=utf-8",
  XLSX: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};
