import type { OperatorHealthQuery } from "~/graphql/generated/graphql";
import type { Column } from "~/ui/table/column.ts";

type Row = OperatorHealthQuery["operator"]["health"]["requests"][number];

/** Requests by kind and status. */
export const requestColumns: readonly Column<Row>[] = [
  { name: "operator.columns.kind", kind: "text", value: ({ kind }) => kind, sort: "KIND" },
  {
    name: "operator.columns.status",
    kind: "text",
    value: ({ status }) => String(status),
    align: "end",
    sort: "STATUS",
  },
  {
    name: "operator.columns.count",
    kind: "count",
    value: ({ count }) => count,
    sort: "COUNT",
    lead: true,
  },
  { name: "operator.columns.p50", kind: "count", value: ({ p50 }) => p50, sort: "WITHIN_50" },
  { name: "operator.columns.p95", kind: "count", value: ({ p95 }) => p95, sort: "WITHIN_95" },
  { name: "operator.columns.p99", kind: "count", value: ({ p99 }) => p99, sort: "WITHIN_99" },
];
