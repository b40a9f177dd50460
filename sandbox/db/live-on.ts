import { sql } from "drizzle-orm";
import {
  currencyScale,
  depositPoints,
  pointCode,
  pointTypeOfGame,
  roundPoints,
} from "../domains/points/earn-points.ts";
import { dayMs, dayOf, startOfDay } from "../domains/records/days.ts";
import { settleDue } from "../domains/settle-due.ts";
import { houseOf, type PointType, pointsOf, walletOf } from "../domains/wallet/ledger.ts";
import { wholeAmount } from "../domains/wallet/money.ts";
import { type Database, inTransaction } from "./open.ts";
import { type Lived, laterDays, type PastDay } from "./seed/days.ts";
import { LedgerBatch } from "./seed/ledger-batch.ts";
import { bookDays, type PlayedDay, writeDays } from "./seed/played-days.ts";
import { type Person, playingDemos, tree } from "./seed/tree.ts";
import { readSetting, writeSettings } from "./settings.ts";

const key = "lived";

/** An open world gets its new day this long after midnight, so that actions in progress can end. */
const turnMs = 120_000;

/** Returns when a world that is open at `now` gets its next day. */
export function nextTurn(now: number): number {
  return startOfDay(now) + dayMs + turnMs;
}

/**
 * Fills the days since a world was last filled, including today, with the data that the seed would have
 * created: rounds, payments, points and their sums, all in the ledger. At most the ninety days of a first
 * seed are filled; older days have only sums. A day is filled once.
 */
export function liveOn(db: Database, now: number): void {
  const before = livedOf(db);
  const lived = startOfDay(now);
  if (lived <= before.lived) return;
  inTransaction(db, () => {
    // Payments and bets that are already due are settled first.
    settleDue(db, before.lived + dayMs);
    const ledger = LedgerBatch.after(db);
    const played = playing(db).flatMap((person) => {
      const days = laterDays(person, before, now);
      return solvent(person, days, ledger.balance(walletOf(person.id))).map((day) => ({
        person,
        day,
      }));
    });
    writeDays(db, played);
    bookDays(played, 0, ledger);
    earn(played, ledger);
    ledger.write(db);
    writeSettings(db, { [key]: JSON.stringify({ seeded: before.seeded, lived }) });
  });
}

function livedOf(db: Database): Lived {
  return JSON.parse(readSetting(db, key) ?? "");
}

/** When the world was seeded: its ledger has all that moved from then on. */
export const seededAt = (db: Database): number => Number(readSetting(db, "seeded-at"));

/** The start of the day on which the world was seeded. */
export function seededDay(db: Database): number {
  return livedOf(db).seeded;
}

/** The start of the last filled day; moving the world's clock by a switch does not change it. */
export function livedDay(db: Database): number {
  return livedOf(db).lived;
}

/**
 * The seed's accounts without locked ones. The demo accounts play every day, so that they have data to show.
 */
function playing(db: Database): Person[] {
  const rows = db.all<{ id: number }>(sql`select id from member where locked = 0`);
  const open = new Set(rows.map(({ id }) => id));
  const demos = playingDemos.map((demo) => ({ ...demo, activity: 100 }));
  return [...tree, ...demos].filter(({ id }) => open.has(id));
}

/** Returns a player's days, with an added deposit where the balance would not be enough. */
function solvent({ currency }: Person, days: readonly PastDay[], balance: number): PastDay[] {
  const step = wholeAmount(10 * currencyScale(currency));
  let held = balance;
  return days.map((day) => {
    let least = held + day.deposit - day.withdrawal;
    held = least;
    for (const { stake, win } of day.bets.length > 0 ? day.bets : day.sums) {
      least = Math.min(least, held - stake);
      held += win - stake;
    }
    if (least >= 0) return day;
    const missing = Math.ceil(-least / step) * step;
    held += missing;
    return { ...day, deposit: day.deposit + missing };
  });
}

interface Earned {
  memberId: number;
  type: PointType;
  points: number;
  reference: string;
  at: number;
}

/** Books the points for deposits and rounds. */
function earn(played: readonly PlayedDay[], ledger: LedgerBatch): void {
  const house = houseOf(pointCode);
  for (const { memberId, type, points, reference, at } of played
    .flatMap(pointsOfDay)
    .sort((a, b) => a.at - b.at)) {
    const own = pointsOf(memberId);
    for (const id of [house, own]) ledger.open(id, pointCode, at);
    ledger.move(`points:${type}`, reference, [house, own], wholeAmount(points), at);
  }
}

function pointsOfDay({ person: { id, currency }, day }: PlayedDay): Earned[] {
  const date = dayOf(day.start);
  const staked = new Map<string, number>();
  const list = day.sums.map(({ gameType, stake, at }) => {
    const after = (staked.get(gameType) ?? 0) + stake;
    staked.set(gameType, after);
    const points = roundPoints(after, stake, currency);
    const type = pointTypeOfGame(gameType);
    return { memberId: id, type, points, reference: `seed-${id}-${date}`, at };
  });
  const points = depositPoints(day.deposit, currency);
  const reference = `deposit:${date}`;
  return [{ memberId: id, type: "deposit", points, reference, at: day.start }, ...list];
}
