import type { FileSource } from "~/reports/files/file-source.ts";
import { revenueColumns } from "./columns.ts";
import { revenue } from "./report.server.ts";

export const revenueFile: FileSource = (_page, write) => write(revenue, revenueColumns);
