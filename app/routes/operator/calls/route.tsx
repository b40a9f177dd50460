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
import { callColumns } from "./call-columns.ts";

const OperatorCalls = graphql(`
  query OperatorCalls($hours: Int!) {
    operator {
      calls(hours: $hours) {
        id
        name
        calls
        p50
        p95
        failed
        failures {
          outcome
          count
        }
        retries
        unsent
        cached
      }
    }
  }
`);

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

/** O2: the platform calls, one for each row of the catalogue. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const hours = hoursIn(request, 1);
  const answer = await context.gateway.execute(OperatorCalls, { hours });
  return {
    title: pageTitle(context, "operator.pages.calls"),
    hours,
    part: partOf(answer, ({ operator }) => operator.calls),
  };
}

export default function Calls() {
  const { t } = useI18n();
  const { part, hours } = useLoaderData<typeof loader>();
  const sort = useSort(callColumns);
  useReload();
  return (
    <>
      <PageHeader title={t("operator.pages.calls")} lead={t("operator.calls.lead")}>
        <HourTabs now={hours} />
      </PageHeader>
      <PartBlock part={part} name={t("operator.pages.calls")}>
        {(calls) => (
          <SortedTable
            caption={t("operator.pages.calls")}
            columns={callColumns}
            rows={sortRows(calls, callColumns, sort)}
            keyOf={({ id }) => id}
            sort={sort}
          />
        )}
      </PartBlock>
    </>
  );
}
