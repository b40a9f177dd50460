import type { FileSource } from "~/reports/files/file-source.ts";
import { teamTransactionColumns } from "./columns.ts";
import { teamTransactions } from "./report.server.ts";

export const transactionsFile: FileSource = (_page, write) =>
  write(teamTransactions, teamTransactionColumns);
