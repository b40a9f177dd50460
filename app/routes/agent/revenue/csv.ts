import { agentFileLoader } from "~/routes/agent/report/report.server.ts";
import { revenueFile } from "./file.server.ts";

/** U30g as a file. */
export const loader = agentFileLoader(revenueFile);
