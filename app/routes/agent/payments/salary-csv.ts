import { agentCsvLoader } from "~/routes/agent/report/report.server.ts";
import { paymentColumns } from "./columns.ts";
import { salaryAt } from "./report.server.ts";

/** U30j–U30l as files. */
export const loader = agentCsvLoader(salaryAt, paymentColumns);
