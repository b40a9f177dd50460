import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import {
  Outlet,
  type ShouldRevalidateFunction,
  useLoaderData,
  useParams,
  useSearchParams,
} from "@remix-run/react";
import { clsx } from "clsx";
import { graphql } from "~/graphql/generated";
import { useI18n } from "~/i18n/i18n.tsx";
import { pageTitle } from "~/i18n/page-title.server.ts";
import { PartBlock } from "~/reports/part-block.tsx";
import { recordQuery } from "~/reports/record-query.server.ts";
import { askAgentSoon } from "~/routes/agent/ask.server.ts";
import { useAgentOffers } from "~/routes/agent/use-agent-offers.ts";
import { PageHead } from "~/ui/page-head.tsx";
import { RecordPager } from "~/ui/record-pager.tsx";
import { askedSort } from "~/ui/table/sort.ts";
import { SortedTable } from "~/ui/table/sorted-table.tsx";
import { useSort } from "~/ui/table/use-sort.ts";
import { downlineColumns, downlineSorts } from "./columns.ts";
import { NoDownline } from "./no-downline.tsx";
import { SearchForm } from "./search-form.tsx";
import { Trail } from "./trail.tsx";

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
 * U30d downlineManagmentView: who is below (CA57), one level at a time, below the account that `under`
 * names; or at any depth whose name contains `search`. An account opens beside the list.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { offset } = recordQuery(request, context);
  const query = new URL(request.url).searchParams;
  const named = (name: string) => query.get(name)?.trim().slice(0, longestName) || null;
  const asked = {
    parentId: named("under"),
    search: named("search"),
    sort: askedSort(query, downlineSorts),
    offset,
    limit: rowsPerPage,
  };
  const { part } = await askAgentSoon(
    request,
    context,
    [AgentDownline, asked],
    ({ agent }) => agent?.downline,
  );
  return { title: pageTitle(context, "agentCenter.shell.pages.downline"), part };
}

/** The list stays as it is while accounts are opened and closed beside it. */
export const shouldRevalidate: ShouldRevalidateFunction = (change) => {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = change;
  if (formMethod && formMethod !== "GET") return defaultShouldRevalidate;
  const list = ({ searchParams }: URL) =>
    ["under", "search", "offset", "sort"].map((name) => searchParams.get(name)).join("\n");
  return currentUrl.href === nextUrl.href || list(currentUrl) !== list(nextUrl);
};

export default function Downline() {
  const { t } = useI18n();
  const { part } = useLoaderData<typeof loader>();
  const [shown] = useSearchParams();
  const opened = useParams().account;
  const open = useAgentOffers()("AGENT_DOWNLINE_ACCOUNT");
  const title = t("agentCenter.shell.pages.downline");
  const columns = downlineColumns(shown, open);
  const sort = useSort(columns);
  return (
    <div
      className={clsx(
        opened && "lg:grid lg:grid-cols-[minmax(0,1fr)_25rem] lg:items-start lg:gap-5",
      )}
    >
      {/* On a phone an account takes the list's place. */}
      <div className={clsx(opened && "max-lg:hidden")}>
        <PageHead title={title} lead={t("agentCenter.downline.lead")} />
        <SearchForm columns={columns} />
        <PartBlock part={part} name={title}>
          {({ nodes, pageInfo, path }) => (
            <>
              <Trail path={path} />
              {nodes.length === 0 ? (
                <NoDownline />
              ) : (
                <SortedTable
                  caption={title}
                  rows={nodes}
                  keyOf={({ id }) => id}
                  columns={columns}
                  sort={sort}
                />
              )}
              <RecordPager pageInfo={pageInfo} />
            </>
          )}
        </PartBlock>
      </div>
      <Outlet />
    </div>
  );
}
