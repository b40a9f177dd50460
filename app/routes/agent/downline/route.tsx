import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Outlet, type ShouldRevalidateFunction, useLoaderData, useParams } from "@remix-run/react";
import { clsx } from "clsx";
import { revalidateAfterForm } from "~/forms/answers/revalidation-policy.ts";
import { graphql } from "~/graphql/generated";
import { useI18n } from "~/i18n/i18n.tsx";
import { pageTitle } from "~/i18n/page-title.server.ts";
import { FilterButton, filterSheet } from "~/reports/filter-button.tsx";
import { PartBlock } from "~/reports/part-block.tsx";
import { recordQuery } from "~/reports/query/record-query.server.ts";
import { requireRows } from "~/reports/query/require-rows.server.ts";
import { useAgentOffers } from "~/routes/agent/menu/use-agent-offers.ts";
import { deferAgentQuery } from "~/routes/agent/query.server.ts";
import { TagsFailed } from "~/routes/agent/report/tags-failed.tsx";
import { ButtonLink } from "~/ui/controls/button.tsx";
import { PageHeader } from "~/ui/layout/page-header.tsx";
import { Sheet } from "~/ui/layout/sheet.tsx";
import { requestedSort } from "~/ui/table/sort.ts";
import { downlineSorts } from "./columns.ts";
import { DownlineList, DownlineSearch } from "./downline-list.tsx";

const AgentDownline = graphql(`
  query AgentDownline(
    $parentId: ID
    $search: String
    $sort: DownlineSort
    $offset: Int!
    $limit: Int!
  ) {
    agent {
      downline(parentId: $parentId, search: $search, sort: $sort, offset: $offset, limit: $limit) {
        nodes {
          ...DownlineRow
        }
        pageInfo {
          ...PageInfo
        }
        path {
          id
          account
        }
      }
    }
  }
`);

const rowsPerPage = 50;
const longestName = 60;

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

/**
 * U30d downlineManagmentView: the team (CA57), one level at a time below the account in `under`, or at any depth
 * for names that contain `search`. An account opens beside the list.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { offset } = recordQuery(request, context);
  const query = new URL(request.url).searchParams;
  const named = (name: string) => query.get(name)?.trim().slice(0, longestName) || null;
  const requested = {
    parentId: named("under"),
    search: named("search"),
    sort: requestedSort(query, downlineSorts),
    offset,
    limit: rowsPerPage,
  };
  const found = await deferAgentQuery(
    request,
    context,
    [AgentDownline, requested],
    ({ agent }) => agent?.downline,
  );
  requireRows(request, found.part);
  return { title: pageTitle(context, "agentCenter.shell.pages.downline"), ...found };
}

/** The list stays as it is while accounts are opened and closed beside it. */
export const shouldRevalidate: ShouldRevalidateFunction = (change) => {
  const { currentUrl, nextUrl } = change;
  const list = ({ searchParams }: URL) =>
    ["under", "search", "offset", "sort"].map((name) => searchParams.get(name)).join("\n");
  const another = currentUrl.href === nextUrl.href || list(currentUrl) !== list(nextUrl);
  return revalidateAfterForm(change) ?? another;
};

export default function Downline() {
  const { t } = useI18n();
  const { part } = useLoaderData<typeof loader>();
  const offers = useAgentOffers();
  const opened = useParams().account;
  const title = t("agentCenter.shell.pages.downline");
  return (
    <div
      className={clsx(
        opened && "lg:grid lg:grid-cols-[minmax(0,1fr)_25rem] lg:items-start lg:gap-5",
      )}
    >
      {/* On a phone an account takes the list's place. */}
      <div className={clsx(opened && "max-lg:hidden")}>
        <PageHeader title={title} lead={t("agentCenter.downline.lead")}>
          <div className="thumb-bar">
            {offers("SET_DOWNLINE_RATES") ? (
              <ButtonLink to="/agentHome/rates" tone="quiet" size="small">
                <i className="icon-percent size-4" />
                {t("agentCenter.reports.rates.title")}
              </ButtonLink>
            ) : null}
            {offers("LINE_TRANSFER") ? (
              <ButtonLink to="/member/transfer" tone="quiet" size="small">
                <i className="icon-arrow-left-right size-4" />
                {t("agentCenter.downline.toUpline")}
              </ButtonLink>
            ) : null}
            <FilterButton counted />
          </div>
        </PageHeader>
        <Sheet id={filterSheet} title={t("member.filters")}>
          {/* In its place, the search is no wider than a name needs. */}
          <div className="md:mb-4 md:max-w-md">
            <DownlineSearch />
          </div>
        </Sheet>
        <PartBlock part={part} name={title}>
          {({ nodes, pageInfo, path }) => (
            <>
              <TagsFailed rows={nodes} />
              <DownlineList nodes={nodes} pageInfo={pageInfo} path={path} />
            </>
          )}
        </PartBlock>
      </div>
      <Outlet />
    </div>
  );
}
