import { agentFileLoader } from "~/routes/agent/report/report.server.ts";
import { commissionFile } from "./file.server.ts";

/** N18 as a file: what is passed on. */
export const loader = agentFileLoader(commissionFile);
