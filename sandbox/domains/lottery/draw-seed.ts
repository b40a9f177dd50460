import { eq } from "drizzle-orm";
import type { Database } from "../../db/open.ts";
import { setting } from "../../db/schema.ts";
import { hash32 } from "../games/hash.ts";

const key = "draw-seed";

/** Stores the seed of a world's draws, computed from the world's id; an existing seed is not changed. */
export function keepDrawSeed(db: Database, worldId: string): void {
  const value = [...worldId].reduce((seed, letter) => hash32(seed, letter.charCodeAt(0)), 0);
  db.insert(setting)
    .values({ key, value: String(value) })
    .onConflictDoNothing()
    .run();
}

/** The seed of a world's draws; 0 where none is stored. Each world has its own, so its results differ. */
export function drawSeed(db: Database): number {
  return Number(db.select().from(setting).where(eq(setting.key, key)).get()?.value ?? 0);
}
