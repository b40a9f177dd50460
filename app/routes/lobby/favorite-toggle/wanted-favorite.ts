/**
 * The game that a guest without JavaScript marked before the login (H6). Only the form writes this cookie, so an address
 * alone can't change a favourite.
 */
import { type GameRef, readGameRef } from "~/play/game-ref.ts";
import { cookieLine, readCookie } from "~/session/cookies/cookie.ts";

const cookie = "__Host-wanted-game";
const quarterHour = 900;

/** @param game the form's field */
export const wantedLine = (game: string): string =>
  cookieLine(cookie, encodeURIComponent(game), { age: quarterHour });

export const notWantedLine = cookieLine(cookie, "", { age: 0 });

/** The game that was marked; null without the cookie, and for a value that is no game. */
export function wantedGame(request: Request): GameRef | null {
  const value = readCookie(request.headers.get("cookie"), cookie);
  try {
    return value ? readGameRef(decodeURIComponent(value)) : null;
  } catch {
    return null;
  }
}
