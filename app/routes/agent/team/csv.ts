import { agentCsvLoader } from "~/routes/agent/report/report.server.ts";
import { teamColumns } from "./columns.ts";
import { teamFigures } from "./report.server.ts";

/** N9, N20 as a file. */
export const loader = agentCsvLoader(() => teamFigures, teamColumns);
