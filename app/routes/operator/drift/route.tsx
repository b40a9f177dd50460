import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { graphql } from "~/graphql/generated";
import { useI18n } from "~/i18n/i18n.tsx";
import { pageTitle } from "~/i18n/page-title.server.ts";
import { PartBlock } from "~/reports/part-block.tsx";
import { partOf } from "~/reports/part-of.ts";
import { sortRows } from "~/routes/operator/frame/sort-rows.ts";
import { PageHeader } from "~/ui/layout/page-header.tsx";
import { SortedTable } from "~/ui/table/sorted-table.tsx";
import { useSort } from "~/ui/table/use-sort.ts";
import { driftColumns } from "./drift-columns.ts";

const OperatorDrift = graphql(`
  query OperatorDrift($call: ID) {
    operator {
      drift(call: $call) {
        call
        kind
        path
        got
        since
        last
        count
        compared
      }
    }
  }
`);

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

/** O3: where the platform's responses differ from the catalogue; `call` names one row. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const call = new URL(request.url).searchParams.get("call") || null;
  const answer = await context.gateway.execute(OperatorDrift, { call });
  return {
    title: pageTitle(context, "operator.pages.drift"),
    part: partOf(answer, ({ operator }) => operator.drift),
  };
}

export default function Drift() {
  const { t } = useI18n();
  const { part } = useLoaderData<typeof loader>();
  const sort = useSort(driftColumns);
  return (
    <>
      <PageHeader title={t("operator.pages.drift")} lead={t("operator.drift.lead")} />
      <PartBlock part={part} name={t("operator.pages.drift")}>
        {(rows) => (
          <SortedTable
            caption={t("operator.pages.drift")}
            columns={driftColumns}
            rows={sortRows(rows, driftColumns, sort)}
            keyOf={({ call, kind, path }) => `${call} ${kind} ${path}`}
            sort={sort}
            none={t("operator.drift.none")}
          />
        )}
      </PartBlock>
    </>
  );
}
