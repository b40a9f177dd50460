import type { Column } from "~/ui/table/column.ts";
import { ColumnTools } from "./column-tools.tsx";
import { CopyTable } from "./copy-table.tsx";

interface Props {
  /** All columns of the report. */
  columns: readonly Column<never, never>[];
  /** Those that are shown. */
  shown: readonly Column<never, never>[];
  rows: readonly unknown[];
}

/** What can be done with a report's table: choose its columns, copy it (N7). */
export function TableTools({ columns, shown, rows }: Props) {
  return (
    <div className="mb-2 flex flex-wrap justify-end gap-2">
      <ColumnTools columns={columns} />
      <CopyTable columns={shown} rows={rows} />
    </div>
  );
}
