import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { message } from "~/i18n/page-title.server.ts";
import { agentCsvLoader } from "~/routes/agent/report/report.server.ts";
import { dayColumns, linkColumns, sourceColumns } from "./columns.ts";
import { bySource, codeOf, days, links, sources } from "./report.server.ts";

const ofLinks = agentCsvLoader(() => links, linkColumns());
const ofDays = agentCsvLoader(() => days, dayColumns());
const ofSources = agentCsvLoader(() => sources, sourceColumns());

/** N10 as a file: what the page at the same address shows. Another agent's link is not found. */
export const loader = async (args: LoaderFunctionArgs) => {
  const query = new URL(args.request.url).searchParams;
  if (codeOf(query) === null) return bySource(query) ? ofSources(args) : ofLinks(args);
  try {
    return await (bySource(query) ? ofSources(args) : ofDays(args));
  } catch (answer) {
    const isUnknown = answer instanceof Response && answer.status === 404;
    if (!isUnknown) throw answer;
    throw new Response(message(args.context, "forms.notFound"), answer);
  }
};
