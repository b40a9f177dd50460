import type { ColumnOf } from "~/ui/table/column.ts";

/** The agent's tags of a row's account, below its name and in files (N21). */
export const tagColumn: ColumnOf<{ tags?: readonly string[] | null }, unknown, "text"> = {
  name: "agentCenter.tags.tags",
  kind: "text",
  value: ({ tags }) => tags?.join(", "),
};
