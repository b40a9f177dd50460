import { type DrizzleSqliteDODatabase, drizzle } from "drizzle-orm/durable-sqlite";
import { migrate } from "drizzle-orm/durable-sqlite/migrator";
import { migrations } from "./migrations.ts";
import * as schema from "./schema.ts";

export type Database = DrizzleSqliteDODatabase<typeof schema>;

/** The world's database over the object's storage; `applyMigrations` makes it ready. */
export function openDatabase(storage: DurableObjectStorage): Database {
  return drizzle(storage, { schema });
}

/** Brings the tables to the newest version; safe to repeat. */
export function applyMigrations(db: Database): Promise<void> {
  return migrate(db, migrations);
}

/**
 * Runs statements as one. The object has a single connection, so what runs inside may use `db`
 * itself; nothing inside may wait.
 */
export function inTransaction<T>(db: Database, work: () => T): T {
  return db.transaction(() => work());
}
