import { DurableObject } from "cloudflare:workers";
import { type Configuration, readConfiguration } from "~/edge/configuration/configuration.ts";
import { writeLog } from "~/edge/log/log.ts";
import type { BuiltIndexes } from "../../../search/built-indexes.ts";
import type { SearchStore, StoredPart } from "./search-store.ts";

/** How long after a reading the next one begins. A new game is found within 30 minutes (Q7). */
const readEveryMs = 20 * 60_000;
/** After a failed reading, which keeps the last index. */
const retryAfterMs = 60_000;
/** Nobody has searched for so long: the reading stops until somebody does. */
const idleAfterMs = 7 * 24 * 3_600_000;

const tables = `
  CREATE TABLE IF NOT EXISTS part (
    name TEXT PRIMARY KEY, version TEXT NOT NULL, gzip BLOB NOT NULL
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS usage (only INTEGER PRIMARY KEY CHECK (only = 1), world TEXT NOT NULL, at INTEGER NOT NULL);
`;

/**
 * The search index of a brand, and the only reader of the platform for it (Q7): an alarm reads all games on a
 * schedule, builds an index for each language and stores it. A reading that fails leaves the last index in place.
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
    let next = readEveryMs;
    try {
      await this.#store(await this.#build(usage.world));
    } catch (error) {
      next = retryAfterMs;
      const reason = error instanceof Error ? error.message : String(error);
      writeLog({ level: "error", event: "search.index.failed", reason });
    }
    await this.ctx.storage.setAlarm(Date.now() + next);
  }

  /** Reads the platform and builds all indexes. The Worker's entry provides it. */
  protected abstract build(
    configuration: Configuration,
    world: string,
    waitUntil: (work: Promise<unknown>) => void,
  ): Promise<BuiltIndexes>;

  async #build(world: string): Promise<BuiltIndexes> {
    const configuration = readConfiguration(this.env);
    if (!("brand" in configuration)) throw new Error("the Worker is not configured");
    return this.build(configuration, world, (work) => this.ctx.waitUntil(work));
  }

  async #store({ parts, calls, games }: BuiltIndexes): Promise<void> {
    const { sql } = this.ctx.storage;
    for (const { name, version, json } of parts) {
      const insert = "INSERT OR REPLACE INTO part (name, version, gzip) VALUES (?, ?, ?)";
      sql.exec(insert, name, version, await compress(json));
    }
    writeLog({ level: "info", event: "search.index.built", calls, games, parts: parts.length });
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

const compress = (json: string): Promise<ArrayBuffer> => {
  const stream = new Blob([json]).stream().pipeThrough(new CompressionStream("gzip"));
  return new Response(stream).arrayBuffer();
};
