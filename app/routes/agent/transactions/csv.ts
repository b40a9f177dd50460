import { agentFileLoader } from "~/routes/agent/report/report.server.ts";
import { transactionsFile } from "./file.server.ts";

/** U30h as a file. */
export const loader = agentFileLoader(transactionsFile);
