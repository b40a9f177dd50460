import { and, eq, gt, gte, lt, lte, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../db/open.ts";
import { rate } from "../../../db/schema/history.ts";

/** The end of a rate that nothing follows. */
export const noEnd = Number.MAX_SAFE_INTEGER;
/** For `bulkInsert`. */
export const rateColumns = ["member_id", "game_type", "since", "until", "rate"];

/** A member's rates at a time by game type, in 1/10000 percent. */
export function ratesOfMember(db: Database, memberId: number, at: number): Map<string, number> {
  const held = and(eq(rate.memberId, memberId), lte(rate.since, at), gt(rate.until, at));
  const rows = db.select().from(rate).where(held).all();
  return new Map(rows.map(({ gameType, rate: value }) => [gameType, value]));
}

/** The lowest rates of a member from a time on, by game type: no more can be given on from then. */
export function lowestRates(db: Database, memberId: number, from: number): Map<string, number> {
  const rows = db.all<{ gameType: string; rate: number }>(sql`
    select game_type as "gameType", min(rate) as rate from rate
    where member_id = ${memberId} and until > ${from} group by 1`);
  return new Map(rows.map((row) => [row.gameType, row.rate]));
}

/** The highest rates that an account has given to its direct members from a time on, by game type. */
export function ratesGivenOn(db: Database, memberId: number, from: number): Map<string, number> {
  const rows = db.all<{ gameType: string; rate: number }>(sql`
    select r.game_type as "gameType", max(r.rate) as rate
    from member m join rate r on r.member_id = m.id
    where m.upline_id = ${memberId} and r.rate > 0 and r.until > ${from} group by 1`);
  return new Map(rows.map((row) => [row.gameType, row.rate]));
}

/** Sets a member's rates from a time on, in 1/10000 percent by game type; what is not named stays. */
export function setRates(
  db: Database,
  memberId: number,
  rates: Readonly<Record<string, number>>,
  from: number,
): void {
  for (const [gameType, value] of Object.entries(rates)) {
    const same = and(eq(rate.memberId, memberId), eq(rate.gameType, gameType));
    // A later change that was planned gives way to this one.
    db.delete(rate)
      .where(and(same, gte(rate.since, from)))
      .run();
    db.update(rate)
      .set({ until: from })
      .where(and(same, lt(rate.since, from), gt(rate.until, from)))
      .run();
    db.insert(rate).values({ memberId, gameType, since: from, until: noEnd, rate: value }).run();
  }
}

/**
 * The condition by which a rate holds for a row of play: the rate that its member had at the time of the play.
 * @param rate the rate's name in the statement
 * @param play the play's name, which has `at` and `game_type`
 */
export function holdsFor(rate: "r" | "o", member: SQL, play = "q"): SQL {
  const [held, played] = [sql.raw(rate), sql.raw(play)];
  return sql`${held}.member_id = ${member} and ${held}.game_type = ${played}.game_type
    and ${held}.since <= ${played}.at and ${held}.until > ${played}.at`;
}
