import { agentFileLoader } from "~/routes/agent/report/report.server.ts";
import { revenueByFile } from "./file.server.ts";

/** N5 as a file. */
export const loader = agentFileLoader(revenueByFile);
