import { agentCsvLoader } from "~/routes/agent/report/report.server.ts";
import { teamTransactionColumns } from "./columns.ts";
import { teamTransactions } from "./report.server.ts";

/** U30h as a file. */
export const loader = agentCsvLoader(() => teamTransactions, teamTransactionColumns);
