import { eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/open.ts";
import { rate } from "../../db/schema-accounts.ts";
import type { Span } from "../../http/params.ts";
import { quartersOf } from "../records/days.ts";
import { rebateOf } from "../records/rates.ts";

/** Play of one game type and what it is worth to the agent; minor units, rate in 1/10000 percent. */
export interface Revenue {
  gameType: string;
  stake: number;
  validStake: number;
  win: number;
  rate: number;
  revenue: number;
}

/** A member's rates by game type, in 1/10000 percent. */
export function ratesOfMember(db: Database, memberId: number): Map<string, number> {
  const rows = db.select().from(rate).where(eq(rate.memberId, memberId)).all();
  return new Map(rows.map(({ gameType, rate: value }) => [gameType, value]));
}

/** The play of a line by game type at the rates of the agent on top of it. */
export function revenueOf(db: Database, agentId: number, line: SQL, span: Span): Revenue[] {
  const rates = ratesOfMember(db, agentId);
  const rows = db.all<Pick<Revenue, "gameType" | "stake" | "validStake" | "win">>(sql`
    select game_type as "gameType", sum(stakes) as stake, sum(valid_stakes) as "validStake",
      sum(wins) as win
    from quarter_play
    where member_id in ${line} and at ${quartersOf(span)}
    group by 1 order by 2 desc`);
  return rows.map((row) => {
    const percent = rates.get(row.gameType) ?? 0;
    return { ...row, rate: percent, revenue: rebateOf(row.validStake, percent) };
  });
}
