/**
 * The game of a Play or favourite button as one short form value. Hidden inputs would take six elements per card, and a
 * lobby page has dozens of cards.
 */
import type { GameStart } from "~/graphql/generated/graphql";
import { isGameType } from "./game-type.ts";

export interface GameRef {
  id: string;
  vendor: string;
  code: string;
  type: string;
  start: GameStart;
  name: string;
  /** Set for a game with rooms (C33). */
  roomId: string | null;
}

const starts: ReadonlySet<string> = new Set<GameStart>([
  "FRAME",
  "VENDOR_LIST",
  "LOTTERY",
  "SEA_LOTTERY",
  "VN_LOTTERY",
  "SLOTS_PAGE",
]);

/** Returns a game as a form value: seven percent-encoded parts, separated by commas. */
export function writeGameRef(game: GameRef): string {
  return [game.id, game.vendor, game.type, game.start, game.code, game.name, game.roomId ?? ""]
    .map(encodeURIComponent)
    .join(",");
}

/** Returns the game of a form value, or null when `writeGameRef` did not write it. */
export function readGameRef(value: unknown): GameRef | null {
  if (typeof value !== "string" || value.length > 1000) return null;
  const parts = value.split(",");
  if (parts.length !== 7) return null;
  try {
    const [id, vendor, type, start, code, name, room] = parts.map(decodeURIComponent) as [
      string,
      string,
      string,
      string,
      string,
      string,
      string,
    ];
    if (!id || !vendor || !isGameType(type) || !starts.has(start)) return null;
    return { id, vendor, type, start: start as GameStart, code, name, roomId: room || null };
  } catch {
    return null;
  }
}
