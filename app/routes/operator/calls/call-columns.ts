import type { OperatorCallsQuery } from "~/graphql/generated/graphql";
import type { Column } from "~/ui/table/column.ts";

type Row = OperatorCallsQuery["operator"]["calls"][number];

/** The platform calls; a row leads to its course and its last failures. */
export const callColumns: readonly Column<Row>[] = [
  {
    name: "operator.columns.call",
    kind: "text",
    value: ({ id, name }) => `${id} ${name}`,
    to: ({ id }) => `/operator/calls/${id}`,
    sort: "ID",
  },
  {
    name: "operator.columns.calls",
    kind: "count",
    value: ({ calls }) => calls,
    sort: "CALLS",
    lead: true,
  },
  {
    name: "operator.columns.failed",
    kind: "count",
    value: ({ failed }) => failed,
    sort: "FAILED",
    brief: true,
  },
  {
    name: "operator.columns.outcomes",
    kind: "text",
    value: ({ failures }) =>
      failures.map(({ outcome, count }) => `${outcome} ${count}`).join(", ") || null,
  },
  { name: "operator.columns.p50", kind: "count", value: ({ p50 }) => p50, sort: "WITHIN_50" },
  {
    name: "operator.columns.p95",
    kind: "count",
    value: ({ p95 }) => p95,
    sort: "WITHIN_95",
    brief: true,
  },
  {
    name: "operator.columns.retries",
    kind: "count",
    value: ({ retries }) => retries,
    sort: "RETRIES",
  },
  { name: "operator.columns.kept", kind: "count", value: ({ unsent }) => unsent, sort: "KEPT" },
  { name: "operator.columns.cached", kind: "count", value: ({ cached }) => cached, sort: "CACHED" },
];
