import { agentCsvLoader } from "~/routes/agent/report/report.server.ts";
import { paymentColumns } from "./columns.ts";
import { dividends } from "./report.server.ts";

/** U30i as a file. */
export const loader = agentCsvLoader(() => dividends, paymentColumns);
