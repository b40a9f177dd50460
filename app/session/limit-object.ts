import { DurableObject } from "cloudflare:workers";

/** The failures of one key ("login of this account"), for as long as its window is. */
export class LimitObject extends DurableObject {
  /** Failures younger than `windowMs`. */
  async count(windowMs: number, now: number): Promise<number> {
    if (!this.#made()) return 0;
    const query = "SELECT COUNT(*) AS failures FROM failure WHERE at > ?";
    return this.ctx.storage.sql.exec<{ failures: number }>(query, now - windowMs).one().failures;
  }

  /** Adds one and answers the new count; the alarm forgets them all a window after the last. */
  async fail(windowMs: number, now: number): Promise<number> {
    const sql = this.ctx.storage.sql;
    sql.exec("CREATE TABLE IF NOT EXISTS failure (at INTEGER NOT NULL)");
    sql.exec("DELETE FROM failure WHERE at <= ?", now - windowMs);
    sql.exec("INSERT INTO failure (at) VALUES (?)", now);
    await this.ctx.storage.setAlarm(now + windowMs);
    return this.count(windowMs, now);
  }

  async clear(): Promise<void> {
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
  }

  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }

  #made(): boolean {
    const query = "SELECT 1 AS found FROM sqlite_master WHERE type = 'table' AND name = 'failure'";
    return this.ctx.storage.sql.exec(query).toArray().length > 0;
  }
}
