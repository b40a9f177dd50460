import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { graphql } from "~/graphql/generated";
import type { RedemptionRowFragment } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import { pageTitle } from "~/i18n/page-title.server.ts";
import { PartBlock } from "~/reports/part-block.tsx";
import { partOf } from "~/reports/part-of.ts";
import { deferMemberQuery } from "~/reports/query/query-member.server.ts";
import { recordQuery, recordsPerPage } from "~/reports/query/record-query.server.ts";
import { requireRows } from "~/reports/query/require-rows.server.ts";
import { paths, receiptPath } from "~/routes/point-mall/paths.ts";
import { ButtonLink } from "~/ui/controls/button.tsx";
import { DoneNote } from "~/ui/notes/done-note.tsx";
import { NoteBox } from "~/ui/notes/note-box.tsx";
import { RecordPager } from "~/ui/pager/record-pager.tsx";
import type { Column } from "~/ui/table/column.ts";
import { Table } from "~/ui/table/table.tsx";

const PointMallRecords = graphql(`
  query PointMallRecords($offset: Int!, $limit: Int!) {
    points {
      redemptions(offset: $offset, limit: $limit) {
        nodes {
          ...RedemptionRow
        }
        pageInfo {
          ...PageInfo
        }
      }
    }
  }
`);

graphql(`
  fragment RedemptionRow on Redemption {
    id
    appliedAt
    type
    productName
    quantity
    requiredPoints
    requiredAmount {
      ...Money
    }
    status
  }
`);

/** The part of D-25 that fits in a line; the rest is on the purchase's own page. */
const columns: readonly Column<RedemptionRowFragment>[] = [
  {
    name: "pointMall.records.product",
    kind: "text",
    value: ({ productName, quantity }) =>
      quantity === 1 ? productName : `${productName} × ${quantity}`,
    to: ({ id }) => receiptPath(id),
    under: [
      {
        name: "pointMall.receipt.kind",
        kind: "status",
        value: ({ type }) => `pointMall.types.${type}`,
      },
      { name: "pointMall.receipt.number", kind: "text", value: ({ id }) => id },
    ],
  },
  { name: "pointMall.records.appliedAt", kind: "time", value: ({ appliedAt }) => appliedAt },
  {
    name: "pointMall.records.points",
    kind: "count",
    value: ({ requiredPoints }) => requiredPoints,
  },
  {
    name: "pointMall.receipt.amount",
    kind: "money",
    value: ({ requiredAmount }) => requiredAmount,
  },
  {
    name: "pointMall.records.status",
    kind: "status",
    value: ({ status }) => `pointMall.statuses.${status}`,
  },
];

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

/** U28: the purchases made with points (C54), and their status (S29). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { offset } = recordQuery(request, context);
  const requested = { offset, limit: recordsPerPage };
  const { found, streamed } = await deferMemberQuery(
    request,
    context,
    [PointMallRecords, requested],
    (answer) => partOf(answer, ({ points }) => points?.redemptions),
  );
  requireRows(request, found);
  return {
    title: pageTitle(context, "pointMall.tabs.records"),
    part: found,
    streamed,
    // A purchase that the platform took without naming it has no page to go to.
    requested: new URL(request.url).searchParams.has("asked"),
  };
}

export default function Records() {
  const { t } = useI18n();
  const { part, requested } = useLoaderData<typeof loader>();
  const title = t("pointMall.tabs.records");
  return (
    <section aria-label={title}>
      {requested ? <DoneNote>{t("pointMall.records.asked")}</DoneNote> : null}
      <PartBlock part={part} name={title}>
        {({ nodes, pageInfo }) =>
          nodes.length === 0 ? (
            <NoteBox
              icon="icon-thin-gift"
              title={t("pointMall.records.empty")}
              text={t("pointMall.records.emptyText")}
            >
              <ButtonLink to={paths.gifts}>{t("pointMall.records.browse")}</ButtonLink>
            </NoteBox>
          ) : (
            <>
              <Table caption={title} columns={columns} rows={nodes} keyOf={({ id }) => id} />
              <RecordPager pageInfo={pageInfo} />
            </>
          )
        }
      </PartBlock>
    </section>
  );
}
