import { agentFileLoader } from "~/routes/agent/report/report.server.ts";
import { recordsFile } from "./file.server.ts";

/** U30e as a file. */
export const loader = agentFileLoader(recordsFile);
