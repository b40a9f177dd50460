import { agentFileLoader } from "~/routes/agent/report/report.server.ts";
import { teamFile } from "./file.server.ts";

/** N9, N20 as a file. */
export const loader = agentFileLoader(teamFile);
