import type { Database } from "../../db/open.ts";
import { readSetting, writeSettings } from "../../db/settings.ts";
import { hash32 } from "../games/hash.ts";

const key = "draw-seed";

/** Stores the seed of a new world's draws, computed from the world's id. */
export function keepDrawSeed(db: Database, worldId: string): void {
  const value = [...worldId].reduce((seed, letter) => hash32(seed, letter.charCodeAt(0)), 0);
  writeSettings(db, { [key]: String(value) });
}

/** The seed of a world's draws; 0 where none is stored. Each world has its own, so its results differ. */
export function drawSeed(db: Database): number {
  return Number(readSetting(db, key) ?? 0);
}
