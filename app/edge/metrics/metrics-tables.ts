/** The tables of a brand's counts, and the timeline over them (O8). */
import type { Counts } from "../../../gateway/metrics/counts.ts";
import type { CallFailure } from "../../../gateway/metrics/tally.ts";
import { type Step, Timeline, type TimelineTables } from "../../../gateway/metrics/timeline.ts";

const createTables = `
  CREATE TABLE IF NOT EXISTS minute (at INTEGER PRIMARY KEY, counts TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS hour (at INTEGER PRIMARY KEY, counts TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS failure (
    number INTEGER PRIMARY KEY AUTOINCREMENT, call TEXT NOT NULL, version TEXT NOT NULL, failure TEXT NOT NULL
  );
  CREATE INDEX IF NOT EXISTS failure_of_call ON failure (call, number);
`;

/** Makes the tables where they are missing. */
export function timelineIn(sql: SqlStorage): Timeline {
  sql.exec(createTables);
  return new Timeline(tablesIn(sql));
}

function tablesIn(sql: SqlStorage): TimelineTables {
  const countsIn = (text: string) => JSON.parse(text) as Counts;
  const tableOf: Record<Step, string> = { minute: "minute", hour: "hour" };
  return {
    put: (step, at, counts) =>
      void sql.exec(
        `INSERT OR REPLACE INTO ${tableOf[step]} VALUES (?, ?)`,
        at,
        JSON.stringify(counts),
      ),
    get(step, at) {
      const query = `SELECT counts FROM ${tableOf[step]} WHERE at = ?`;
      const [row] = sql.exec<{ counts: string }>(query, at).toArray();
      return row ? countsIn(row.counts) : null;
    },
    between: (step, from, until) =>
      sql
        .exec<{ at: number; counts: string }>(
          `SELECT at, counts FROM ${tableOf[step]} WHERE at >= ? AND at < ? ORDER BY at`,
          from,
          until,
        )
        .toArray()
        .map(({ at, counts }) => ({ at, counts: countsIn(counts) })),
    dropBefore: (step, at) => void sql.exec(`DELETE FROM ${tableOf[step]} WHERE at < ?`, at),
    addFailure: (failure, version) =>
      void sql.exec(
        "INSERT INTO failure (call, version, failure) VALUES (?, ?, ?)",
        failure.call,
        version,
        JSON.stringify(failure),
      ),
    dropFailures: (call, most) =>
      void sql.exec(
        `DELETE FROM failure WHERE call = ?1 AND number <=
         (SELECT number FROM failure WHERE call = ?1 ORDER BY number DESC LIMIT 1 OFFSET ?2)`,
        call,
        most,
      ),
    failures: (call, most) =>
      sql
        .exec<{ version: string; failure: string }>(
          `SELECT version, failure FROM failure ${call === null ? "" : "WHERE call = ?2"} ORDER BY number DESC LIMIT ?1`,
          ...(call === null ? [most] : [most, call]),
        )
        .toArray()
        .map(({ version, failure }) => ({ ...(JSON.parse(failure) as CallFailure), version })),
  };
}
