import type { ProperName } from "../../http/language.ts";
import { type GameType, gameTypes } from "./game-types.ts";
import { hash32 } from "./hash.ts";
import { roundKind } from "./round-kind.ts";
import { slotName } from "./slot-names.ts";
import { tableName } from "./table-names.ts";
import { findVendor, vendorsOf } from "./vendors.ts";

/** A game as the platform stores it; `wire-game.ts` converts it to a call's fields (D-1). */
export interface Game {
  nodeId: number;
  vendor: string;
  gameType: GameType;
  names: ProperName;
  /** 0 means that a free trial exists. */
  supportPlay: 0 | 1;
  isHot: 0 | 1;
  isNew: 0 | 1;
  gameCode: string;
  /** `VASSALAGE` opens the list of the vendor's games instead of a game (S27). */
  isGame: "GAME" | "VASSALAGE";
  roomId: string | null;
  minBet: number;
  lines: number;
  classes: readonly string[];
}

interface Catalogue {
  /** By type, most popular first. */
  byType: ReadonlyMap<GameType, readonly Game[]>;
  byId: ReadonlyMap<number, Game>;
  all: readonly Game[];
}

const firstId = 100_001;
const idsPerType = 20_000;
const minBets = [0.1, 0.2, 0.25, 0.5, 1, 2, 5];
const lineCounts = [5, 9, 10, 15, 20, 25, 25, 30, 40, 50, 100];
const trialShare: Partial<Record<GameType, number>> = { RNG: 70, FISH: 60, MINI: 60, BINGO: 30 };
const lobbyTypes: readonly GameType[] = ["FISH", "PVP", "SPORTS", "ESPORTS", "COCKFIGHT"];

// Class of a slot by a number below 100.
const slotClasses: readonly (readonly [number, string])[] = [
  [60, "SC"],
  [70, "MEGAWAY"],
  [80, "JP"],
  [86, "TG"],
  [91, "VP"],
  [97, "AC"],
  [100, "BG"],
];

let built: Catalogue | null = null;

/** All games: the same in every world, built once per isolate from their ids. */
export function catalogue(): Catalogue {
  built ??= build();
  return built;
}

/** A game by its `nodeId`, or undefined. */
export function findGame(nodeId: number): Game | undefined {
  return catalogue().byId.get(nodeId);
}

function build(): Catalogue {
  const byType = new Map<GameType, readonly Game[]>();
  for (const [position, gameType] of gameTypes.entries()) {
    const first = firstId + position * idsPerType;
    byType.set(gameType, byPopularity(gamesOf(gameType, first)));
  }
  const all = [...byType.values()].flat();
  return { byType, all, byId: new Map(all.map((game) => [game.nodeId, game])) };
}

function gamesOf(gameType: GameType, first: number): Game[] {
  const games: Game[] = [];
  for (const [turn, vendor] of vendorsOf(gameType).entries()) {
    const count = vendor.games[gameType] ?? 0;
    for (let index = 0; index < count; index++) {
      games.push(makeGame(gameType, vendor.code, first + games.length, index, turn * 3));
    }
  }
  return games;
}

/** Each live table is a room of its own; poker tables and fast e-lotteries have several rooms (`rooms.ts`). */
function isPlayedInRooms(gameType: GameType, gameClass: string): boolean {
  if (gameType === "LIVE") return true;
  return (
    (gameType === "PVP" && gameClass === "POKER") ||
    (gameType === "ELOTT" && (gameClass === "FAST" || gameClass === "VNFAST"))
  );
}

function makeGame(
  gameType: GameType,
  vendor: string,
  nodeId: number,
  index: number,
  turn: number,
): Game {
  const slot = gameType === "RNG";
  const gameClass = slot ? slotClass(nodeId) : tableName(gameType, index, turn, vendor).gameClass;
  const lobby = index === 0 && lobbyTypes.includes(gameType);
  const names = slot
    ? slotName(nodeId - firstId, gameClass)
    : lobby
      ? lobbyName(vendor)
      : tableName(gameType, index, turn, vendor).names;
  return {
    nodeId,
    vendor,
    gameType,
    names,
    supportPlay: hash32(nodeId, 1) % 100 < (trialShare[gameType] ?? 0) ? 0 : 1,
    isHot: hash32(nodeId, 2) % 100 < 3 ? 1 : 0,
    isNew: hash32(nodeId, 3) % 100 < 5 ? 1 : 0,
    gameCode: `${vendor}_${gameType}_${String(index + 1).padStart(4, "0")}`,
    isGame: lobby ? "VASSALAGE" : "GAME",
    roomId:
      !lobby && isPlayedInRooms(gameType, gameClass)
        ? `${vendor}-${String(index + 1).padStart(3, "0")}`
        : null,
    minBet: minBets[hash32(nodeId, 4) % minBets.length] ?? 1,
    // Table and dice games have no lines.
    lines:
      roundKind(gameType, [gameClass]) === "slot"
        ? (lineCounts[hash32(nodeId, 5) % lineCounts.length] ?? 25)
        : 0,
    classes: [gameClass],
  };
}

function lobbyName(vendor: string): ProperName {
  const names = findVendor(vendor)?.names;
  return { EN: `${names?.EN} Lobby`, KR: `${names?.KR} 로비` };
}

function slotClass(nodeId: number): string {
  const number = hash32(nodeId, 6) % 100;
  return slotClasses.find(([below]) => number < below)?.[1] ?? "SC";
}

/** Hot games first, then new ones, each group well mixed among the vendors. */
function byPopularity(games: Game[]): Game[] {
  const rank = (game: Game) => (game.isHot ? 0 : game.isNew ? 1 : 2);
  return games.sort(
    (a, b) => rank(a) - rank(b) || hash32(a.nodeId, 7) - hash32(b.nodeId, 7) || a.nodeId - b.nodeId,
  );
}
