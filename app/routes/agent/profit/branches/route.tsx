import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { useShell } from "~/components/shell/use-shell.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { pageTitle } from "~/i18n/page-title.server.ts";
import { SinceNote } from "~/reports/range/since-note.tsx";
import { withSums } from "~/reports/report.ts";
import { ProfitTabs } from "~/routes/agent/profit/profit-tabs.tsx";
import { queryAgentReport } from "~/routes/agent/report/report.server.ts";
import { ReportPage } from "~/routes/agent/report/report-page.tsx";
import { TermsNote } from "~/routes/agent/report/terms-note.tsx";
import { Trail } from "~/routes/agent/report/trail.tsx";
import { branchColumns, branchFileColumns, branchHref } from "./columns.ts";
import { branches } from "./report.server.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

/** N5: profit and loss by branch (CA151), to walk down level by level. */
export async function loader(args: LoaderFunctionArgs) {
  const title = pageTitle(args.context, "agentCenter.reports.branches.title");
  const found = await queryAgentReport(
    args,
    withSums(branches, branchFileColumns),
    ({ id, account, own }) => ({ key: id, account, team: !own }),
  );
  return { title, ...found };
}

export default function Branches() {
  const { t } = useI18n();
  const { viewer } = useShell();
  const { part, query, before, trends } = useLoaderData<typeof loader>();
  const [shown] = useSearchParams();
  const under = shown.get("under");
  const top = branchHref("", shown).replace(/[?&]under=$/, "");
  return (
    <ReportPage
      title={t("agentCenter.shell.pages.profit")}
      lead={t("agentCenter.reports.branches.lead")}
      query={query}
      inCurrency
      part={part}
      before={before}
      trends={trends}
      columns={branchFileColumns}
      linked={(found) =>
        branchColumns({ ...found, from: query.range.from, viewer: viewer?.account })
      }
      filters={under ? <input type="hidden" name="under" value={under} /> : null}
      note={
        <>
          <ProfitTabs now="branches" />
          <TermsNote terms={["ggr", "ngr", "hold", "playersProfit"]} />
        </>
      }
      remark={({ path, roundsSince, transactionsSince }) => (
        <>
          {path.length > 1 ? (
            <Trail
              label={t("agentCenter.reports.branches.trail")}
              path={path}
              href={(account) => (account === null ? top : branchHref(account, shown))}
            />
          ) : null}
          <SinceNote
            query={query}
            since={Math.max(roundsSince ?? 0, transactionsSince ?? 0)}
            text="agentCenter.reports.sumsSince"
          />
        </>
      )}
      keyOf={({ id }) => id}
      usualSort={t("member.sort.down", { column: t("member.bets.stake") })}
    />
  );
}
