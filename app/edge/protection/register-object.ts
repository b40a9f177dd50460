import { DurableObject } from "cloudflare:workers";
import {
  PersonRegister,
  type RegisterRow,
} from "../../../gateway/protection/breaks/person-register.ts";
import type { RegisterStore } from "./register-port.ts";

const createTable = `
  CREATE TABLE IF NOT EXISTS entry (
    key TEXT NOT NULL, subject TEXT NOT NULL, until INTEGER, PRIMARY KEY (key, subject)
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS change_count (only_one INTEGER PRIMARY KEY CHECK (only_one = 1), number INTEGER NOT NULL);
`;

/** One shard of a brand's register of excluded persons (G17, decision 0042). It holds keyed hashes alone. */
export class RegisterObject extends DurableObject implements RegisterStore {
  readonly #register: PersonRegister;

  constructor(state: DurableObjectState, env: object) {
    super(state, env);
    const { sql } = state.storage;
    sql.exec(createTable);
    type Row = RegisterRow & Record<string, SqlStorageValue>;
    this.#register = new PersonRegister({
      rowsOf: (key) => sql.exec<Row>("SELECT * FROM entry WHERE key = ?", key).toArray(),
      put: ({ key, subject, until }) =>
        void sql.exec("INSERT OR REPLACE INTO entry VALUES (?, ?, ?)", key, subject, until),
      remove: (key, subject) =>
        void sql.exec("DELETE FROM entry WHERE key = ? AND subject = ?", key, subject),
    });
  }

  async set(subject: string, keys: readonly string[], until: number | null) {
    this.#register.set(subject, keys, until);
    this.ctx.storage.sql.exec(
      "INSERT INTO change_count VALUES (1, 1) ON CONFLICT DO UPDATE SET number = number + 1",
    );
  }

  async among(keys: readonly string[], now: number) {
    return keys.filter((key) => this.#register.has([key], now));
  }

  async changes() {
    const { sql } = this.ctx.storage;
    return (
      sql.exec<{ number: number }>("SELECT number FROM change_count").toArray()[0]?.number ?? 0
    );
  }

  async has(keys: readonly string[], now: number) {
    return this.#register.has(keys, now);
  }
}
