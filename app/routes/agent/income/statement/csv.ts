import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { agentCsvLoader } from "~/routes/agent/report/report.server.ts";
import { lineColumns } from "./lines.ts";
import { inMonth, statement } from "./statement.server.ts";

const file = agentCsvLoader(() => statement, lineColumns);

/** N2 as a file: the lines of a month's statement. */
export const loader = (args: LoaderFunctionArgs) => file(inMonth(args).args);
