/** The schedules of an agent's files in the object's SQLite. */
import { reportLost } from "~/edge/log/report-lost.ts";
import { readStored } from "../../../brands/stored-json.ts";
import { mostSchedules, type ScheduleModel } from "../../../gateway/request/files-port.ts";
import type { NewSchedule } from "./files-store.ts";

export type StoredSchedule = Omit<NewSchedule, "id" | "sealed" | "expiresAt">;

export type ScheduleRow = {
  id: string;
  requested: string;
  /** Null once the platform has refused the token. */
  sealed: string | null;
  next_at: number;
  expires_at: number;
};

const createTable = `
  CREATE TABLE IF NOT EXISTS schedule (
    id TEXT PRIMARY KEY, requested TEXT NOT NULL, sealed TEXT, next_at INTEGER NOT NULL, expires_at INTEGER NOT NULL
  ) WITHOUT ROWID;
`;

const shape = { name: "string", report: "string", search: "string", hour: "number" } as const;

export class ScheduleTables {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
    sql.exec(createTable);
  }

  list(now: number): ScheduleModel[] {
    return this.#rows("ORDER BY next_at, id").map((row) => {
      const { name, report, format, search, every, hour } = scheduleOf(row);
      const { id, next_at: nextAt, expires_at: expiresAt, sealed } = row;
      const state =
        sealed === null || expiresAt <= now ? "ENDED" : nextAt <= now ? "WAITING" : "ON";
      return { id, name, report, format, search, every, hour, state, nextAt, expiresAt };
    });
  }

  /** The id of one that goes on and is the same; null for none. */
  same({ id: _id, sealed: _sealed, expiresAt: _expires, ...requested }: NewSchedule, now: number) {
    const where = "WHERE requested = ? AND sealed IS NOT NULL AND expires_at > ?";
    return this.#rows(where, JSON.stringify(requested), now)[0]?.id ?? null;
  }

  /** False where there are as many as may be. */
  add({ id, sealed, expiresAt, ...requested }: NewSchedule, nextAt: number): boolean {
    if (this.#rows("").length >= mostSchedules) return false;
    const added = "INSERT INTO schedule VALUES (?, ?, ?, ?, ?)";
    this.#sql.exec(added, id, JSON.stringify(requested), sealed, nextAt, expiresAt);
    return true;
  }

  /** Removes a schedule and returns it; null for an unknown one. */
  remove(id: string): ScheduleRow | null {
    const [row = null] = this.#rows("WHERE id = ?", id);
    this.#sql.exec("DELETE FROM schedule WHERE id = ?", id);
    return row;
  }

  removeAll(): Pick<ScheduleRow, "id" | "sealed">[] {
    const rows = this.#rows("");
    this.#sql.exec("DELETE FROM schedule");
    return rows.map(({ id, sealed }) => ({ id, sealed }));
  }

  /** Those that go on, of which a file is due, the longest due first. */
  due(now: number): ScheduleRow[] {
    return this.#rows(
      "WHERE next_at <= ? AND expires_at > ? AND sealed IS NOT NULL ORDER BY next_at, id",
      now,
      now,
    );
  }

  /** When a file is due next. @param again when those are looked at again that are due already */
  nextAt(now: number, again: number): number | null {
    type Row = { at: number | null };
    const next = `SELECT min(iif(next_at <= ?, ?, next_at)) AS at FROM schedule
      WHERE sealed IS NOT NULL AND expires_at > max(next_at, ?)`;
    return this.#sql.exec<Row>(next, now, again, now).one().at;
  }

  putNext(id: string, nextAt: number): void {
    this.#sql.exec("UPDATE schedule SET next_at = ? WHERE id = ?", nextAt, id);
  }

  /** Keeps a token that another key of the Worker has sealed. */
  reseal(id: string, sealed: string): void {
    this.#sql.exec(
      "UPDATE schedule SET sealed = ? WHERE id = ? AND sealed IS NOT NULL",
      sealed,
      id,
    );
  }

  /** The platform has refused its token, which is deleted. */
  end(id: string): void {
    this.#sql.exec("UPDATE schedule SET sealed = NULL WHERE id = ?", id);
  }

  #rows(where: string, ...values: (string | number)[]): ScheduleRow[] {
    const rows = this.#sql
      .exec<ScheduleRow>(`SELECT * FROM schedule ${where}`, ...values)
      .toArray();
    return rows.filter((row) => {
      const drop = () => {
        this.#sql.exec("DELETE FROM schedule WHERE id = ?", row.id);
        reportLost("files", "schedule");
      };
      return readStored(row.requested, shape, drop) !== null;
    });
  }
}

export const scheduleOf = ({ requested }: ScheduleRow) => JSON.parse(requested) as StoredSchedule;
