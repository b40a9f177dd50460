import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { graphql } from "~/graphql/generated";
import { useI18n } from "~/i18n/i18n.tsx";
import { pageTitle } from "~/i18n/page-title.server.ts";
import { PartBlock } from "~/reports/part-block.tsx";
import { partOf } from "~/reports/part-of.ts";
import { HourTabs, hoursIn } from "~/routes/operator/frame/hour-tabs.tsx";
import { sortRows } from "~/routes/operator/frame/sort-rows.ts";
import { useReload } from "~/routes/operator/frame/use-reload.ts";
import { PageHeader } from "~/ui/layout/page-header.tsx";
import { SortedTable } from "~/ui/table/sorted-table.tsx";
import { useSort } from "~/ui/table/use-sort.ts";
import { protectionColumns } from "./protection-columns.ts";

const OperatorProtection = graphql(`
  query OperatorProtection($hours: Int!) {
    operator {
      protection(hours: $hours) {
        kind
        action
        outcome
        count
        before
      }
    }
  }
`);

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

/** O5: what protects players, as counts. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const hours = hoursIn(request, 24);
  const answer = await context.gateway.execute(OperatorProtection, { hours });
  return {
    title: pageTitle(context, "operator.pages.protection"),
    hours,
    part: partOf(answer, ({ operator }) => operator.protection),
  };
}

export default function Protection() {
  const { t } = useI18n();
  const { part, hours } = useLoaderData<typeof loader>();
  const sort = useSort(protectionColumns);
  useReload();
  return (
    <>
      <PageHeader title={t("operator.pages.protection")} lead={t("operator.protection.lead")}>
        <HourTabs now={hours} />
      </PageHeader>
      <PartBlock part={part} name={t("operator.pages.protection")}>
        {(rows) => (
          <>
            <SortedTable
              caption={t("operator.pages.protection")}
              columns={protectionColumns}
              rows={sortRows(rows, protectionColumns, sort)}
              keyOf={({ kind, action, outcome }) => `${kind} ${action} ${outcome}`}
              sort={sort}
            />
          </>
        )}
      </PartBlock>
    </>
  );
}
