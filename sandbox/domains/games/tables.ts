import { and, eq, gt, inArray } from "drizzle-orm";
import type { Database } from "../../db/open.ts";
import { bet } from "../../db/schema/history.ts";
import { type Card, deal, points } from "../play/table.ts";
import type { Game } from "./catalogue.ts";
import { hash32 } from "./hash.ts";

const minuteMs = 60_000;
/** How many results of a table are reported. */
const shown = 12;

const dealers = ["en", "ko", "vi", "th", "zh", "ja"] as const;

/** The languages of the dealers, as BCP 47 tags. */
export const dealerLanguages: readonly string[] = dealers;

/** The language of a live table's dealer; null for other games. */
export const dealerOf = (game: Game): string | null =>
  game.gameType === "LIVE" && game.roomId !== null
    ? (dealers[hash32(game.nodeId, 7) % dealers.length] ?? null)
    : null;

type Hand = { player: readonly Card[]; banker: readonly Card[] };

/** Who won a hand. */
function winnerOf({ player, banker }: Hand): string {
  const difference = points(player) - points(banker);
  return difference > 0 ? "PLAYER" : difference < 0 ? "BANKER" : "TIE";
}

/** The hand that a table deals in a minute, to whoever sits there. */
function handAt(nodeId: number, minute: number): string {
  let cards = 0;
  const draw = () => {
    cards += 1;
    const card = hash32(nodeId + cards * 7919, minute & 0xffff) % 52;
    return { rank: (card % 13) + 1, suit: Math.floor(card / 13) };
  };
  return winnerOf(deal(draw));
}

/**
 * The last results of baccarat tables, newest first, by the table's id: a hand each minute, and those that were played
 * by members.
 */
export function resultsOf(db: Database, games: readonly Game[], now: number) {
  const tables = games.filter(
    ({ gameType, classes }) => gameType === "LIVE" && classes.includes("BAC"),
  );
  const since = now - shown * minuteMs;
  const ids = tables.map(({ nodeId }) => nodeId);
  const played =
    ids.length === 0
      ? []
      : db
          .select({ nodeId: bet.nodeId, at: bet.at, outcome: bet.outcome })
          .from(bet)
          .where(and(gt(bet.at, since), eq(bet.gameType, "LIVE"), inArray(bet.nodeId, ids)))
          .all();
  const minute = Math.floor(now / minuteMs);
  return new Map(
    tables.map(({ nodeId }) => {
      const dealt = Array.from({ length: shown }, (_, ago) => ({
        at: (minute - ago) * minuteMs,
        result: handAt(nodeId, minute - ago),
      }));
      const own = played
        .filter((each) => each.nodeId === nodeId)
        .flatMap(({ at, outcome }) => {
          const { result } = (JSON.parse(outcome) ?? {}) as { result?: string };
          return result ? [{ at, result: result.toUpperCase() }] : [];
        });
      const latest = [...dealt, ...own].sort((a, b) => b.at - a.at).slice(0, shown);
      return [nodeId, latest.map(({ result }) => result)];
    }),
  );
}
