import { type GameRef, writeGameRef } from "./game-ref.ts";

/** Where a game starts that is no game of a frame (S24–S26, A83); null for all others. */
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

/** The page where a game's rooms are chosen from (U48); without JavaScript, too, a launch leads there. */
export function roomsPath(game: GameRef): string {
  return `/rooms?${new URLSearchParams({ game: writeGameRef(game) })}`;
}

/** A way back after the login may not be longer (`safeReturnTo`). */
const longestPath = 512;

/**
 * Where a guest goes on who started a game, once signed in (A136): to the game's own page, or to one that names
 * the game and starts it with one click. A name too long for an address is left out.
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

/** The page of a vendor's games (M11, A82), as the popup shows them. */
export function vendorListPath({
  vendor,
  type,
  name,
}: Pick<GameRef, "vendor" | "type" | "name">): string {
  return `/play?${new URLSearchParams({ vendor, type, name })}`;
}
