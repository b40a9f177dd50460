import { DurableObject } from "cloudflare:workers";
import type { Counts } from "../../../gateway/metrics/counts.ts";
import type { CallFailure } from "../../../gateway/metrics/tally.ts";
import { type Step, Timeline, type TimelineTables } from "../../../gateway/metrics/timeline.ts";
import type { MetricsStore } from "./metrics-store.ts";

const createTables = `
  CREATE TABLE IF NOT EXISTS minute (at INTEGER PRIMARY KEY, counts TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS hour (at INTEGER PRIMARY KEY, counts TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS failure (
    number INTEGER PRIMARY KEY AUTOINCREMENT, call TEXT NOT NULL, version TEXT NOT NULL, failure TEXT NOT NULL
  );
  CREATE INDEX IF NOT EXISTS failure_of_call ON failure (call, number);
`;

/**
 * What was added is stored so long afterwards, in ms: a lost object loses no more than that. It is less than the ten seconds
 * after which the runtime may put an object away that nobody calls.
 */
const saveAfterMs = 2_000;

/** What a brand's isolates have counted (O8, decision 0080). */
export class MetricsObject extends DurableObject implements MetricsStore {
  readonly #timeline: Timeline;
  #isSaveDue = false;

  constructor(state: DurableObjectState, env: object) {
    super(state, env);
    const { sql } = state.storage;
    sql.exec(createTables);
    this.#timeline = new Timeline(tablesIn(sql));
  }

  async add(...[message, version]: Parameters<MetricsStore["add"]>): Promise<void> {
    const now = Date.now();
    this.#timeline.add(message, version, now);
    if (this.#isSaveDue) return;
    this.#isSaveDue = true;
    await this.ctx.storage.setAlarm(now + saveAfterMs);
  }

  async sums(spans: readonly (readonly [from: number, until: number])[]): Promise<Counts[]> {
    return spans.map(([from, until]) => this.#timeline.sum(from, until));
  }

  async points(...args: Parameters<MetricsStore["points"]>) {
    return this.#timeline.points(...args);
  }

  async failures(...args: Parameters<MetricsStore["failures"]>) {
    return this.#timeline.failures(...args);
  }

  override async alarm(): Promise<void> {
    this.#isSaveDue = false;
    this.#timeline.save(Date.now());
  }
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
