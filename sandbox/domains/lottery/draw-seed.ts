import { eq } from "drizzle-orm";
import type { Database } from "../../db/open.ts";
import { setting } from "../../db/schema.ts";
import { hash32 } from "../games/hash.ts";

const key = "draw-seed";

/** Keeps the number that a world's draws are made of; a world that has one keeps it. */
export function keepDrawSeed(db: Database, worldId: string): void {
  const value = [...worldId].reduce((seed, letter) => hash32(seed, letter.charCodeAt(0)), 0);
  db.insert(setting)
    .values({ key, value: String(value) })
    .onConflictDoNothing()
    .run();
}

/** The number that a world's draws are made of: every world draws numbers of its own. */
export function drawSeed(db: Database): number {
  return Number(db.select().from(setting).where(eq(setting.key, key)).get()?.value ?? 0);
}
