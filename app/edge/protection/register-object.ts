import { DurableObject } from "cloudflare:workers";
import { reportLost } from "~/edge/log/report-lost.ts";
import {
  changeKey,
  PersonRegister,
  type RegisterRow,
} from "../../../gateway/protection/breaks/person-register.ts";
import type { RegisterStore } from "./register-port.ts";

const createTable = `
  CREATE TABLE IF NOT EXISTS entry (
    key TEXT NOT NULL, subject TEXT NOT NULL, until INTEGER, PRIMARY KEY (key, subject)
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS holder (
    key TEXT NOT NULL, subject TEXT NOT NULL, until INTEGER NOT NULL, PRIMARY KEY (key, subject)
  ) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS holder_until ON holder (until);
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
    this.#register = new PersonRegister(
      {
        rowsOf: (key) => sql.exec<Row>("SELECT * FROM entry WHERE key = ?", key).toArray(),
        put: ({ key, subject, until }) =>
          void sql.exec("INSERT OR REPLACE INTO entry VALUES (?, ?, ?)", key, subject, until),
        remove: (key, subject) =>
          void sql.exec("DELETE FROM entry WHERE key = ? AND subject = ?", key, subject),
        holdersOf: (key) => sql.exec<Row>("SELECT * FROM holder WHERE key = ?", key).toArray(),
        putHolder: ({ key, subject, until }) =>
          void sql.exec("INSERT OR REPLACE INTO holder VALUES (?, ?, ?)", key, subject, until),
        removeHolders: (now) => void sql.exec("DELETE FROM holder WHERE until <= ?", now),
      },
      () => reportLost("register", "until"),
    );
  }

  async set(subject: string, keys: readonly string[], until: number | null, now: number) {
    if (keys.includes(changeKey)) {
      this.ctx.storage.sql.exec(
        "INSERT INTO change_count VALUES (1, 1) ON CONFLICT DO UPDATE SET number = number + 1",
      );
    }
    return this.#register.set(subject, keys, until, now);
  }

  async list(subject: string, keys: readonly string[], now: number) {
    return this.#register.list(subject, keys, now);
  }

  async among(keys: readonly string[], now: number) {
    return this.#register.among(keys, now);
  }

  async changes() {
    const { sql } = this.ctx.storage;
    return (
      sql.exec<{ number: number }>("SELECT number FROM change_count").toArray()[0]?.number ?? 0
    );
  }
}
