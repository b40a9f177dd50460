import { DurableObject } from "cloudflare:workers";
import { reportLost } from "~/edge/log/report-lost.ts";
import { readStored } from "../../../brands/stored-json.ts";
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
        .flatMap(({ key, value }) => (this.#isWhole(kind, key, value) ? { kind, key, value } : [])),
    );
  }

  async some(kind: PreferenceKind, keys: readonly string[]): Promise<PreferenceRecord[]> {
    const query = `SELECT key, value FROM record
      WHERE kind = ? AND key IN (SELECT value FROM json_each(?))`;
    return this.#sql
      .exec<{ key: string; value: string }>(query, kind, JSON.stringify(keys))
      .toArray()
      .flatMap(({ key, value }) => (this.#isWhole(kind, key, value) ? { kind, key, value } : []));
  }

  async find(kind: PreferenceKind, key: string): Promise<string | null> {
    const query = "SELECT value FROM record WHERE kind = ? AND key = ?";
    const [row] = this.#sql.exec<{ value: string }>(query, kind, key).toArray();
    return row && this.#isWhole(kind, key, row.value) ? row.value : null;
  }

  /** Whether a value can be read; one that can't is dropped. What it means is its reader's to check. */
  #isWhole(kind: PreferenceKind, key: string, value: string): boolean {
    let isWhole = true;
    readStored(value, "any", () => {
      isWhole = false;
      this.#sql.exec("DELETE FROM record WHERE kind = ? AND key = ?", kind, key);
      reportLost("preferences", kind);
    });
    return isWhole;
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

  async erase(): Promise<void> {
    this.#sql.exec("DELETE FROM record");
  }
}
