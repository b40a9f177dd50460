import { eq } from "drizzle-orm";
import type { Database } from "../../db/open.ts";
import { winner } from "../../db/schema/games.ts";
import { member as memberTable } from "../../db/schema/members.ts";
import { earnPoints, pointTypeOfGame, roundPoints } from "../points/earn-points.ts";
import { addRound } from "../records/quarter-totals.ts";

// A win of this many stakes, or of 500 units, is one for the winner board.
const bigFactor = 5;
const bigWin = 5_000_000;

/** A settled bet of a member; amounts in minor units. */
interface SettledBet {
  id: string;
  memberId: number;
  nodeId: number;
  gameType: string;
  currency: string;
  stake: number;
  win: number;
  at: number;
}

/** Adds a settled bet to the member's sums and points, and a big win to the winner board. */
export function bookRound(db: Database, settled: SettledBet): void {
  const { id, memberId, nodeId, gameType, currency, stake, win, at } = settled;
  const played = addRound(db, { memberId, gameType, stake, win, at });
  const points = roundPoints(played, stake, currency);
  earnPoints(db, memberId, { type: pointTypeOfGame(gameType), points, reference: id, now: at });
  if (win < stake * bigFactor && win < bigWin) return;
  const found = db.select().from(memberTable).where(eq(memberTable.id, memberId)).get();
  if (found === undefined) return;
  db.insert(winner).values({ memberId, account: found.account, nodeId, win, at }).run();
}
