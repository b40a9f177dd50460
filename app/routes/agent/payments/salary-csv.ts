import { agentFileLoader } from "~/routes/agent/report/report.server.ts";
import { salaryFile } from "./file.server.ts";

/** U30j–U30l as files. */
export const loader = agentFileLoader(salaryFile);
