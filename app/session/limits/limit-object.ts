import { DurableObject } from "cloudflare:workers";
import { readStored } from "../../../brands/stored-json.ts";
import type { CoalescingState, LimitStore } from "./limits-port.ts";

/** The most buckets per window. Tries are counted per bucket, so that their number takes no more storage. */
const bucketsPerWindow = 24;
/** A request without an outcome after this time is treated as abandoned. */
const abandonedAfterMs = 30_000;
/** The longest outcome that is stored, in characters. */
const longestOutcome = 8192;

const tables = `
  CREATE TABLE IF NOT EXISTS bucket (at INTEGER PRIMARY KEY, tries INTEGER NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS once (
    only INTEGER PRIMARY KEY CHECK (only = 1), fingerprint TEXT NOT NULL, outcome TEXT, at INTEGER NOT NULL
  );
`;

type Bucket = { at: number; tries: number };
type Once = { fingerprint: string; outcome: string | null; at: number };

/**
 * The attempt counter and the coalesced request of one key, such as "logins from this address". A method runs to its end
 * before the next one starts, so that concurrent tries are counted one by one.
 */
export class LimitObject extends DurableObject implements LimitStore {
  /** Called for a stored value that could not be read. The Worker's entry provides it. */
  protected reportLost(_kind: string): void {}

  async count(windowMs: number, now: number): Promise<number> {
    return this.#buckets(windowMs, now).reduce((sum, { tries }) => sum + tries, 0);
  }

  async fail(windowMs: number, now: number): Promise<number> {
    await this.#add(windowMs, now);
    return this.count(windowMs, now);
  }

  async take(most: number, windowMs: number, now: number): Promise<number | null> {
    const buckets = this.#buckets(windowMs, now);
    let over = buckets.reduce((sum, { tries }) => sum + tries, 0) - most;
    if (over < 0) {
      await this.#add(windowMs, now);
      return null;
    }
    // The next try is allowed once the tries above the limit, and one more, have left the window.
    const last = buckets.find(({ tries }) => {
      over -= tries;
      return over < 0;
    });
    return Math.max(1, (last?.at ?? now) + windowMs - now);
  }

  async prolong(ms: number): Promise<void> {
    const newest = this.#newest();
    if (!newest) return;
    // A later time makes the try leave its window later.
    const move = "UPDATE OR REPLACE bucket SET at = ? WHERE at = ?";
    this.ctx.storage.sql.exec(move, newest.at + ms, newest.at);
    const set = await this.ctx.storage.getAlarm();
    if (set !== null && ms > 0) await this.ctx.storage.setAlarm(set + ms);
  }

  async giveBack(): Promise<void> {
    const newest = this.#newest();
    if (!newest) return;
    const { sql } = this.ctx.storage;
    if (newest.tries > 1) sql.exec("UPDATE bucket SET tries = tries - 1 WHERE at = ?", newest.at);
    else sql.exec("DELETE FROM bucket WHERE at = ?", newest.at);
  }

  async clear(): Promise<void> {
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
  }

  async begin(fingerprint: string, lifetimeMs: number, now: number): Promise<CoalescingState> {
    const { sql } = this.ctx.storage;
    sql.exec(tables);
    const known = this.#once();
    const lives = known?.outcome == null ? abandonedAfterMs : lifetimeMs;
    if (known && now - known.at < lives) {
      const same = known.fingerprint === fingerprint;
      if (known.outcome === null) return { state: same ? "pending" : "other" };
      if (same) return { state: "done", outcome: known.outcome };
    }
    const insert =
      "INSERT OR REPLACE INTO once (only, fingerprint, outcome, at) VALUES (1, ?, NULL, ?)";
    sql.exec(insert, fingerprint, now);
    await this.#forgetAfter(Math.max(lifetimeMs, abandonedAfterMs), now);
    return { state: "new" };
  }

  async resolve(outcome: string | null, now: number): Promise<void> {
    if (!this.#made()) return;
    const { sql } = this.ctx.storage;
    if (outcome === null || outcome.length > longestOutcome) sql.exec("DELETE FROM once");
    else sql.exec("UPDATE once SET outcome = ?, at = ?", outcome, now);
  }

  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }

  /** The request of the key; null without one, and for one that can't be read. */
  #once(): Once | null {
    const { sql } = this.ctx.storage;
    const [known] = sql.exec<Once>("SELECT * FROM once").toArray();
    if (!known) return null;
    let isWhole = true;
    const drop = () => {
      isWhole = false;
      sql.exec("DELETE FROM once");
      this.reportLost("once");
    };
    if (!Number.isFinite(known.at)) drop();
    else if (known.outcome !== null) readStored(known.outcome, {}, drop);
    return isWhole ? known : null;
  }

  /** The buckets within the window, oldest first. */
  #buckets(windowMs: number, now: number): Bucket[] {
    if (!this.#made()) return [];
    const { sql } = this.ctx.storage;
    const query = "SELECT at, tries FROM bucket WHERE at > ? ORDER BY at";
    const buckets = sql.exec<Bucket>(query, now - windowMs).toArray();
    const whole = buckets.filter(({ at, tries }) => Number.isFinite(at) && Number.isFinite(tries));
    // One without a time would count for ever.
    if (whole.length < buckets.length) {
      const numbers = "typeof(at) IN ('integer', 'real') AND typeof(tries) IN ('integer', 'real')";
      sql.exec(`DELETE FROM bucket WHERE NOT (${numbers})`);
      this.reportLost("bucket");
    }
    return whole;
  }

  #newest(): Bucket | undefined {
    if (!this.#made()) return undefined;
    const newest = "SELECT * FROM bucket ORDER BY at DESC LIMIT 1";
    return this.ctx.storage.sql.exec<Bucket>(newest).toArray()[0];
  }

  async #add(windowMs: number, now: number): Promise<void> {
    const { sql } = this.ctx.storage;
    sql.exec(tables);
    sql.exec("DELETE FROM bucket WHERE at <= ?", now - windowMs);
    const since = now - windowMs / bucketsPerWindow;
    const open = "SELECT at FROM bucket WHERE at > ? ORDER BY at DESC LIMIT 1";
    const [current] = sql.exec<{ at: number }>(open, since).toArray();
    const add =
      "INSERT INTO bucket (at, tries) VALUES (?, 1) ON CONFLICT (at) DO UPDATE SET tries = tries + 1";
    sql.exec(add, current?.at ?? now);
    await this.#forgetAfter(windowMs, now);
  }

  /** Sets the alarm that empties the storage once nothing in it counts any more. */
  async #forgetAfter(ms: number, now: number): Promise<void> {
    const set = await this.ctx.storage.getAlarm();
    if (set === null || set < now + ms) await this.ctx.storage.setAlarm(now + ms);
  }

  #made(): boolean {
    const query = "SELECT 1 AS found FROM sqlite_master WHERE type = 'table' AND name = 'bucket'";
    return this.ctx.storage.sql.exec(query).toArray().length > 0;
  }
}
