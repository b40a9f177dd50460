import { agentCsvLoader } from "~/routes/agent/report/report.server.ts";
import { branchFileColumns } from "./columns.ts";
import { branches } from "./report.server.ts";

/** N5 as a file. */
export const loader = agentCsvLoader(() => branches, branchFileColumns);
