import { DurableObject } from "cloudflare:workers";
import { LaunchCounts, type LaunchTables } from "../../../gateway/popularity/launch-counts.ts";
import type { PopularityStore } from "./popularity-port.ts";

const createTables = `
  CREATE TABLE IF NOT EXISTS launch (
    hour INTEGER NOT NULL, game TEXT NOT NULL, launches INTEGER NOT NULL, PRIMARY KEY (hour, game)
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS mark (mark TEXT PRIMARY KEY) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS salt (only INTEGER PRIMARY KEY CHECK (only = 1), hour INTEGER NOT NULL, salt TEXT NOT NULL);
`;
const hourMs = 3_600_000;

/**
 * Counts the launches of a brand (H2, decision 0038). It stores no account and no address: who launched is a hash with
 * a random salt, and marks and salt are removed with their hour.
 */
export class PopularityObject extends DurableObject implements PopularityStore {
  readonly #counts: LaunchCounts;

  constructor(state: DurableObjectState, env: object) {
    super(state, env);
    const { sql } = state.storage;
    sql.exec(createTables);
    const [stored] = sql.exec<{ hour: number }>("SELECT hour FROM salt").toArray();
    this.#counts = new LaunchCounts(tablesIn(sql), stored?.hour ?? null);
  }

  async count(game: string, visitor: string, now: number): Promise<void> {
    const text = new TextEncoder().encode(JSON.stringify([this.#salt(now), visitor, game]));
    const hash = await crypto.subtle.digest("SHA-256", text);
    const bytes = new Uint8Array(hash).slice(0, 12);
    const mark = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
    this.#counts.count(game, mark, now);
  }

  async ranking(now: number): Promise<string[]> {
    return this.#counts.ranking(now);
  }

  async dailyRanking(now: number): Promise<string[]> {
    return this.#counts.dailyRanking(now);
  }

  /** The salt of this hour. A new one replaces the last. */
  #salt(now: number): string {
    const { sql } = this.ctx.storage;
    if (this.#counts.beginHour(now)) {
      const insert = "INSERT OR REPLACE INTO salt VALUES (1, ?, ?)";
      sql.exec(insert, Math.floor(now / hourMs), crypto.randomUUID());
    }
    return sql.exec<{ salt: string }>("SELECT salt FROM salt").one().salt;
  }
}

function tablesIn(sql: SqlStorage): LaunchTables {
  const number = (query: string, ...values: (string | number)[]) =>
    sql.exec<{ n: number }>(query, ...values).one().n;
  return {
    sums: (from, until) =>
      sql
        .exec<{ game: string; launches: number }>(
          "SELECT game, SUM(launches) AS launches FROM launch WHERE hour >= ? AND hour < ? GROUP BY game",
          from,
          until,
        )
        .toArray(),
    add: (hour, game) =>
      void sql.exec(
        "INSERT INTO launch VALUES (?, ?, 1) ON CONFLICT DO UPDATE SET launches = launches + 1",
        hour,
        game,
      ),
    has: (hour, game) =>
      number("SELECT COUNT(*) AS n FROM launch WHERE hour = ? AND game = ?", hour, game) > 0,
    gamesIn: (hour) => number("SELECT COUNT(*) AS n FROM launch WHERE hour = ?", hour),
    addMark(mark, most) {
      if (number("SELECT COUNT(*) AS n FROM mark") >= most) return false;
      return sql.exec("INSERT OR IGNORE INTO mark VALUES (?)", mark).rowsWritten > 0;
    },
    dropHoursBefore: (hour) => void sql.exec("DELETE FROM launch WHERE hour < ?", hour),
    dropMarks: () => void sql.exec("DELETE FROM mark"),
  };
}
