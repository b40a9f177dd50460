import { sql } from "drizzle-orm";
import type { Database } from "./open.ts";

export type Cell = string | number | null;

// Rows per statement. All rows are one JSON parameter, kept well below the engine's maximum text length.
const rowsAtOnce = 2000;

/**
 * Inserts rows of plain values in few statements. With a `key`, the other columns are added to an existing
 * row with the same key.
 */
export function bulkInsert(
  db: Database,
  table: string,
  columns: readonly string[],
  rows: readonly (readonly Cell[])[],
  key: readonly string[] = [],
): void {
  const names = sql.raw(columns.map((column) => `"${column}"`).join(", "));
  const cells = sql.raw(columns.map((_, at) => `value ->> ${at}`).join(", "));
  const sums = columns.filter((column) => !key.includes(column));
  const added = sums.map((column) => `"${column}" = "${column}" + excluded."${column}"`).join(", ");
  const there = sql.raw(
    key.length > 0 ? `on conflict (${key.join(", ")}) do update set ${added}` : "",
  );
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    const json = JSON.stringify(rows.slice(at, at + rowsAtOnce));
    db.run(sql`insert into ${sql.raw(`"${table}"`)} (${names})
      select ${cells} from json_each(${json}) where true ${there}`);
  }
}
