/**
 * What a Play or heart button sends about its game: one short form value instead of six hidden
 * inputs, because a lobby page carries dozens of cards.
 */
import type { GameStart, GameType } from "~/graphql/generated/graphql";

export interface GameRef {
  id: string;
  vendor: string;
  code: string;
  type: GameType;
  start: GameStart;
  name: string;
}

const types: ReadonlySet<string> = new Set<GameType>([
  "RNG",
  "LIVE",
  "FISH",
  "PVP",
  "SPORTS",
  "ESPORTS",
  "COCKFIGHT",
  "LOTT",
  "ELOTT",
  "BINGO",
  "MINI",
]);

const starts: ReadonlySet<string> = new Set<GameStart>([
  "FRAME",
  "VENDOR_LIST",
  "LOTTERY",
  "SEA_LOTTERY",
  "VN_LOTTERY",
  "SLOTS_PAGE",
]);

/** A game as a form value: six parts, percent-encoded, divided by commas. */
export function writeGameRef(game: GameRef): string {
  return [game.id, game.vendor, game.type, game.start, game.code, game.name]
    .map(encodeURIComponent)
    .join(",");
}

/** The game that a form value names, or null when the value was not written by `writeGameRef`. */
export function readGameRef(value: unknown): GameRef | null {
  if (typeof value !== "string" || value.length > 1000) return null;
  const parts = value.split(",");
  if (parts.length !== 6) return null;
  try {
    const [id, vendor, type, start, code, name] = parts.map(decodeURIComponent) as [
      string,
      string,
      string,
      string,
      string,
      string,
    ];
    if (!id || !vendor || !types.has(type) || !starts.has(start)) return null;
    return { id, vendor, type: type as GameType, start: start as GameStart, code, name };
  } catch {
    return null;
  }
}
