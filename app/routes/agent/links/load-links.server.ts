import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { qrRows } from "~/components/shell/contacts/qr-rows.server.ts";
import { pageTitle } from "~/i18n/page-title.server.ts";
import { queryAgentReport } from "~/routes/agent/report/report.server.ts";
import { bySource, sources as bySources, codeOf, days, links } from "./report.server.ts";
import { shareTexts } from "./share-texts.server.ts";

/**
 * N10: what referral links brought in the days of the address (CA161). `link` is the code of one link, which has a page
 * of its own by day (CA162), and `by=source` adds up by campaign and source of the opened address (CA163).
 * @throws Response 404 for a code that is none of the agent's
 */
export async function loadLinks(args: LoaderFunctionArgs) {
  const { request, context } = args;
  const { searchParams } = new URL(request.url);
  const [code, sources] = [codeOf(searchParams), bySource(searchParams)];
  const title = pageTitle(context, "agentCenter.shell.pages.links");
  const loaded = await (sources
    ? queryAgentReport(args, bySources)
    : code === null
      ? queryAgentReport(args, links)
      : queryAgentReport(args, days));
  const common = { title, code, sources, ...loaded };
  if (code === null) return { ...common, facts: null };
  const part = await loaded.part;
  if ("notOffered" in part) throw new Response(null, { status: 404 });
  const link = "data" in part ? part.data.link : null;
  const facts = link && { link, qr: qrRows(link.url), texts: shareTexts(link.url, context) };
  return { ...common, title: `${link?.name ?? code} · ${title}`, part, facts };
}
