import * as v from "valibot";
import { type Database, inTransaction } from "../../db/open.ts";
import type { TicketRow } from "../../db/schema/games.ts";
import { bet } from "../../db/schema/history.ts";
import { parseStrictly } from "../../http/call.ts";
import { PlatformError } from "../../http/errors.ts";
import { findGame, type Game } from "../games/catalogue.ts";
import { rememberGame } from "../games/recent.ts";
import { type BetLimits, limitsOf } from "../games/rooms.ts";
import { isPendingType, roundKind } from "../games/round-kind.ts";
import { lotteryChoice } from "../lottery/lottery-bet.ts";
import { checkStake } from "../member/limits.ts";
import { houseOf, moveMoney, readAccount } from "../wallet/ledger.ts";
import { formatAmount, parseAmount } from "../wallet/money.ts";
import { bookRound } from "./book-round.ts";
import type { DecidedRound } from "./decided-round.ts";
import { diceChoice, playDice } from "./dice.ts";
import { type Waiting, waitForDraw, waitForMatch } from "./pending-bets.ts";
import { playSlot } from "./slot.ts";
import { slotPlan } from "./slot-plan.ts";
import { playTable, tableChoice } from "./table.ts";
import { purseOf } from "./tickets.ts";

const roundSchema = v.variant("kind", [
  v.strictObject({ kind: v.literal("slot"), stake: v.string(), choice: v.optional(v.null()) }),
  v.strictObject({ kind: v.literal("dice"), stake: v.string(), choice: diceChoice }),
  v.strictObject({ kind: v.literal("table"), stake: v.string(), choice: tableChoice }),
  v.strictObject({ kind: v.literal("lottery"), stake: v.string(), choice: lotteryChoice }),
]);

type RoundRequest = v.InferOutput<typeof roundSchema>;

/** The answer of a round: amounts as decimal strings, `win` with the stake in it. */
export interface RoundAnswer {
  roundId: string;
  /** When a pending bet settles, in milliseconds; null for a round that is settled. */
  settlesAt: number | null;
  outcome: Record<string, unknown>;
  stake: string;
  win: string;
  balance: string;
}

/**
 * Plays one round of a ticket's game: books the bet in the ledger and stores the round, in one transaction. A round
 * is decided at once; bets on a draw or a match stay open until it is over (`settleBets`). Bets are limited by the
 * game or its room, and by the account's own limit. Errors: `request_param_err`, `room.closed`, `amount.out.of.range`,
 * `limit.stake`, `balance.not.enough`, `game.not.found`.
 */
export function playRound(
  db: Database,
  ticket: TicketRow,
  input: unknown,
  now: number,
): RoundAnswer {
  const request = parseStrictly(roundSchema, input);
  const game = findGame(ticket.nodeId);
  if (game === undefined) throw new PlatformError("game.not.found");
  if (request.kind !== roundKind(game.gameType, game.classes)) {
    throw new PlatformError("request_param_err", { detail: "kind is not the game's" });
  }
  const stake = readStake(request.stake, limitsOf(game, ticket.roomId, ticket.currency));
  if (ticket.memberId !== null) checkStake(db, ticket.memberId, stake);
  const roundId = crypto.randomUUID();
  return inTransaction(db, () => {
    const purse = purseOf(ticket);
    const house = houseOf(ticket.currency);
    const reference = roundId;
    const waiting = waitingOf(game, request, now);
    moveMoney(db, { kind: "stake", reference, from: purse, to: house, amount: stake, now });
    const { outcome, win } = waiting ? { ...waiting, win: 0 } : decide(game, request, stake);
    moveMoney(db, { kind: "win", reference, from: house, to: purse, amount: win, now });
    const settlesAt = waiting?.settlesAt ?? null;
    keepRound(db, ticket, game, { roundId, stake, win, outcome, settlesAt, now });
    return {
      roundId,
      settlesAt,
      outcome,
      stake: formatAmount(stake),
      win: formatAmount(win),
      balance: formatAmount(readAccount(db, purse).balance),
    };
  });
}

function readStake(text: string, limits: BetLimits): number {
  const stake = parseAmount(text);
  if (stake === null || stake <= 0) {
    throw new PlatformError("request_param_err", { detail: "stake" });
  }
  if (stake < limits.min || stake > limits.max) {
    const value = { min: formatAmount(limits.min), max: formatAmount(limits.max) };
    throw new PlatformError("amount.out.of.range", { value });
  }
  return stake;
}

/** What a bet waits for; null for rounds that are decided at once. */
function waitingOf(game: Game, request: RoundRequest, now: number): Waiting | null {
  if (request.kind === "lottery") return waitForDraw(game, request.choice, now);
  if (request.kind === "dice" && isPendingType(game.gameType)) {
    return waitForMatch(game, request.choice, now);
  }
  return null;
}

function decide(game: Game, request: RoundRequest, stake: number): DecidedRound {
  switch (request.kind) {
    case "slot":
      return playSlot(stake, slotPlan(game));
    case "table":
      return playTable(stake, request.choice);
    case "lottery":
      throw new Error("a lottery bet is settled by its draw");
    case "dice": {
      const round = playDice(stake, request.choice);
      if (round === null) throw new PlatformError("request_param_err", { detail: "chance" });
      return round;
    }
  }
}

interface StoredRound extends DecidedRound {
  roundId: string;
  stake: number;
  settlesAt: number | null;
  now: number;
}

function keepRound(db: Database, ticket: TicketRow, game: Game, round: StoredRound): void {
  const { roundId: id, stake, win, outcome, settlesAt, now } = round;
  const { memberId, currency } = ticket;
  const { nodeId, vendor, gameType } = game;
  db.insert(bet)
    .values({
      id,
      ticketId: ticket.id,
      memberId,
      nodeId,
      vendor,
      gameType,
      stake,
      win,
      status: settlesAt === null ? "settled" : "open",
      outcome: JSON.stringify(outcome),
      at: now,
      placedAt: settlesAt === null ? null : now,
      settlesAt,
    })
    .run();
  if (memberId === null) return;
  rememberGame(db, memberId, nodeId, now);
  if (settlesAt !== null) return;
  bookRound(db, { id, memberId, nodeId, gameType, currency, stake, win, at: now });
}
