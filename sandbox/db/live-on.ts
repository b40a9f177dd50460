import { eq, sql } from "drizzle-orm";
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
import { setting } from "./schema.ts";
import { type Lived, laterDays, type PastDay } from "./seed-history.ts";
import { LedgerBatch } from "./seed-ledger.ts";
import { type PlayedDay, writeDays } from "./seed-play.ts";
import { type Person, playingDemos, tree } from "./seed-tree.ts";

const key = "lived";

/** So long after midnight a world that is in use goes on: whoever is in the middle of something ends it. */
const turnMs = 120_000;

/** When a world that is open at `now` is to live on next. */
export function nextTurn(now: number): number {
  return startOfDay(now) + dayMs + turnMs;
}

/**
 * Fills the days that have come since a world was last filled, today included, with what the seed would
 * have given them: rounds, payments, points and their sums, all in the ledger. At most the ninety days
 * of a first seed; of those longer ago than its rounds there are sums, too. A day is filled once.
 */
export function liveOn(db: Database, now: number): void {
  const before = livedOf(db, now);
  const lived = startOfDay(now);
  if (lived <= before.lived) return;
  inTransaction(db, () => {
    // What has come due until then comes first, as it would have.
    settleDue(db, before.lived + dayMs);
    const ledger = new LedgerBatch(db);
    const played = playing(db).flatMap((person) => {
      const days = laterDays(person, before, now);
      return solvent(person, days, ledger.balance(walletOf(person.id))).map((day) => ({
        person,
        day,
      }));
    });
    writeDays(db, played, 0, ledger);
    earn(played, ledger);
    ledger.flush();
    const value = JSON.stringify({ ...before, lived });
    db.insert(setting)
      .values({ key, value })
      .onConflictDoUpdate({ target: setting.key, set: { value } })
      .run();
  });
}

/** A world that has not lived on yet has the seed's rounds up to the day that it was seeded on. */
function livedOf(db: Database, now: number): Lived {
  const kept = db.select().from(setting).where(eq(setting.key, key)).get();
  if (kept) return JSON.parse(kept.value);
  const [last] = db.all<{ at: number }>(
    sql`select at from bet where ticket_id = '' order by at desc limit 1`,
  );
  const seeded = startOfDay(last?.at ?? now);
  return { seeded, lived: seeded };
}

/** The first millisecond of the day that a world has lived to: a switch that moves its clock does not move this. */
export function livedDay(db: Database, now: number): number {
  return livedOf(db, now).lived;
}

/** Who plays: the seed's people but those that are locked; the demo accounts every day, to have something to show. */
function playing(db: Database): Person[] {
  const rows = db.all<{ id: number }>(sql`select id from member where locked = 0`);
  const open = new Set(rows.map(({ id }) => id));
  const demos = playingDemos.map((demo) => ({ ...demo, activity: 100 }));
  return [...tree, ...demos].filter(({ id }) => open.has(id));
}

/** The days of somebody who pays in more on one that the wallet would not last through. */
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

/** Books the points that payments and rounds bring. */
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
