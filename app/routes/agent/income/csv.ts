import { agentFileLoader } from "~/routes/agent/report/report.server.ts";
import { incomeFile } from "./file.server.ts";

/** N1 as a file. */
export const loader = agentFileLoader(incomeFile);
