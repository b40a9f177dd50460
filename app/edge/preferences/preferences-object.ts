import { DurableObject } from "cloudflare:workers";
import {
  longestValue,
  mostRecords,
  type PreferenceKind,
  type PreferenceRecord,
} from "../../../gateway/request/preferences-port.ts";
import type { PreferencesStore } from "./preferences-port.ts";

const longestKey = 100;

const createTables = `
  CREATE TABLE IF NOT EXISTS record (
    kind TEXT NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (kind, key)
  ) WITHOUT ROWID;
`;

/**
 * What one account has chosen and written (N7, decision 0054): views, columns, settings, notes, templates. It is
 * bounded in number and bytes, so that no account can fill it.
 */
export class PreferencesObject extends DurableObject implements PreferencesStore {
  readonly #sql: SqlStorage;

  constructor(state: DurableObjectState, env: object) {
    super(state, env);
    this.#sql = state.storage.sql;
    this.#sql.exec(createTables);
  }

  async list(kinds: readonly PreferenceKind[]): Promise<PreferenceRecord[]> {
    const query = "SELECT kind, key, value FROM record WHERE kind = ? ORDER BY key";
    return kinds.flatMap((kind) =>
      this.#sql
        .exec<{ key: string; value: string }>(query, kind)
        .toArray()
        .map(({ key, value }) => ({ kind, key, value })),
    );
  }

  async find(kind: PreferenceKind, key: string): Promise<string | null> {
    const query = "SELECT value FROM record WHERE kind = ? AND key = ?";
    return this.#sql.exec<{ value: string }>(query, kind, key).toArray()[0]?.value ?? null;
  }

  async put({ kind, key, value }: PreferenceRecord): Promise<boolean> {
    if (key.length > longestKey || value.length > longestValue) {
      throw new RangeError(`a record of the kind ${kind} is too long`);
    }
    const count = "SELECT COUNT(*) AS others FROM record WHERE kind = ? AND key <> ?";
    const { others } = this.#sql.exec<{ others: number }>(count, kind, key).one();
    if (others >= mostRecords[kind]) return false;
    this.#sql.exec("INSERT OR REPLACE INTO record VALUES (?, ?, ?)", kind, key, value);
    return true;
  }

  async remove(kind: PreferenceKind, key: string): Promise<boolean> {
    const { rowsWritten } = this.#sql.exec(
      "DELETE FROM record WHERE kind = ? AND key = ?",
      kind,
      key,
    );
    return rowsWritten > 0;
  }
}
