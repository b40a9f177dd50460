import { agentCsvLoader } from "~/routes/agent/report/report.server.ts";
import { accountProfitColumns } from "./columns.ts";
import { accountProfit } from "./report.server.ts";

/** U30f as a file. */
export const loader = agentCsvLoader(() => accountProfit, accountProfitColumns);
