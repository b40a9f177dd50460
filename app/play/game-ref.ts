/**
 * What a Play or heart button sends about its game: one short form value instead of six hidden
 * inputs, because a lobby page carries dozens of cards.
 */
import type { GameStart } from "~/graphql/generated/graphql";

export interface GameRef {
  id: string;
  vendor: string;
  code: string;
  type: string;
  start: GameStart;
  name: string;
  /** Set for a game that is played in rooms (C33). */
  roomId: string | null;
}

/** A word of the platform: it may know more kinds of games than we do. */
const isType = /^[A-Z][A-Z0-9_]{0,29}$/;

const starts: ReadonlySet<string> = new Set<GameStart>([
  "FRAME",
  "VENDOR_LIST",
  "LOTTERY",
  "SEA_LOTTERY",
  "VN_LOTTERY",
  "SLOTS_PAGE",
]);

/** A game as a form value: seven parts, percent-encoded, divided by commas. */
export function writeGameRef(game: GameRef): string {
  return [game.id, game.vendor, game.type, game.start, game.code, game.name, game.roomId ?? ""]
    .map(encodeURIComponent)
    .join(",");
}

/** The game that a form value names, or null when the value was not written by `writeGameRef`. */
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
    if (!id || !vendor || !isType.test(type) || !starts.has(start)) return null;
    return { id, vendor, type, start: start as GameStart, code, name, roomId: room || null };
  } catch {
    return null;
  }
}
