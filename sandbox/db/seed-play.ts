import { hash32 } from "../domains/games/hash.ts";
import { pointCode } from "../domains/points/earn-points.ts";
import { validStake } from "../domains/records/daily-totals.ts";
import { dayOf } from "../domains/records/days.ts";
import { bankOf, houseOf, pointsOf, walletOf } from "../domains/wallet/ledger.ts";
import { wholeAmount } from "../domains/wallet/money.ts";
import { bulkInsert, type Cell } from "./bulk-insert.ts";
import type { Database } from "./open.ts";
import { historyOf, ledgerStart, type PastDay } from "./seed-history.ts";
import type { LedgerBatch } from "./seed-ledger.ts";
import { type Person, playingDemos } from "./seed-tree.ts";

// What a day's payments are settled after, so that the money is there before it is played.
const morningMs = 1000;

interface Booked {
  at: number;
  book(ledger: LedgerBatch): void;
}

/** A day of somebody. */
export interface PlayedDay {
  person: Pick<Person, "id" | "currency">;
  day: PastDay;
}

/** Writes the past of some people. */
export function seedPlay(
  db: Database,
  people: readonly Person[],
  now: number,
  ledger: LedgerBatch,
) {
  const days = people.flatMap((person) => historyOf(person, now).map((day) => ({ person, day })));
  writeDays(db, days, now, ledger);
}

/**
 * Writes what people did on some days: sums by day, payments, bets, and what of all that lies within
 * the ledger's days.
 */
export function writeDays(
  db: Database,
  days: readonly PlayedDay[],
  now: number,
  ledger: LedgerBatch,
) {
  const totals: Cell[][] = [];
  const plays: Cell[][] = [];
  const bets: Cell[][] = [];
  const payments: Cell[][] = [];
  const booked: Booked[] = [];
  for (const { person, day } of days) {
    const played = day.sums.map((sums) => playRow(person.id, day, sums));
    totals.push(totalRow(person.id, day, played));
    plays.push(...played);
    payments.push(...paymentRows(person, day));
    if (day.start >= ledgerStart(now)) booked.push(...movements(person, day));
    day.bets.forEach((bet, at) => {
      const id = `seed-${person.id}-${dayOf(day.start)}-${at}`;
      const { nodeId, vendor, gameType } = bet.game;
      const row = [id, "", person.id, nodeId, vendor, gameType, bet.stake, bet.win];
      bets.push([...row, "settled", "null", bet.at]);
    });
  }
  bulkInsert(
    db,
    "daily_total",
    ["member_id", "day", "deposits", "withdrawals", "stakes", "valid_stakes", "wins", "bonuses"],
    totals,
  );
  const playColumns = ["member_id", "day", "game_type", "stakes", "valid_stakes", "wins"];
  bulkInsert(db, "daily_play", [...playColumns, "rounds", "kept"], plays);
  const betColumns = ["id", "ticket_id", "member_id", "node_id", "vendor", "game_type"];
  bulkInsert(db, "bet", [...betColumns, "stake", "win", "status", "outcome", "at"], bets);
  bulkInsert(
    db,
    "payment",
    ["member_id", "kind", "method", "amount", "fee", "status", "at", "settled_at"],
    payments.sort((a, b) => Number(a[6]) - Number(b[6])),
  );
  booked.sort((a, b) => a.at - b.at);
  for (const movement of booked) movement.book(ledger);
}

/** What the ledger's days change a person's wallet by, in minor units. */
export function netOf(person: Person, now: number): number {
  return historyOf(person, now)
    .filter(({ start }) => start >= ledgerStart(now))
    .reduce((sum, day) => sum + dayNet(day), 0);
}

function dayNet({ deposit, withdrawal, sums }: PastDay): number {
  return sums.reduce((net, { stake, win }) => net + win - stake, deposit - withdrawal);
}

/** Points that a person has collected before: demo accounts enough to shop with, others as it falls. */
export function seedPoints(person: Person, ledger: LedgerBatch, at: number): void {
  const points = pointsOf(person.id);
  for (const id of [houseOf(pointCode), points]) ledger.open(id, pointCode, at);
  const demo = playingDemos.includes(person);
  const amount = wholeAmount(demo ? 3000 : 200 + (hash32(person.id, 41) % 1800));
  ledger.move("points:deposit", `opening:${person.id}`, [houseOf(pointCode), points], amount, at);
}

function totalRow(memberId: number, { start, deposit, withdrawal }: PastDay, played: Cell[][]) {
  const [stake, valid, win] = [3, 4, 5].map((at) =>
    played.reduce((sum, row) => sum + Number(row[at]), 0),
  );
  return [memberId, dayOf(start), deposit, withdrawal, stake ?? 0, valid ?? 0, win ?? 0, 0];
}

function playRow(memberId: number, day: PastDay, sums: PastDay["sums"][number]): Cell[] {
  const { gameType, stake, win, rounds } = sums;
  const detailed = day.bets.filter(({ game }) => game.gameType === gameType);
  const valid =
    detailed.length > 0
      ? detailed.reduce((sum, bet) => sum + validStake(bet.stake, bet.win), 0)
      : stake;
  return [memberId, dayOf(day.start), gameType, stake, valid, win, rounds, detailed.length];
}

function paymentRows(
  person: PlayedDay["person"],
  { start, deposit, withdrawal }: PastDay,
): Cell[][] {
  const rows: Cell[][] = [];
  const times = [start, start + morningMs];
  if (deposit > 0) {
    rows.push([person.id, "DEPOSIT", "bank", deposit, 0, "APPROVED", ...times]);
  }
  if (withdrawal > 0) {
    const card = "Harbour Bank ****0000";
    rows.push([person.id, "WITHDRAWAL", card, withdrawal, 0, "COMPLETED", ...times]);
  }
  return rows;
}

function movements(person: PlayedDay["person"], day: PastDay): Booked[] {
  const wallet = walletOf(person.id);
  const house = houseOf(person.currency);
  const bank = bankOf(person.currency);
  const morning = day.start + morningMs;
  const date = dayOf(day.start);
  const list: Booked[] = [
    {
      at: morning,
      book: (ledger) =>
        ledger.move("deposit", `deposit:${date}`, [bank, wallet], day.deposit, morning),
    },
    {
      at: morning,
      book: (ledger) =>
        ledger.move("withdrawal", `withdrawal:${date}`, [wallet, bank], day.withdrawal, morning),
    },
  ];
  for (const [at, bet] of day.bets.entries()) {
    const reference = `seed-${person.id}-${date}-${at}`;
    list.push({
      at: Math.max(bet.at, morning),
      book: (ledger) => {
        const time = Math.max(bet.at, morning);
        ledger.move("stake", reference, [wallet, house], bet.stake, time);
        ledger.move("win", reference, [house, wallet], bet.win, time);
      },
    });
  }
  return list;
}
