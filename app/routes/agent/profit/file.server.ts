import type { FileSource } from "~/reports/files/file-source.ts";
import { accountProfitColumns } from "./columns.ts";
import { accountProfit } from "./report.server.ts";

export const profitFile: FileSource = (_page, write) => write(accountProfit, accountProfitColumns);
