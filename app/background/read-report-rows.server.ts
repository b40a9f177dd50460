/** The reports that files are made of in the background (N12). Loaded by the Durable Object of agents' files only. */
import type { AppLoadContext } from "@remix-run/cloudflare";
import type { FileRows, FileStep } from "~/edge/files/files-store.ts";
import { fetchMessages } from "~/i18n/messages.server.ts";
import { accountProfitColumns } from "~/routes/agent/profit/columns.ts";
import { accountProfit } from "~/routes/agent/profit/report.server.ts";
import { teamRoundColumns } from "~/routes/agent/records/columns.ts";
import { teamRounds } from "~/routes/agent/records/report.server.ts";
import { teamTransactionColumns } from "~/routes/agent/transactions/columns.ts";
import { teamTransactions } from "~/routes/agent/transactions/report.server.ts";
import { fileRows } from "./file-rows.server.ts";

/** Reads the next rows of a file, as its page's CSV has them. */
export async function readReportRows(
  context: AppLoadContext,
  step: FileStep,
  files: Parameters<typeof fetchMessages>[1],
): Promise<FileRows> {
  await fetchMessages(context.language, files);
  switch (step.report) {
    case "RECORDS":
      return fileRows(context, step, teamRounds, teamRoundColumns);
    case "TRANSACTIONS":
      return fileRows(context, step, teamTransactions, teamTransactionColumns);
    case "PROFIT":
      return fileRows(context, step, accountProfit, accountProfitColumns);
  }
}
