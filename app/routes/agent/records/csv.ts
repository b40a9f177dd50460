import { agentCsvLoader } from "~/routes/agent/report/report.server.ts";
import { teamRoundColumns } from "./columns.ts";
import { teamRounds } from "./report.server.ts";

/** U30e as a file. */
export const loader = agentCsvLoader(() => teamRounds, teamRoundColumns);
