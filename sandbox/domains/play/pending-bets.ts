/** Bets that wait: for a draw, or for the end of a match. */
import { and, asc, desc, eq, isNotNull, lte } from "drizzle-orm";
import { type Database, inTransaction } from "../../db/open.ts";
import { type TicketRow, ticket as ticketTable } from "../../db/schema/games.ts";
import { bet } from "../../db/schema/history.ts";
import { PlatformError } from "../../http/errors.ts";
import { findGame, type Game } from "../games/catalogue.ts";
import { nextFixture } from "../games/fixtures.ts";
import { drawSeed } from "../lottery/draw-seed.ts";
import { drawAt, drawNumber, nextDrawAt, planOf } from "../lottery/draws.ts";
import {
  type LotteryChoice,
  lotteryFactor,
  lotteryOutcome,
  lotteryWin,
} from "../lottery/lottery-bet.ts";
import { houseOf, moveMoney } from "../wallet/ledger.ts";
import { bookRound } from "./book-round.ts";
import type { DecidedRound } from "./decided-round.ts";
import { type DiceChoice, diceChance, diceIsFair, playDice } from "./dice.ts";
import { purseOf } from "./tickets.ts";

/** How long a match takes. */
const matchMs = 60_000;

type BetRow = typeof bet.$inferSelect;

/** When a bet will settle, and what is kept of it until then. */
export interface Waiting {
  settlesAt: number;
  outcome: Record<string, unknown>;
}

/** A lottery bet on the next draw. `room.closed` if the draw that the player saw is over. */
export function waitForDraw(game: Game, choice: LotteryChoice, now: number): Waiting {
  const plan = planOf(game);
  const settlesAt = nextDrawAt(game, now);
  if (choice.place > plan.count || lotteryFactor(plan, choice.pick) === 0) {
    throw new PlatformError("request_param_err", { detail: "choice" });
  }
  if (choice.draw !== drawNumber(game, settlesAt)) throw new PlatformError("room.closed");
  return { settlesAt, outcome: { ...choice, numbers: null } };
}

/** A bet on the game's next match. A game without a timetable has one at any time. */
export function waitForMatch(game: Game, choice: DiceChoice, now: number): Waiting {
  if (!diceIsFair(diceChance(choice))) {
    throw new PlatformError("request_param_err", { detail: "chance" });
  }
  const startsAt = nextFixture(game, now)?.startsAt ?? now;
  return { settlesAt: startsAt + matchMs, outcome: { ...choice } };
}

/** The newest bets of a game by the ticket's member, or of a trial's ticket; newest first. */
export function betsOf(db: Database, { id, memberId, nodeId }: TicketRow, limit: number): BetRow[] {
  const whose = memberId === null ? eq(bet.ticketId, id) : eq(bet.memberId, memberId);
  return db
    .select()
    .from(bet)
    .where(and(whose, eq(bet.nodeId, nodeId), isNotNull(bet.settlesAt)))
    .orderBy(desc(bet.at), desc(bet.placedAt))
    .limit(limit)
    .all();
}

/**
 * Settles every bet whose draw or match is over by `now`, at the moment when it was: payout, sums, points.
 * A settled bet is not touched again, so that settling twice pays once.
 */
export function settleBets(db: Database, now: number): void {
  const due = and(eq(bet.status, "open"), isNotNull(bet.settlesAt), lte(bet.settlesAt, now));
  const rows = db.select().from(bet).where(due).orderBy(asc(bet.settlesAt)).all();
  for (const row of rows) inTransaction(db, () => settleBet(db, row, row.settlesAt ?? now));
}

function settleBet(db: Database, row: BetRow, at: number): void {
  const ticket = db.select().from(ticketTable).where(eq(ticketTable.id, row.ticketId)).get();
  const game = findGame(row.nodeId);
  if (ticket === undefined || game === undefined) throw new Error(`no ticket or game of ${row.id}`);
  const { outcome, win } = decide(db, row, game, at);
  const settled = db
    .update(bet)
    .set({ status: "settled", outcome: JSON.stringify(outcome), win, at })
    .where(and(eq(bet.id, row.id), eq(bet.status, "open")))
    .returning({ id: bet.id })
    .get();
  if (settled === undefined) return;
  const { currency } = ticket;
  const accounts = { from: houseOf(currency), to: purseOf(ticket) };
  moveMoney(db, { kind: "win", reference: row.id, ...accounts, amount: win, now: at });
  const { id, memberId, nodeId, gameType, stake } = row;
  if (memberId === null) return;
  bookRound(db, { id, memberId, nodeId, gameType, currency, stake, win, at });
}

function decide(db: Database, { outcome, stake }: BetRow, game: Game, at: number): DecidedRound {
  const choice = lotteryOutcome(outcome);
  if (choice === null) {
    const round = playDice(stake, JSON.parse(outcome));
    return round ?? { outcome: JSON.parse(outcome), win: stake };
  }
  const { numbers } = drawAt(drawSeed(db), game, at);
  const win = lotteryWin(planOf(game), choice, numbers, stake);
  return { outcome: { ...choice, numbers }, win };
}
