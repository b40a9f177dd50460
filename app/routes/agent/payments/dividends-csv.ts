import { agentFileLoader } from "~/routes/agent/report/report.server.ts";
import { dividendsFile } from "./file.server.ts";

/** U30i as a file. */
export const loader = agentFileLoader(dividendsFile);
