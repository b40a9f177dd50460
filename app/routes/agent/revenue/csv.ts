import { agentCsvLoader } from "~/routes/agent/report/report.server.ts";
import { revenueColumns } from "./columns.ts";
import { revenue } from "./report.server.ts";

/** U30g as a file. */
export const loader = agentCsvLoader(() => revenue, revenueColumns);
