import { eq } from "drizzle-orm";
import type { Database } from "./open.ts";
import { setting } from "./schema/setting.ts";

/** Returns a stored value of a world; undefined without one. */
export function readSetting(db: Database, key: string): string | undefined {
  return db.select().from(setting).where(eq(setting.key, key)).get()?.value;
}

/** Stores values of a world by their keys. */
export function writeSettings(db: Database, values: Readonly<Record<string, string>>): void {
  for (const [key, value] of Object.entries(values)) {
    db.insert(setting)
      .values({ key, value })
      .onConflictDoUpdate({ target: setting.key, set: { value } })
      .run();
  }
}
