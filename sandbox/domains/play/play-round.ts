import { eq } from "drizzle-orm";
import * as v from "valibot";
import { type Database, inTransaction } from "../../db/open.ts";
import { bet, member as memberTable, type TicketRow, winner } from "../../db/schema.ts";
import { parseStrictly } from "../../http/call.ts";
import { PlatformError } from "../../http/errors.ts";
import { findGame, type Game } from "../games/catalogue.ts";
import { rememberGame } from "../games/recent.ts";
import { roundKind } from "../games/round-kind.ts";
import { earnPoints, pointTypeOfGame, roundPoints } from "../points/earn-points.ts";
import { addRound } from "../records/quarter-totals.ts";
import { houseOf, moveMoney, readAccount } from "../wallet/ledger.ts";
import { formatAmount, parseAmount } from "../wallet/money.ts";
import { crashChoice, playCrash } from "./crash.ts";
import type { DecidedRound } from "./decided-round.ts";
import { diceChoice, playDice } from "./dice.ts";
import { playSlot } from "./slot.ts";
import { playTable, tableChoice } from "./table.ts";
import { purseOf } from "./tickets.ts";

const minStake = 100;
const maxStake = 50_000_000;
// A win of this many stakes, or of 500 units, is one for the winner board.
const bigFactor = 5;
const bigWin = 5_000_000;

const roundSchema = v.variant("kind", [
  v.strictObject({ kind: v.literal("slot"), stake: v.string(), choice: v.optional(v.null()) }),
  v.strictObject({ kind: v.literal("dice"), stake: v.string(), choice: diceChoice }),
  v.strictObject({ kind: v.literal("crash"), stake: v.string(), choice: crashChoice }),
  v.strictObject({ kind: v.literal("table"), stake: v.string(), choice: tableChoice }),
]);

/** The answer of a round: amounts as decimal strings, `win` with the stake in it. */
export interface RoundAnswer {
  roundId: string;
  outcome: Record<string, unknown>;
  stake: string;
  win: string;
  balance: string;
}

/**
 * Plays one round of a ticket's game: decides it, moves stake and win through the ledger and keeps
 * the bet, all or nothing. Stakes are 0.01 to 5000. Errors: `request_param_err`,
 * `balance.not.enough`, `game.not.found`.
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
  const stake = parseAmount(request.stake);
  if (stake === null || stake < minStake || stake > maxStake) {
    throw new PlatformError("request_param_err", { detail: "stake" });
  }
  const roundId = crypto.randomUUID();
  return inTransaction(db, () => {
    const purse = purseOf(ticket);
    const house = houseOf(ticket.currency);
    const reference = roundId;
    moveMoney(db, { kind: "stake", reference, from: purse, to: house, amount: stake, now });
    const { outcome, win } = decide(request, stake);
    moveMoney(db, { kind: "win", reference, from: house, to: purse, amount: win, now });
    keepRound(db, ticket, game, { roundId, stake, win, outcome, now });
    return {
      roundId,
      outcome,
      stake: formatAmount(stake),
      win: formatAmount(win),
      balance: formatAmount(readAccount(db, purse).balance),
    };
  });
}

function decide(request: v.InferOutput<typeof roundSchema>, stake: number): DecidedRound {
  switch (request.kind) {
    case "slot":
      return playSlot(stake);
    case "crash":
      return playCrash(stake, request.choice);
    case "table":
      return playTable(stake, request.choice);
    case "dice": {
      const round = playDice(stake, request.choice);
      if (round === null) throw new PlatformError("request_param_err", { detail: "chance" });
      return round;
    }
  }
}

interface KeptRound extends DecidedRound {
  roundId: string;
  stake: number;
  now: number;
}

function keepRound(db: Database, ticket: TicketRow, game: Game, round: KeptRound): void {
  const { roundId, stake, win, outcome, now } = round;
  const { memberId } = ticket;
  db.insert(bet)
    .values({
      id: roundId,
      ticketId: ticket.id,
      memberId,
      nodeId: game.nodeId,
      vendor: game.vendor,
      gameType: game.gameType,
      stake,
      win,
      status: "settled",
      outcome: JSON.stringify(outcome),
      at: now,
    })
    .run();
  if (memberId === null) return;
  rememberGame(db, memberId, game.nodeId, now);
  const { gameType } = game;
  const played = addRound(db, { memberId, gameType, stake, win, at: now });
  const points = roundPoints(played, stake, ticket.currency);
  earnPoints(db, memberId, { type: pointTypeOfGame(gameType), points, reference: roundId, now });
  if (win < stake * bigFactor && win < bigWin) return;
  const found = db.select().from(memberTable).where(eq(memberTable.id, memberId)).get();
  if (found === undefined) return;
  const { account } = found;
  db.insert(winner).values({ memberId, account, nodeId: game.nodeId, win, at: now }).run();
}
