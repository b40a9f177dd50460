import type { OperatorDriftQuery } from "~/graphql/generated/graphql";
import type { Column } from "~/ui/table/column.ts";

type Row = OperatorDriftQuery["operator"]["drift"][number];

/** Differences between the platform's responses and the catalogue; names of fields and types, no values. */
export const driftColumns: readonly Column<Row>[] = [
  {
    name: "operator.columns.call",
    kind: "text",
    value: ({ call }) => call,
    to: ({ call }) => `/operator/calls/${call}`,
    sort: "CALL",
  },
  { name: "operator.columns.path", kind: "text", value: ({ path }) => path, sort: "PATH" },
  { name: "operator.columns.kind", kind: "text", value: ({ kind }) => kind, sort: "KIND" },
  { name: "operator.columns.got", kind: "text", value: ({ got }) => got },
  {
    name: "operator.columns.count",
    kind: "count",
    value: ({ count }) => count,
    sort: "COUNT",
    lead: true,
  },
  { name: "operator.columns.compared", kind: "count", value: ({ compared }) => compared },
  { name: "operator.columns.since", kind: "time", value: ({ since }) => since, sort: "SINCE" },
  { name: "operator.columns.last", kind: "time", value: ({ last }) => last, sort: "LAST" },
];
