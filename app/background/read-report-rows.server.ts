/** The reports that files are made of in the background (N12, N24). Loaded by the Durable Object of agents' files only. */
import type { AppLoadContext } from "@remix-run/cloudflare";
import type { FileRows, FileStep } from "~/edge/files/files-store.ts";
import type { AgentFileReport } from "~/graphql/generated/graphql";
import { fetchMessages } from "~/i18n/messages.server.ts";
import type { FileSource } from "~/reports/files/file-source.ts";
import { incomeFile } from "~/routes/agent/income/file.server.ts";
import { statementFile } from "~/routes/agent/income/statement/file.server.ts";
import { linksFile } from "~/routes/agent/links/file.server.ts";
import { dividendsFile, salaryFile } from "~/routes/agent/payments/file.server.ts";
import { branchesFile } from "~/routes/agent/profit/branches/file.server.ts";
import { profitFile } from "~/routes/agent/profit/file.server.ts";
import { recordsFile } from "~/routes/agent/records/file.server.ts";
import { revenueByFile } from "~/routes/agent/revenue/by/file.server.ts";
import { revenueFile } from "~/routes/agent/revenue/file.server.ts";
import { commissionFile } from "~/routes/agent/revenue/why/file.server.ts";
import { teamFile } from "~/routes/agent/team/file.server.ts";
import { transactionsFile } from "~/routes/agent/transactions/file.server.ts";
import { reportPages } from "../../brands/report-pages.ts";
import { fileRows } from "./file-rows.server.ts";

const sources: Readonly<Record<AgentFileReport, FileSource>> = {
  TEAM: teamFile,
  RECORDS: recordsFile,
  PROFIT: profitFile,
  BRANCHES: branchesFile,
  REVENUE: revenueFile,
  REVENUE_BY_BRANCH: revenueByFile,
  REVENUE_BY_ACCOUNT: revenueByFile,
  REVENUE_BY_DAY: revenueByFile,
  REVENUE_BY_VENDOR: revenueByFile,
  REVENUE_BY_GAME: revenueByFile,
  REVENUE_WHY: commissionFile,
  TRANSACTIONS: transactionsFile,
  INCOME: incomeFile,
  STATEMENT: statementFile,
  LINKS: linksFile,
  DIVIDENDS: dividendsFile,
  DAILY_SALARY: salaryFile,
  HOURLY_SALARY: salaryFile,
  REAL_TIME_SALARY: salaryFile,
};

/** Reads the next rows of a file, as its page's CSV has them. */
export async function readReportRows(
  context: AppLoadContext,
  step: FileStep,
  files: Parameters<typeof fetchMessages>[1],
): Promise<FileRows> {
  await fetchMessages(context.language, files);
  const page = {
    pathname: reportPages[step.report],
    searchParams: new URLSearchParams(step.filters),
  };
  return sources[step.report](page, (report, columns) => fileRows(context, step, report, columns));
}
