import { type DrizzleSqliteDODatabase, drizzle } from "drizzle-orm/durable-sqlite";

export type Database = DrizzleSqliteDODatabase;

/**
 * The world's database in the object's storage. A statement that names a table of the history for the first time finds no
 * such table: `seedHistory` then creates and fills them, and the statement runs again. So no call has to think of it. It
 * returns false when they are there. When a transaction around it is rolled back, they are gone again with it.
 */
export function openDatabase(
  storage: DurableObjectStorage,
  seedHistory: (db: Database) => boolean,
): Database {
  const exec: SqlStorage["exec"] = (query, ...values) => {
    try {
      return storage.sql.exec(query, ...values);
    } catch (error) {
      if (!/no such table/.test(String(error)) || !seedHistory(db)) throw error;
      return storage.sql.exec(query, ...values);
    }
  };
  const client = {
    sql: { exec },
    transactionSync: <T>(work: () => T) => storage.transactionSync(work),
  };
  const db = drizzle(client as DurableObjectStorage);
  return db;
}

/**
 * Runs statements in a transaction. `work` must be synchronous; it may use `db`, because the object has a
 * single connection.
 */
export function inTransaction<T>(db: Database, work: () => T): T {
  return db.transaction(() => work());
}
