import type { ActionFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import type { PageHandle } from "~/components/shell/navigation/page-handle.ts";
import { revalidateAfterOwnForm } from "~/forms/answers/revalidate-page.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { CompareFields } from "~/reports/compare/compare-fields.tsx";
import { PartBlock } from "~/reports/part-block.tsx";
import { HiddenParams, RangeForm } from "~/reports/range/range-form.tsx";
import { useAgentOffers } from "~/routes/agent/menu/use-agent-offers.ts";
import { drillTo } from "~/routes/agent/report/drill.ts";
import { ReportHead } from "~/routes/agent/report/report-head.tsx";
import { WholeSince } from "~/routes/agent/report/whole-since.tsx";
import { FileTools } from "~/routes/agent/table/file-tools.tsx";
import { guardChange, requireAgent } from "~/session/guards/guards.server.ts";
import { Tabs } from "~/ui/layout/tabs.tsx";
import { DoneNote } from "~/ui/notes/done-note.tsx";
import { changeLink } from "./change-link.server.ts";
import { Funnel } from "./funnel.tsx";
import { LinkFacts } from "./link-facts.tsx";
import { LinksTable } from "./links-table.tsx";
import { loadLinks } from "./load-links.server.ts";

export const handle: PageHandle = { requiresCountry: "page" };

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

/** N10: what referral links brought (CA161–CA163), and one link's own page. */
export const loader = loadLinks;

export const shouldRevalidate = revalidateAfterOwnForm;

/** `intent` is `change` with the fields of the link's form (CA164). */
export async function action({ request, context }: ActionFunctionArgs) {
  await guardChange(request, context, requireAgent);
  return changeLink(context, await request.formData(), new URL(request.url));
}

export default function Links() {
  const { t } = useI18n();
  const { part, query, code, facts, before } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  const [shown] = useSearchParams();
  const title = t("agentCenter.shell.pages.links");
  return (
    <>
      <ReportHead
        title={code === null ? title : (facts?.link.name ?? code)}
        lead={t("agentCenter.links.lead")}
        query={query}
      >
        <FileTools query={query} />
      </ReportHead>
      {code === null ? null : (
        <p className="mb-3 text-sm print:hidden">
          <Link
            to={drillTo("/agentHome/links", {}, shown)}
            className="finger text-accent hover:underline"
          >
            {t("agentCenter.links.all")}
          </Link>
        </p>
      )}
      {shown.has("done") && !answered ? (
        <DoneNote className="mb-3">{t("agentCenter.links.saved")}</DoneNote>
      ) : null}
      {facts ? <LinkFacts {...facts} before={answered} /> : null}
      <RangeForm query={query} apart>
        <CompareFields today={query.today} />
        <HiddenParams names={["link", "by"]} />
      </RangeForm>
      <ViewTabs />
      <PartBlock part={part} name={title}>
        {(found) => (
          <WholeSince query={query} since={found.sumsSince}>
            <Funnel totals={found.totals} code={code} before={before} />
            <LinksTable found={found} before={before} />
          </WholeSince>
        )}
      </PartBlock>
    </>
  );
}

/** By link or day, or by campaign and source. */
function ViewTabs() {
  const { t } = useI18n();
  const [now] = useSearchParams();
  const { code, sources } = useLoaderData<typeof loader>();
  if (!useAgentOffers()("AGENT_LINK_SOURCES")) return null;
  const stored = [...now].filter(([name]) => !["by", "offset", "done"].includes(name));
  const to = (more: Record<string, string>) =>
    `?${new URLSearchParams([...stored, ...Object.entries(more)])}`;
  const first = code === null ? t("agentCenter.links.byLink") : t("agentCenter.links.byDay");
  return (
    <div className="mb-4 print:hidden">
      <Tabs
        label={t("agentCenter.links.views")}
        look="slim"
        now={sources ? "source" : "link"}
        tabs={[
          { name: "link", to: to({}), text: first },
          { name: "source", to: to({ by: "source" }), text: t("agentCenter.links.bySource") },
        ]}
      />
    </div>
  );
}
