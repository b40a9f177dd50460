import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { agentFileLoader } from "~/routes/agent/report/report.server.ts";
import { statementFile } from "./file.server.ts";
import { inMonth } from "./statement.server.ts";

const file = agentFileLoader(statementFile);

/** N2 as a file: the lines of a month's statement. */
export const loader = (args: LoaderFunctionArgs) => file(inMonth(args).args);
