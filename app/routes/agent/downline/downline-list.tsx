import { useSearchParams } from "@remix-run/react";
import type { DownlineRowFragment, PageInfoFragment } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import { useAgentOffers } from "~/routes/agent/menu/use-agent-offers.ts";
import { RecordPager } from "~/ui/pager/record-pager.tsx";
import { SortedTable } from "~/ui/table/sorted-table.tsx";
import { useSort } from "~/ui/table/use-sort.ts";
import { downlineColumns } from "./columns.ts";
import { NoDownline } from "./no-downline.tsx";
import { SearchForm } from "./search-form.tsx";
import { DownlineTrail } from "./trail.tsx";

function useColumns() {
  const [shown] = useSearchParams();
  return downlineColumns(shown, useAgentOffers()("AGENT_DOWNLINE_ACCOUNT"));
}

/** What the list is searched and sorted by. */
export function DownlineSearch() {
  return <SearchForm columns={useColumns()} />;
}

interface Props {
  nodes: readonly DownlineRowFragment[];
  pageInfo: PageInfoFragment;
  path: readonly { id: string; account: string }[];
}

/** The accounts of the team, with the path from the agent down to this level. */
export function DownlineList({ nodes, pageInfo, path }: Props) {
  const { t } = useI18n();
  const columns = useColumns();
  const sort = useSort(columns);
  return (
    <>
      <DownlineTrail path={path} />
      {nodes.length === 0 ? (
        <NoDownline />
      ) : (
        <SortedTable
          caption={t("agentCenter.shell.pages.downline")}
          rows={nodes}
          keyOf={({ id }) => id}
          columns={columns}
          sort={sort}
        />
      )}
      <RecordPager pageInfo={pageInfo} />
    </>
  );
}
