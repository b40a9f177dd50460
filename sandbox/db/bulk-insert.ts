import { sql } from "drizzle-orm";
import type { Database } from "./open.ts";

export type Cell = string | number | null;

// One parameter carries the rows, whatever their number; kept well below the engine's longest text.
const rowsAtOnce = 2000;

/** Inserts rows of plain cells in as few statements as can be. */
export function bulkInsert(
  db: Database,
  table: string,
  columns: readonly string[],
  rows: readonly (readonly Cell[])[],
): void {
  const names = sql.raw(columns.map((column) => `"${column}"`).join(", "));
  const cells = sql.raw(columns.map((_, at) => `value ->> ${at}`).join(", "));
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    const json = JSON.stringify(rows.slice(at, at + rowsAtOnce));
    db.run(sql`insert into ${sql.raw(`"${table}"`)} (${names})
      select ${cells} from json_each(${json})`);
  }
}
