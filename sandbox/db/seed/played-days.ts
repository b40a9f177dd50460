import { drawSeed } from "../../domains/lottery/draw-seed.ts";
import { pastChoice } from "../../domains/lottery/past-choice.ts";
import { dayOf } from "../../domains/records/days.ts";
import { bankOf, houseOf, walletOf } from "../../domains/wallet/ledger.ts";
import { groupBy } from "../../http/group-by.ts";
import { bulkInsert, type Cell } from "../bulk-insert.ts";
import type { Database } from "../open.ts";
import { historyOf, type PastDay, type PlayedQuarter } from "./days.ts";
import type { LedgerBatch } from "./ledger-batch.ts";
import type { Person } from "./tree.ts";

// A day's payments settle at this time, so that the money is there before the first bet.
const morningMs = 1000;

interface Booked {
  at: number;
  book(ledger: LedgerBatch): void;
}

/** A day of one person. */
export interface PlayedDay {
  person: Pick<Person, "id" | "currency">;
  day: PastDay;
}

/** Returns the last days of several people, `most` or ninety of each. */
export function playedDays(people: readonly Person[], now: number, most?: number): PlayedDay[] {
  return people.flatMap((person) => historyOf(person, now, most).map((day) => ({ person, day })));
}

/** Books people's days from a time on. */
export function bookDays(days: readonly PlayedDay[], from: number, ledger: LedgerBatch): void {
  const booked = days
    .filter(({ day }) => day.start >= from)
    .flatMap(({ person, day }) => movements(person, day));
  booked.sort((a, b) => a.at - b.at);
  for (const movement of booked) movement.book(ledger);
}

/** Writes people's days: sums, payments and bets. `bookDays` has their movements. */
export function writeDays(db: Database, days: readonly PlayedDay[]): void {
  const totals: Cell[][] = [];
  const plays: Cell[][] = [];
  const bets: Cell[][] = [];
  const payments: Cell[][] = [];
  const seed = drawSeed(db);
  for (const { person, day } of days) {
    totals.push(...totalRows(person.id, day));
    plays.push(...day.sums.map((sums) => playRow(person.id, sums, day.bets.length > 0)));
    payments.push(...paymentRows(person, day));
    day.bets.forEach((bet, at) => {
      const id = `seed-${person.id}-${dayOf(day.start)}-${at}`;
      const { nodeId, vendor, gameType } = bet.game;
      const row = [id, "", person.id, nodeId, vendor, gameType, bet.stake, bet.win];
      const draw = pastChoice(seed, bet);
      const waited = draw ? [draw.placedAt, draw.drawnAt] : [null, null];
      bets.push([...row, "settled", JSON.stringify(draw?.outcome ?? null), bet.at, ...waited]);
    });
  }
  bulkInsert(
    db,
    "quarter_total",
    ["member_id", "at", "deposits", "withdrawals", "stakes", "valid_stakes", "wins", "bonuses"],
    totals,
    ["member_id", "at"],
  );
  const playColumns = ["member_id", "at", "game_type", "stakes", "valid_stakes", "wins"];
  bulkInsert(db, "quarter_play", [...playColumns, "rounds", "stored"], plays, [
    "member_id",
    "at",
    "game_type",
  ]);
  const betColumns = ["id", "ticket_id", "member_id", "node_id", "vendor", "game_type"];
  const waitColumns = ["placed_at", "settles_at"];
  const outcomeColumns = ["stake", "win", "status", "outcome", "at", ...waitColumns];
  bulkInsert(db, "bet", [...betColumns, ...outcomeColumns], bets);
  bulkInsert(
    db,
    "payment",
    ["member_id", "kind", "method", "amount", "fee", "status", "at", "settled_at"],
    payments.sort((a, b) => Number(a[6]) - Number(b[6])),
  );
}

/** Returns the change of a wallet by a day, in minor units. */
export function dayNet({ deposit, withdrawal, sums }: PastDay): number {
  return sums.reduce((net, { stake, win }) => net + win - stake, deposit - withdrawal);
}

/** Returns the sums of each quarter of an hour of a day; payments are in the first quarter. */
function totalRows(memberId: number, { start, deposit, withdrawal, sums }: PastDay): Cell[][] {
  const quarters = groupBy(sums, ({ at }) => at);
  if (deposit + withdrawal > 0 && !quarters.has(start)) quarters.set(start, []);
  return [...quarters].map(([at, list]) => {
    const total = (name: "stake" | "validStake" | "win") =>
      list.reduce((sum, played) => sum + played[name], 0);
    const paid = at === start ? [deposit, withdrawal] : [0, 0];
    return [memberId, at, ...paid, total("stake"), total("validStake"), total("win"), 0];
  });
}

function playRow(memberId: number, sums: PlayedQuarter, stored: boolean): Cell[] {
  const { at, gameType, stake, validStake, win, rounds } = sums;
  return [memberId, at, gameType, stake, validStake, win, rounds, stored ? rounds : 0];
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
  // For a day without rounds, the ledger books the sums.
  const played = day.bets.length > 0 ? day.bets : day.sums;
  for (const [at, { stake, win, at: time }] of played.entries()) {
    const reference = `seed-${person.id}-${date}-${at}`;
    const booked = Math.max(time, morning);
    list.push({
      at: booked,
      book: (ledger) => {
        ledger.move("stake", reference, [wallet, house], stake, booked);
        ledger.move("win", reference, [house, wallet], win, booked);
      },
    });
  }
  return list;
}
