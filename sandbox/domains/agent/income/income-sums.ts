import { type SQL, sql } from "drizzle-orm";
import { seededAt } from "../../../db/live-on.ts";
import type { Database } from "../../../db/open.ts";
import type { Span } from "../../../http/params.ts";
import type { ContractKind } from "../../contracts/terms.ts";
import { dayNumber, quartersOf } from "../../records/days.ts";
import { rebateOf } from "../../records/rates.ts";
import { exchanged } from "../../wallet/exchange.ts";
import { hasCurrency } from "../commission/commission.ts";
import { holdsFor } from "../commission/rate-times.ts";
import { lineOf, teamCurrencies } from "../team.ts";

/** Commission of one day and game type, in minor units; `number` is the day's (`dayOfNumber`). */
export interface DayCommission {
  number: number;
  gameType: string;
  validStake: number;
  own: number;
  given: number;
}

/**
 * Returns an agent's commission by day of a zone and game type, each rounded as CA60 rounds it for that day. That of
 * accounts with other currencies is converted to the agent's.
 */
export function commissionByDay(
  db: Database,
  agentId: number,
  span: Span,
  offset: number,
): DayCommission[] {
  const [own, ...others] = teamCurrencies(db, agentId).map(({ code }) => code);
  if (own === undefined || others.length === 0) {
    return commissionByDayIn(db, agentId, span, { offset, only: null });
  }
  const rows = new Map<string, DayCommission>();
  for (const code of [own, ...others]) {
    for (const row of commissionByDayIn(db, agentId, span, { offset, only: code })) {
      const key = `${row.number} ${row.gameType}`;
      const total = rows.get(key) ?? { ...row, validStake: 0, own: 0, given: 0 };
      for (const name of ["validStake", "own", "given"] as const) {
        total[name] += exchanged(row[name], code, own);
      }
      rows.set(key, total);
    }
  }
  return [...rows.values()].sort((a, b) => a.number - b.number);
}

/** The same from accounts with one currency, and in it; null as for `revenueOf`. */
function commissionByDayIn(
  db: Database,
  agentId: number,
  span: Span,
  { offset, only }: { offset: number; only: string | null },
): DayCommission[] {
  type Played = { number: number; gameType: string; validStake: number; rate: number };
  const played = db.all<Played>(sql`
    select ${dayNumber(sql`q.at`, offset)} as number, q.game_type as "gameType",
      sum(q.valid_stakes) as "validStake", coalesce(o.rate, 0) as rate
    from quarter_play q left join rate o on ${holdsFor("o", sql`${agentId}`)}
    where q.member_id in ${lineOf(agentId)} and q.at ${quartersOf(span)} ${hasCurrency(only)}
    group by 1, 2, o.since order by 1, 2`);
  const below = db.all<Played>(sql`
    select ${dayNumber(sql`q.at`, offset)} as number, q.game_type as "gameType",
      sum(q.valid_stakes) as "validStake", r.rate as rate
    from member c
    cross join line l on l.upline_id = c.id
    cross join quarter_play q on q.member_id = l.member_id and q.at ${quartersOf(span)}
    join rate r on ${holdsFor("r", sql`c.id`)}
    where c.upline_id = ${agentId} ${hasCurrency(only)}
    group by c.id, 1, 2, r.since`);
  const days = new Map<string, DayCommission>();
  for (const { number, gameType, validStake, rate } of played) {
    const key = `${number} ${gameType}`;
    const day = days.get(key) ?? { number, gameType, validStake: 0, own: 0, given: 0 };
    day.validStake += validStake;
    day.own += rebateOf(validStake, rate);
    days.set(key, day);
  }
  for (const { number, gameType, validStake, rate } of below) {
    const day = days.get(`${number} ${gameType}`);
    if (day) day.given += rebateOf(validStake, rate);
  }
  return [...days.values()];
}

/** What contracts came to for an agent: received and paid to those below, in minor units. */
export interface Pay {
  kind: ContractKind;
  received: number;
  paid: number;
}

/** The settlements of contracts on both sides of an agent, with what is still open of them. */
function settledBothSides(me: number, window: SQL): SQL {
  // A dividend by force left the operator's wallet: what the giver owes stays open (S33).
  return sql`(
    select s.kind as kind, s.window_to as "to", s.paid_at as "paidAt", s.lost_at as "lostAt",
      s.amount as received, 0 as paid
    from settlement s where s.to_id = ${me} and s.kind <> 'COMMISSION' and ${window}
    union all
    select s.kind, s.window_to, case when s.status = 'FORCED' then null else s.paid_at end,
      s.lost_at, 0, s.amount
    from settlement s where s.from_id = ${me} and s.kind <> 'COMMISSION' and ${window})`;
}

/** Returns what periods came to that ended within a span, by the day of a zone in which they ended. */
export function payByDay(
  db: Database,
  me: number,
  { from, to }: Span,
  offset: number,
): (Pay & { number: number })[] {
  const ended = settledBothSides(me, sql`s.window_to between ${from} and ${to}`);
  return db.all(sql`
    select ${dayNumber(sql`s."to"`, offset)} as number, s.kind as kind,
      sum(s.received) as received, sum(s.paid) as paid
    from ${ended} s group by 1, 2 having sum(s.received + s.paid) > 0 order by 1, 2`);
}

/** Returns what was lost with contracts that ended within a span, by the day of a zone. */
export function lostByDay(
  db: Database,
  me: number,
  { from, to }: Span,
  offset: number,
): (Omit<Pay, "kind"> & { number: number })[] {
  const lost = settledBothSides(me, sql`s.lost_at between ${from} and ${to}`);
  return db.all(sql`
    select ${dayNumber(sql`s."lostAt"`, offset)} as number,
      sum(s.received) as received, sum(s.paid) as paid
    from ${lost} s group by 1 order by 1`);
}

/** Returns what was open at a time: of periods that ended before it, and were neither paid nor lost before it. */
export function openPayAt(db: Database, me: number, time: number): Omit<Pay, "kind"> {
  const ended = settledBothSides(me, sql`s.window_to < ${time}`);
  const [open] = db.all<Omit<Pay, "kind">>(sql`
    select coalesce(sum(s.received), 0) as received, coalesce(sum(s.paid), 0) as paid
    from ${ended} s where (s."paidAt" is null or s."paidAt" >= ${time})
      and (s."lostAt" is null or s."lostAt" >= ${time})`);
  return open ?? { received: 0, paid: 0 };
}

/** What was booked in an agent's wallet on a day of a zone, in minor units; `kind` is the ledger's. */
export interface Booked {
  number: number;
  kind: string;
  in: number;
  out: number;
}

/**
 * Returns what was booked for an agent by day and kind. Payments that were made before the world was seeded are
 * part of the balance that its ledger begins with, and are read from the settlements; bonuses and rebates of
 * earlier days from the sums.
 */
export function bookedByDay(
  db: Database,
  me: number,
  { from, to }: Span,
  offset: number,
  _now: number,
): Booked[] {
  const seeded = seededAt(db);
  const number = (column: SQL) => dayNumber(column, offset);
  const carried = settledBothSides(me, sql`s.paid_at between ${from} and ${Math.min(to, seeded)}`);
  return db.all(sql`
    select number, kind, sum(came) as "in", sum(went) as out from (
      select ${number(sql`e.at`)} as number, e.kind as kind, max(e.amount, 0) as came,
        max(-e.amount, 0) as went
      from ledger_entry e indexed by ledger_entry_member
      where e.member_id = ${me} and e.at between ${from} and ${to}
        and e.kind in ('commission', 'salary', 'dividend')
      union all
      select ${number(sql`s."paidAt"`)}, case s.kind when 'DIVIDEND' then 'dividend' else 'salary' end,
        s.received, s.paid
      from ${carried} s where s."paidAt" is not null
      union all
      select ${number(sql`s.paid_at`)}, 'commission', s.amount, 0
      from settlement s where s.to_id = ${me} and s.kind = 'COMMISSION'
        and s.paid_at between ${from} and ${Math.min(to, seeded)}
      union all
      select ${number(sql`at`)}, 'bonus', bonuses, 0 from quarter_total
      where member_id = ${me} and at ${quartersOf({ from, to })}
      union all
      select ${number(sql`at`)}, 'rebate', rebates, 0 from quarter_total
      where member_id = ${me} and at ${quartersOf({ from, to })}
    ) where came + went > 0 group by 1, 2 order by 1, 2`);
}
