/** What needs an agent's attention, by kind (CA167, CA180). */
import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../db/open.ts";
import { member } from "../../member/member-types.ts";
import { exchanged } from "../../wallet/exchange.ts";
import { lineOf, teamCurrencies } from "../team.ts";
import {
  contractsGivenTooHigh,
  endedContracts,
  frozenContracts,
  ownContractsEnded,
  pendingPay,
} from "./attention-contracts.ts";
import { type AttentionRow, type Which, wantedOf } from "./attention-row.ts";

const dayMs = 86_400_000;
/** Events are reported for this long. */
const newsFor = 7 * dayMs;
/** Accounts that have not played for longer than this are no news any more. */
const longestPause = 90 * dayMs;

/** From when on something is reported; amounts in minor units. */
export interface Thresholds {
  bigWin: number;
  deposit: number;
  withdrawal: number;
  inactiveDays: number;
  /** Only accounts of this kind; undefined for both. */
  inactiveType?: "AGENT" | "MEMBER" | undefined;
  newDays: number;
  pendingDays: number;
}

interface Sought {
  db: Database;
  me: number;
  now: number;
  least: Thresholds;
}

/** The accounts below the agent. */
const belowOf = (me: number) =>
  sql`(select member_id from line where upline_id = ${me} and level > 0)`;

type Source = (sought: Sought, which: Which) => AttentionRow[];

/** The kinds in the order in which they are listed. */
export const sources: Readonly<Record<string, Source>> = {
  OWN_CONTRACT_ENDED: ({ db, me }, which) => wantedOf(ownContractsEnded(db, me), which),
  CONTRACT_ENDED: ({ db, me, now }, which) =>
    wantedOf(endedContracts(db, me, now - newsFor), which),
  CONTRACT_FROZEN: ({ db, me }, which) => wantedOf(frozenContracts(db, me), which),
  CONTRACT_ABOVE_OWN: ({ db, me }, which) => wantedOf(contractsGivenTooHigh(db, me), which),
  RATE_ABOVE_OWN: ({ db, me, now }, which) => listed(db, which, ratesGivenTooHigh(me, now)),
  PAY_PENDING: ({ db, me, now, least }, which) =>
    wantedOf(pendingPay(db, me, now - least.pendingDays * dayMs), which),
  NEW_WITHOUT_DEPOSIT: ({ db, me, now, least }, which) =>
    listed(
      db,
      which,
      newWithoutDeposit(me, { from: now - newsFor, to: now - least.newDays * dayMs }),
    ),
  INACTIVE: ({ db, me, now, least }, which) =>
    listed(
      db,
      which,
      inactive(
        me,
        { from: now - longestPause, to: now - least.inactiveDays * dayMs },
        least.inactiveType,
      ),
    ),
  BIG_WIN: ({ db, me, now, least }, which) => {
    const amount = { amount: sql`b.win`, owner: sql`b.member_id`, least: least.bigWin };
    return listed(db, which, bigWins(me, reachesIn(teamCurrencies(db, me), amount), now - newsFor));
  },
  LARGE_DEPOSIT: ({ db, me, now, least }, which) => {
    const amount = { amount: sql`e.amount`, owner: sql`e.member_id`, least: least.deposit };
    const reached = reachesIn(teamCurrencies(db, me), amount);
    return listed(db, which, moved(me, sql`e.kind = 'deposit' and ${reached}`, now - newsFor));
  },
  LARGE_WITHDRAWAL: ({ db, me, now, least }, which) => {
    const amount = { amount: sql`-e.amount`, owner: sql`e.member_id`, least: least.withdrawal };
    const reached = reachesIn(teamCurrencies(db, me), amount);
    return listed(db, which, moved(me, sql`e.kind = 'withdrawal' and ${reached}`, now - newsFor));
  },
};

/** Those of a kind's entries that are wanted; `place` orders entries of one moment. */
const listed = (db: Database, { hidden, never, offset, limit }: Which, entries: SQL) =>
  db.all<AttentionRow>(sql`
    select *, count(*) over () as found from (${entries})
    where id not in (select value from json_each(${JSON.stringify(hidden)}))
      and account not in (select value from json_each(${JSON.stringify(never)}))
    order by at desc, place desc, account, id limit ${limit} offset ${offset}`);

/** Accounts that registered and have not deposited yet. */
const newWithoutDeposit = (me: number, { from, to }: { from: number; to: number }) => sql`
  select cast(m.id as text) as id, m.account, m.created_at as at, m.id as place
  from member m where m.id in ${belowOf(me)} and m.created_at between ${from} and ${to}
    and not exists (select 1 from ledger_entry e where e.member_id = m.id and e.kind = 'deposit')`;

/** Accounts that played, but not after `to`. */
const inactive = (
  me: number,
  { from, to }: { from: number; to: number },
  type: Thresholds["inactiveType"],
) => sql`
  select place || '-' || at as id, account, at, place from (
    select m.account, m.id as place,
      (select max(q.at) from quarter_play q where q.member_id = m.id and q.stakes > 0) as at
    from member m where m.id in ${belowOf(me)}
      ${type ? sql`and (m.type = ${member}) = ${type === "MEMBER" ? 1 : 0}` : sql``})
  where at between ${from} and ${to}`;

/**
 * The condition for amounts from a bound on. The bound is in the agent's currency, the first one, and converted for
 * accounts with another.
 */
function reachesIn(
  [own, ...others]: { code: string }[],
  { amount, owner, least }: { amount: SQL; owner: SQL; least: number },
): SQL {
  if (own === undefined || others.length === 0) return sql`${amount} >= ${least}`;
  const bounds = [own, ...others].map(({ code }) => ({
    code,
    bound: exchanged(least, own.code, code),
  }));
  const cases = bounds.map(({ code, bound }) => sql`when ${code} then ${bound}`);
  // The lowest bound is for the index.
  return sql`${amount} >= ${Math.min(...bounds.map(({ bound }) => bound))} and ${amount} >=
    case (select currency from member where id = ${owner}) ${sql.join(cases, sql` `)} end`;
}

const bigWins = (me: number, reached: SQL, since: number) => sql`
  select b.id as id, m.account, m.currency, b.at, b.win as amount, b.node_id as nodeId, b.id as place
  from bet b join member m on m.id = b.member_id
  where ${reached} and b.at >= ${since} and b.status = 'settled'
    and b.member_id in ${lineOf(me)} and b.member_id <> ${me}`;

/** Entries of wallets of the team. */
const moved = (me: number, which: SQL, since: number) => sql`
  select cast(e.id as text) as id, m.account, m.currency, e.at, abs(e.amount) as amount,
    e.id as place
  from ledger_entry e cross join member m on m.id = e.member_id
  where e.member_id is not null and e.at >= ${since} and ${which}
    and e.member_id in ${belowOf(me)}`;

/** Rates of direct members above the agent's own: the agent pays the difference. */
const ratesGivenTooHigh = (me: number, now: number) => sql`
  select m.id || '-' || r.game_type || '-' || r.rate || '-' || coalesce(o.rate, 0) as id,
    m.account, null as at, null as place, r.game_type as gameType, r.rate,
    coalesce(o.rate, 0) as own
  from member m join rate r on r.member_id = m.id and r.since <= ${now} and r.until > ${now}
  left join rate o on o.member_id = ${me} and o.game_type = r.game_type
    and o.since <= ${now} and o.until > ${now}
  where m.upline_id = ${me} and r.rate > coalesce(o.rate, 0)`;
