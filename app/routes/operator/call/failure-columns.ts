import type { OperatorCallQuery } from "~/graphql/generated/graphql";
import type { Column } from "~/ui/table/column.ts";

type Row = NonNullable<OperatorCallQuery["operator"]["call"]>["failures"][number];

/** A call's last failures. The request id leads to the lines of the log, and is on the visitor's page. */
export const failureColumns: readonly Column<Row>[] = [
  { name: "operator.columns.at", kind: "time", value: ({ at }) => at },
  { name: "operator.columns.outcome", kind: "text", value: ({ outcome }) => outcome },
  {
    name: "operator.columns.status",
    kind: "text",
    value: ({ status }) => (status === 0 ? null : String(status)),
    align: "end",
  },
  { name: "operator.columns.ms", kind: "count", value: ({ ms }) => ms },
  { name: "operator.columns.request", kind: "text", value: ({ requestId }) => requestId },
  { name: "operator.columns.version", kind: "text", value: ({ version }) => version },
];
