import { DurableObject } from "cloudflare:workers";
import { type Configuration, readConfiguration } from "~/edge/configuration/configuration.ts";
import { writeLog } from "~/edge/log/log.ts";
import type { ReadingNotes, ReadingStep } from "../../../search/reading-step.ts";
import type { SearchStore, StoredPart } from "./search-store.ts";

/** How long after the beginning of a reading the next one begins. A new game is found within 30 minutes (Q7). */
const readEveryMs = 20 * 60_000;
/** After a failed reading, which keeps the last index. */
const retryAfterMs = 60_000;
/** Nobody has searched for so long: the reading stops until somebody does. */
const idleAfterMs = 7 * 24 * 3_600_000;

const tables = `
  CREATE TABLE IF NOT EXISTS part (
    name TEXT PRIMARY KEY, version TEXT NOT NULL, gzip BLOB NOT NULL
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS reading (key TEXT PRIMARY KEY, json TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS usage (only INTEGER PRIMARY KEY CHECK (only = 1), world TEXT NOT NULL, at INTEGER NOT NULL);
`;

/**
 * The search index of a brand, and the only reader of the platform for it (Q7): alarms read all games on a schedule,
 * build an index for each language and store it. Each alarm does one short step, because a Worker may take only so much
 * processor time at once, and because the steps of other requests run in between. A step that fails is tried again; the
 * last index stays meanwhile.
 */
export abstract class SearchReader extends DurableObject<object> implements SearchStore {
  constructor(state: DurableObjectState, env: object) {
    super(state, env);
    state.storage.sql.exec(tables);
  }

  async read(
    world: string,
    name: string,
    known: string | null,
    starts: boolean,
  ): Promise<StoredPart | null> {
    type Row = { version: string; gzip: ArrayBuffer };
    const query = "SELECT version, gzip FROM part WHERE name = ?";
    const [row] = this.ctx.storage.sql.exec<Row>(query, name).toArray();
    if (starts || row) await this.#schedule(world);
    if (!row) return null;
    return row.version === known
      ? { version: row.version, gzip: null }
      : { version: row.version, gzip: row.gzip };
  }

  override async alarm(): Promise<void> {
    const { sql } = this.ctx.storage;
    type Row = { world: string; at: number };
    const [usage] = sql.exec<Row>("SELECT world, at FROM usage").toArray();
    if (!usage || Date.now() - usage.at > idleAfterMs) return;
    const startedAt = this.#startedAt(Date.now());
    let next = Date.now();
    try {
      const { part, finished } = await this.#nextStep(usage.world);
      if (part) await this.#store(part);
      if (finished) {
        next = Math.max(next, startedAt + readEveryMs);
        sql.exec("DELETE FROM reading");
        writeLog({ level: "info", event: "search.index.built", ...finished });
      }
    } catch (error) {
      next += retryAfterMs;
      const reason = error instanceof Error ? error.message : String(error);
      writeLog({ level: "error", event: "search.index.failed", reason });
    }
    await this.ctx.storage.setAlarm(next);
  }

  /** Does the next step of a reading. The Worker's entry provides it. */
  protected abstract step(
    configuration: Configuration,
    world: string,
    notes: ReadingNotes,
    waitUntil: (work: Promise<unknown>) => void,
  ): Promise<ReadingStep>;

  async #nextStep(world: string): Promise<ReadingStep> {
    const configuration = readConfiguration(this.env);
    if (!("brand" in configuration)) throw new Error("the Worker is not configured");
    const notes = notesIn(this.ctx.storage.sql);
    return this.step(configuration, world, notes, (work) => this.ctx.waitUntil(work));
  }

  /** When the current reading began. One that takes too long, because the platform failed, begins anew. */
  #startedAt(now: number): number {
    const { sql } = this.ctx.storage;
    const notes = notesIn(sql);
    const known = Number(notes.get("started") ?? 0);
    if (now - known < readEveryMs) return known;
    sql.exec("DELETE FROM reading");
    notes.put("started", String(now));
    return now;
  }

  async #store({ name, version, json }: NonNullable<ReadingStep["part"]>): Promise<void> {
    const insert = "INSERT OR REPLACE INTO part (name, version, gzip) VALUES (?, ?, ?)";
    this.ctx.storage.sql.exec(insert, name, version, await compress(json));
  }

  /** Notes that the index is used, at most once a minute, and sets the first alarm. */
  async #schedule(world: string): Promise<void> {
    const now = Date.now();
    const note = `INSERT INTO usage (only, world, at) VALUES (1, ?, ?)
      ON CONFLICT (only) DO UPDATE SET at = excluded.at WHERE excluded.at - usage.at > 60000`;
    this.ctx.storage.sql.exec(note, world, now);
    if ((await this.ctx.storage.getAlarm()) === null) await this.ctx.storage.setAlarm(now);
  }
}

function notesIn(sql: SqlStorage): ReadingNotes {
  type Row = { json: string };
  const within = "FROM reading WHERE key >= ?1 AND key < ?1 || char(65535)";
  return {
    get: (key) =>
      sql.exec<Row>("SELECT json FROM reading WHERE key = ?", key).toArray()[0]?.json ?? null,
    put: (key, json) =>
      void sql.exec("INSERT OR REPLACE INTO reading (key, json) VALUES (?, ?)", key, json),
    list: (prefix) =>
      sql
        .exec<Row>(`SELECT json ${within} ORDER BY key`, prefix)
        .toArray()
        .map(({ json }) => json),
    count: (prefix) => sql.exec<{ n: number }>(`SELECT count(*) AS n ${within}`, prefix).one().n,
  };
}

const compress = (json: string): Promise<ArrayBuffer> => {
  const stream = new Blob([json]).stream().pipeThrough(new CompressionStream("gzip"));
  return new Response(stream).arrayBuffer();
};
