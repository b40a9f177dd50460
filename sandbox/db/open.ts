import { type DrizzleSqliteDODatabase, drizzle } from "drizzle-orm/durable-sqlite";
import { migrate } from "drizzle-orm/durable-sqlite/migrator";
import { migrations } from "./migrations.ts";
import * as schema from "./schema.ts";

export type Database = DrizzleSqliteDODatabase<typeof schema>;

/** The world's database in the object's storage; `applyMigrations` creates its tables. */
export function openDatabase(storage: DurableObjectStorage): Database {
  return drizzle(storage, { schema });
}

/** Migrates the tables to the newest version; safe to repeat. */
export function applyMigrations(db: Database): Promise<void> {
  return migrate(db, migrations);
}

/**
 * Runs statements in a transaction. `work` must be synchronous; it may use `db`, because the object has a
 * single connection.
 */
export function inTransaction<T>(db: Database, work: () => T): T {
  return db.transaction(() => work());
}
