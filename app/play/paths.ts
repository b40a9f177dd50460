import type { GameStart } from "~/graphql/generated/graphql";
import { type GameRef, writeGameRef } from "./game-ref.ts";

/** Returns the start page of a game that does not run in a frame (S24–S26, A83); null for all others. */
export function lotteryPath({ start, code }: Pick<GameRef, "start" | "code">): string | null {
  const gameCode = encodeURIComponent(code);
  switch (start) {
    case "VN_LOTTERY":
      return `/vnLottery?gameCode=${gameCode}`;
    case "SEA_LOTTERY":
      return `/seaLottery?gameCode=${gameCode}`;
    case "LOTTERY":
      return `/lottery?gameCode=${gameCode}`;
    case "SLOTS_PAGE":
      return "/rng";
    default:
      return null;
  }
}

/** Returns the page of a game (L3). */
export const gamePath = (id: string): string => `/game/${encodeURIComponent(id)}`;

/** Whether a card of this kind shows one game, which has a page; others lead to lists (A82, A83). */
export const isOneGame = (start: GameStart): boolean =>
  start !== "VENDOR_LIST" && start !== "SLOTS_PAGE";

/** Returns the page for choosing a room of a game (U48). A launch leads there, without JavaScript too. */
export function roomsPath(game: GameRef): string {
  return `/rooms?${new URLSearchParams({ game: writeGameRef(game) })}`;
}

/** The longest return URL that `safeReturnTo` accepts. */
const longestPath = 512;

/**
 * Returns where a guest who started a game continues after the login (A136): the game's start page, or a page that names
 * the game and starts it with one click. A name that is too long for an address is left out.
 */
export function startPath(game: GameRef, mode: string): string {
  if (game.start === "VENDOR_LIST") return vendorListPath(game);
  const elsewhere = lotteryPath(game);
  if (elsewhere) return elsewhere;
  const trial = mode === "trial" ? { mode: "trial" } : null;
  const pathOf = (ref: GameRef) =>
    `/play?${new URLSearchParams({ game: writeGameRef(ref), ...trial })}`;
  const path = pathOf(game);
  return path.length > longestPath ? pathOf({ ...game, name: "" }) : path;
}

/** Returns the page of a vendor's games (M11, A82), the same list as in the dialog. */
export function vendorListPath({
  vendor,
  type,
  name,
}: Pick<GameRef, "vendor" | "type" | "name">): string {
  return `/play?${new URLSearchParams({ vendor, type, name })}`;
}
