import type { OperatorSecurityQuery } from "~/graphql/generated/graphql";
import type { Column } from "~/ui/table/column.ts";

type Security = OperatorSecurityQuery["operator"]["security"];

/** Every kind of event, beside the span before. */
export const eventColumns: readonly Column<Security["events"][number]>[] = [
  { name: "operator.columns.event", kind: "text", value: ({ name }) => name, sort: "NAME" },
  {
    name: "operator.columns.level",
    kind: "status",
    value: ({ level }) => `operator.eventLevels.${level}` as const,
  },
  {
    name: "operator.columns.count",
    kind: "count",
    value: ({ count }) => count,
    sort: "COUNT",
    lead: true,
  },
  { name: "operator.columns.before", kind: "count", value: ({ before }) => before, sort: "BEFORE" },
];

/** Networks, never a whole address. */
export const networkColumns: readonly Column<Security["networks"][number]>[] = [
  { name: "operator.columns.network", kind: "text", value: ({ network }) => network },
  { name: "operator.columns.count", kind: "count", value: ({ count }) => count, lead: true },
  {
    name: "operator.columns.event",
    kind: "text",
    value: ({ events }) => events.map(({ outcome, count }) => `${outcome} ${count}`).join(", "),
  },
];

/** What browsers kept from pages, with the line that lets a host in. */
export const blockedColumns: readonly Column<Security["blocked"][number]>[] = [
  { name: "operator.columns.host", kind: "text", value: ({ host }) => host },
  { name: "operator.columns.directive", kind: "text", value: ({ directive }) => directive },
  { name: "operator.columns.count", kind: "count", value: ({ count }) => count, lead: true },
  { name: "operator.columns.line", kind: "text", value: ({ line }) => line },
];
