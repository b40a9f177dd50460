import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { agentCsvLoader } from "~/routes/agent/report/report.server.ts";
import { dayColumns, linkColumns, sourceColumns } from "./columns.ts";
import { bySource, codeOf, days, links, sources } from "./report.server.ts";

const ofLinks = agentCsvLoader(() => links, linkColumns);
const ofDays = agentCsvLoader(() => days, dayColumns);
const ofSources = agentCsvLoader(() => sources, sourceColumns);

/** N10 as a file: what the page at the same address shows. */
export const loader = (args: LoaderFunctionArgs) => {
  const query = new URL(args.request.url).searchParams;
  if (bySource(query)) return ofSources(args);
  return codeOf(query) === null ? ofLinks(args) : ofDays(args);
};
