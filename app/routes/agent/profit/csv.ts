import { agentFileLoader } from "~/routes/agent/report/report.server.ts";
import { profitFile } from "./file.server.ts";

/** U30f as a file. */
export const loader = agentFileLoader(profitFile);
