import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { graphql } from "~/graphql/generated";
import type { PointChangeRowFragment, PointType } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import { pageTitle } from "~/i18n/page-title.server.ts";
import { PartBlock } from "~/reports/part-block.tsx";
import { partOf } from "~/reports/part-of.ts";
import { deferMemberQuery } from "~/reports/query/query-member.server.ts";
import { oneOf, recordQuery, recordsPerPage } from "~/reports/query/record-query.server.ts";
import { requireRows } from "~/reports/query/require-rows.server.ts";
import { RangeForm } from "~/reports/range/range-form.tsx";
import { RangeSelect } from "~/reports/range/range-select.tsx";
import { RecordPager } from "~/ui/pager/record-pager.tsx";
import type { Column } from "~/ui/table/column.ts";
import { Table } from "~/ui/table/table.tsx";

const PointMallHistory = graphql(`
  query PointMallHistory($type: PointType, $range: DateRange, $offset: Int!, $limit: Int!) {
    points {
      history(type: $type, range: $range, offset: $offset, limit: $limit) {
        nodes {
          ...PointChangeRow
        }
        pageInfo {
          ...PageInfo
        }
      }
    }
  }
`);

graphql(`
  fragment PointChangeRow on PointChange {
    id
    type
    points
    balanceAfter
    at
    remark
  }
`);

/** D-26, in the order of the filter. */
const types: readonly PointType[] = [
  "DEPOSIT",
  "REDEEM",
  "RNG",
  "LIVE",
  "SPORTS",
  "LOTTERY",
  "PVP",
];

const columns: readonly Column<PointChangeRowFragment>[] = [
  {
    name: "pointMall.history.kind",
    kind: "status",
    value: ({ type }) => `pointMall.history.types.${type}`,
    under: [{ name: "pointMall.receipt.remark", kind: "text", value: ({ remark }) => remark }],
  },
  { name: "pointMall.history.at", kind: "time", value: ({ at }) => at },
  { name: "pointMall.history.points", kind: "signedCount", value: ({ points }) => points },
  {
    name: "pointMall.history.balanceAfter",
    kind: "count",
    value: ({ balanceAfter }) => balanceAfter,
  },
];

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

/** U28: the points that were earned and spent (C56), by days and kind (D-26). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = recordQuery(request, context);
  const requested = {
    range: query.range,
    offset: query.offset,
    limit: recordsPerPage,
    type: oneOf(new URL(request.url).searchParams.get("type"), types) ?? null,
  };
  const { found, streamed } = await deferMemberQuery(
    request,
    context,
    [PointMallHistory, requested],
    (answer) => partOf(answer, ({ points }) => points?.history),
  );
  requireRows(request, found);
  return { title: pageTitle(context, "pointMall.tabs.history"), query, part: found, streamed };
}

export default function History() {
  const { t } = useI18n();
  const { part, query } = useLoaderData<typeof loader>();
  const title = t("pointMall.tabs.history");
  const options = types.map((value) => ({ value, text: t(`pointMall.history.types.${value}`) }));
  return (
    <section aria-label={title}>
      <RangeForm query={query}>
        <RangeSelect name="type" label={t("pointMall.history.kind")} options={options} />
      </RangeForm>
      <PartBlock part={part} name={title}>
        {({ nodes, pageInfo }) => (
          <>
            <Table period caption={title} columns={columns} rows={nodes} keyOf={({ id }) => id} />
            <RecordPager pageInfo={pageInfo} />
          </>
        )}
      </PartBlock>
    </section>
  );
}
