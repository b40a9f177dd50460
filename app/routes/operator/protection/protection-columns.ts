import type { OperatorProtectionQuery } from "~/graphql/generated/graphql";
import type { Column } from "~/ui/table/column.ts";

type Row = OperatorProtectionQuery["operator"]["protection"][number];

/** What protects players; a dash is a group that is too small to be shown. */
export const protectionColumns: readonly Column<Row>[] = [
  { name: "operator.columns.action", kind: "text", value: ({ action }) => action, sort: "ACTION" },
  { name: "operator.columns.kind", kind: "text", value: ({ kind }) => kind, sort: "KIND" },
  { name: "operator.columns.outcome", kind: "text", value: ({ outcome }) => outcome },
  {
    name: "operator.columns.count",
    kind: "count",
    value: ({ count }) => count,
    sort: "COUNT",
    lead: true,
  },
  { name: "operator.columns.before", kind: "count", value: ({ before }) => before, sort: "BEFORE" },
];
