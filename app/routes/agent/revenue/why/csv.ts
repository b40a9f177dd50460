import { agentCsvLoader } from "~/routes/agent/report/report.server.ts";
import { givenColumns } from "./columns.ts";
import { commissionParts } from "./report.server.ts";

/** N18 as a file: what is passed on. */
export const loader = agentCsvLoader(() => commissionParts, givenColumns);
