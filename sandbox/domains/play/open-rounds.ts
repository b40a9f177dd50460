import { and, eq, isNull } from "drizzle-orm";
import { type Database, inTransaction } from "../../db/open.ts";
import { bet } from "../../db/schema/history.ts";
import type { MemberRow } from "../../db/schema/members.ts";
import { findGame } from "../games/catalogue.ts";
import { houseOf, moveMoney, readAccount, walletOf } from "../wallet/ledger.ts";

/**
 * Returns the bets of a member's open rounds at a vendor and closes the rounds. Returns how many there were. Rounds
 * normally settle at once; one stays open after an interruption (see `leaveRoundOpen`).
 */
export function settleOpenRounds(
  db: Database,
  memberId: number,
  vendor: string,
  now: number,
): number {
  const rounds = db
    .select()
    .from(bet)
    .where(
      and(
        eq(bet.memberId, memberId),
        eq(bet.vendor, vendor),
        eq(bet.status, "open"),
        // A bet that waits for its draw or match is not broken off: it settles by itself.
        isNull(bet.settlesAt),
      ),
    )
    .all();
  inTransaction(db, () => {
    for (const round of rounds) {
      const wallet = readAccount(db, walletOf(memberId));
      const movement = { from: houseOf(wallet.currency), to: wallet.id, amount: round.stake, now };
      moveMoney(db, { kind: "refund", reference: round.id, ...movement });
      db.update(bet).set({ status: "refunded" }).where(eq(bet.id, round.id)).run();
    }
  });
  return rounds.length;
}

/** Leaves a round open on purpose, as an interrupted connection would: the bet is taken, and nothing is decided. */
export function leaveRoundOpen(
  db: Database,
  member: MemberRow,
  nodeId: number,
  stake: number,
  now: number,
): boolean {
  const game = findGame(nodeId);
  if (game === undefined) return false;
  const id = crypto.randomUUID();
  inTransaction(db, () => {
    const movement = {
      from: walletOf(member.id),
      to: houseOf(member.currency),
      amount: stake,
      now,
    };
    moveMoney(db, { kind: "stake", reference: id, ...movement });
    db.insert(bet)
      .values({
        id,
        ticketId: "",
        memberId: member.id,
        nodeId,
        vendor: game.vendor,
        gameType: game.gameType,
        stake,
        win: 0,
        status: "open",
        outcome: "null",
        at: now,
      })
      .run();
  });
  return true;
}
