import { sql } from "drizzle-orm";
import type { Database } from "../../../db/open.ts";
import type { Span } from "../../../http/params.ts";
import { quartersOf } from "../../records/days.ts";
import { rebateOf } from "../../records/rates.ts";
import { exchanged } from "../../wallet/exchange.ts";
import { agentsWithCurrencies, lineOf, ofCurrency, teamCurrencies } from "../team.ts";
import { holdsFor } from "./rate-times.ts";

/** Play of one game type and what it is worth to the agent; minor units, rates in 1/10000 percent. */
export interface Revenue {
  gameType: string;
  stake: number;
  validStake: number;
  win: number;
  /** The rates that held for the play, the latest first. */
  rates: number[];
  revenue: number;
  /** The value of the rates given on to direct members. */
  given: number;
}

/**
 * Returns the commission of a team by game type at the rates that its agent had when the play was, and the part that goes
 * to direct members by theirs, each rounded once for a rate. The difference is the agent's revenue (CA60).
 * @param only the accounts with this currency; null for a team with one currency
 */
function revenueOf(db: Database, agentId: number, span: Span, only: string | null): Revenue[] {
  const given = givenOn(db, agentId, span, only);
  const line = only === null ? lineOf(agentId) : ofCurrency(lineOf(agentId), only);
  type Part = Pick<Revenue, "gameType" | "stake" | "validStake" | "win"> & { rate: number };
  const parts = db.all<Part>(sql`
    select q.game_type as "gameType", sum(q.stakes) as stake, sum(q.valid_stakes) as "validStake",
      sum(q.wins) as win, coalesce(o.rate, 0) as rate
    from quarter_play q left join rate o on ${holdsFor("o", sql`${agentId}`)}
    where q.member_id in ${line} and q.at ${quartersOf(span)}
    group by 1, o.since order by o.since desc`);
  const rows = new Map<string, Revenue>();
  for (const { rate, ...part } of parts) {
    const { gameType } = part;
    const row = rows.get(gameType) ?? newRevenue(gameType, given.get(gameType) ?? 0);
    for (const name of ["stake", "validStake", "win"] as const) row[name] += part[name];
    row.revenue += rebateOf(part.validStake, rate);
    row.rates.push(rate);
    rows.set(gameType, row);
  }
  return [...rows.values()].sort((a, b) => b.stake - a.stake);
}

function newRevenue(gameType: string, given: number): Revenue {
  return { gameType, stake: 0, validStake: 0, win: 0, rates: [], revenue: 0, given };
}

/** The condition for play (`q`) of accounts with a currency; none for a team with one currency. */
export const hasCurrency = (only: string | null) =>
  only === null
    ? sql``
    : sql`and exists (select 1 from member o where o.id = q.member_id and o.currency = ${only})`;

/**
 * Returns what the direct members of an agent earn by their own rates, by game type; each one with the whole team
 * below.
 */
function givenOn(
  db: Database,
  agentId: number,
  span: Span,
  only: string | null,
): Map<string, number> {
  const rows = db.all<{ gameType: string; validStake: number; rate: number }>(sql`
    select q.game_type as "gameType", sum(q.valid_stakes) as "validStake", r.rate as rate
    from member c
    cross join line l on l.upline_id = c.id
    cross join quarter_play q on q.member_id = l.member_id and q.at ${quartersOf(span)}
    join rate r on ${holdsFor("r", sql`c.id`)}
    where c.upline_id = ${agentId} ${hasCurrency(only)}
    group by c.id, q.game_type, r.since`);
  const given = new Map<string, number>();
  for (const { gameType, validStake, rate: percent } of rows) {
    given.set(gameType, (given.get(gameType) ?? 0) + rebateOf(validStake, percent));
  }
  return given;
}

/** What an agent's line came to within a span, in minor units: by the own rates, given on, and what is left. */
export interface Commission {
  own: number;
  given: number;
  net: number;
}

/**
 * The commission of one agent (CA100, CA150) in the agent's currency: that of accounts with other currencies is
 * converted.
 */
export function commissionOf(db: Database, agentId: number, span: Span): Commission {
  const [own, ...others] = teamCurrencies(db, agentId).map(({ code }) => code);
  if (own === undefined || others.length === 0) return commissionIn(db, agentId, span, null);
  const total = { own: 0, given: 0, net: 0 };
  for (const code of [own, ...others]) {
    const found = commissionIn(db, agentId, span, code);
    for (const name of ["own", "given", "net"] as const) {
      total[name] += exchanged(found[name], code, own);
    }
  }
  return total;
}

/** The commission of one agent from accounts with one currency, and in it (CA51, CA60); null as for `revenueOf`. */
export function commissionIn(
  db: Database,
  agentId: number,
  span: Span,
  only: string | null,
): Commission {
  const rows = revenueOf(db, agentId, span, only);
  const own = rows.reduce((sum, { revenue }) => sum + revenue, 0);
  const given = rows.reduce((sum, row) => sum + row.given, 0);
  return { own, given, net: own - given };
}

/** Returns the commission of all agents whose team has any bets, by id, with a single read of the bets. */
export function allCommissions(db: Database, span: Span): Map<number, Commission> {
  const rows = db.all<{
    id: number;
    uplineId: number | null;
    validStake: number;
    rate: number;
  }>(sql`
    select l.upline_id as id, m.upline_id as "uplineId", sum(q.valid_stakes) as "validStake",
      r.rate as rate
    from quarter_play q
    join line l on l.member_id = q.member_id
    join member m on m.id = l.upline_id
    join rate r on ${holdsFor("r", sql`l.upline_id`)}
    where q.at ${quartersOf(span)}
    group by l.upline_id, q.game_type, r.since`);
  const own = new Map<number, number>();
  const given = new Map<number, number>();
  const add = (to: Map<number, number>, id: number, amount: number) =>
    to.set(id, (to.get(id) ?? 0) + amount);
  for (const { id, uplineId, validStake, rate: percent } of rows) {
    const amount = rebateOf(validStake, percent);
    add(own, id, amount);
    if (uplineId !== null) add(given, uplineId, amount);
  }
  const mixed = new Set(agentsWithCurrencies(db));
  return new Map(
    [...own].map(([id, amount]) => {
      if (mixed.has(id)) return [id, commissionOf(db, id, span)];
      const on = given.get(id) ?? 0;
      return [id, { own: amount, given: on, net: amount - on }];
    }),
  );
}
