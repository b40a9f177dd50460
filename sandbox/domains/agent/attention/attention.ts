import { type SQL, sql } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "../../../db/open.ts";
import { defineCall } from "../../../http/call.ts";
import { type CallContext, requireMember } from "../../../http/context.ts";
import { nameIn } from "../../../http/language.ts";
import { optionalDecimal, queryInteger } from "../../../http/params.ts";
import { findGame } from "../../games/catalogue.ts";
import { currencyScale } from "../../points/earn-points.ts";
import { formatRate } from "../../records/rates.ts";
import { exchanged } from "../../wallet/exchange.ts";
import { formatAmount, wholeAmount } from "../../wallet/money.ts";
import { lineOf, teamCurrencies } from "../team.ts";
import {
  contractsGivenTooHigh,
  endedContracts,
  frozenContracts,
  pendingPay,
} from "./attention-contracts.ts";
import type { AttentionRow } from "./attention-row.ts";

const dayMs = 86_400_000;
/** Events are reported for this long. */
const newsFor = 7 * dayMs;
/** Accounts that have not played for longer than this are no news any more. */
const longestPause = 90 * dayMs;
/** How many entries of each kind are listed; `count` has all. */
const listed = 5;

/** From which amount on something is reported, in units of the dollar. */
const usual = { bigWin: 100, deposit: 200, withdrawal: 50 };

/**
 * CA167: what needs an agent's attention, by kind: how often, and the latest five entries. Events count for seven
 * days. Each threshold is the caller's; without one the platform's own.
 */
export const attention = defineCall({
  id: "CA167",
  methods: ["GET"],
  path: "/wps/agent/attention",
  modules: ["COMM3"],
  token: "required",
  audience: "agent",
  params: v.strictObject({
    bigWin: optionalDecimal,
    deposit: optionalDecimal,
    withdrawal: optionalDecimal,
    inactiveDays: v.optional(queryInteger(1, 90), "14"),
  }),
  run: (context, { inactiveDays, ...wished }) => {
    const { db, now } = context;
    const me = requireMember(context);
    const scale = currencyScale(me.currency);
    const least = (name: keyof typeof usual) =>
      Math.round(wholeAmount(1) * (wished[name] ?? usual[name] * scale));
    const reaches = (amount: SQL, bound: number, owner = sql`member_id`) =>
      reachesIn(teamCurrencies(db, me.id), { amount, owner, least: bound });
    const since = now - newsFor;
    const below = sql`(select member_id from line where upline_id = ${me.id} and level > 0)`;
    const rows: Record<string, AttentionRow[]> = {
      CONTRACT_ENDED: endedContracts(db, me.id, since),
      CONTRACT_FROZEN: frozenContracts(db, me.id),
      CONTRACT_ABOVE_OWN: contractsGivenTooHigh(db, me.id),
      RATE_ABOVE_OWN: ratesGivenTooHigh(db, me.id, now),
      PAY_PENDING: pendingPay(db, me.id),
      NEW_WITHOUT_DEPOSIT: newWithoutDeposit(db, below, since),
      INACTIVE: inactive(db, below, { from: now - longestPause, to: now - inactiveDays * dayMs }),
      BIG_WIN: bigWins(db, me.id, reaches(sql`b.win`, least("bigWin"), sql`b.member_id`), since),
      LARGE_DEPOSIT: moved(
        db,
        below,
        sql`kind = 'deposit' and ${reaches(sql`amount`, least("deposit"))}`,
        since,
      ),
      LARGE_WITHDRAWAL: moved(
        db,
        below,
        sql`kind = 'withdrawal' and ${reaches(sql`-amount`, least("withdrawal"))}`,
        since,
      ),
    };
    return {
      thresholds: {
        bigWin: formatAmount(least("bigWin")),
        deposit: formatAmount(least("deposit")),
        withdrawal: formatAmount(least("withdrawal")),
        inactiveDays,
      },
      items: Object.entries(rows)
        .filter(([, found]) => found.length > 0)
        .map(([kind, found]) => ({
          kind,
          count: found[0]?.found ?? 0,
          rows: found.slice(0, listed).map((row) => wireRow(row, context)),
        })),
    };
  },
});

function wireRow(row: AttentionRow, { lang }: CallContext) {
  const {
    account,
    at,
    amount = null,
    currency,
    contract,
    gameType,
    rate,
    own,
    nodeId,
    direction,
    since,
  } = row;
  const game = nodeId === undefined ? undefined : findGame(nodeId);
  return {
    account,
    ...(at === null ? {} : { at }),
    ...(since === undefined ? {} : { since }),
    ...(amount === null ? {} : { amount: formatAmount(amount) }),
    ...(currency === undefined ? {} : { currency }),
    ...(contract === undefined ? {} : { contract }),
    ...(direction === undefined ? {} : { direction }),
    ...(gameType === undefined ? {} : { gameType }),
    ...(rate === undefined ? {} : { rate: formatRate(rate) }),
    ...(own === undefined ? {} : { own: formatRate(own) }),
    ...(game === undefined ? {} : { game: nameIn(game.names, lang) }),
  };
}

/** Accounts that registered and have not deposited yet, the newest first. */
function newWithoutDeposit(db: Database, below: SQL, since: number): AttentionRow[] {
  return db.all(sql`
    select m.account, m.created_at as at, count(*) over () as found
    from member m where m.id in ${below} and m.created_at >= ${since} and not exists (
      select 1 from ledger_entry e where e.member_id = m.id and e.kind = 'deposit')
    order by m.created_at desc, m.id desc limit ${listed}`);
}

/** Accounts that played, but not after `to`; the latest to stop first. */
function inactive(db: Database, below: SQL, { from, to }: { from: number; to: number }) {
  return db.all<AttentionRow>(sql`
    select account, at, count(*) over () as found from (
      select m.account, m.id,
        (select max(q.at) from quarter_play q where q.member_id = m.id and q.stakes > 0) as at
      from member m where m.id in ${below})
    where at between ${from} and ${to} order by at desc, id desc limit ${listed}`);
}

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

function bigWins(db: Database, me: number, reached: SQL, since: number): AttentionRow[] {
  return db.all(sql`
    select m.account, m.currency, b.at, b.win as amount, b.node_id as nodeId, count(*) over () as found
    from bet b join member m on m.id = b.member_id
    where ${reached} and b.at >= ${since} and b.status = 'settled'
      and b.member_id in ${lineOf(me)} and b.member_id <> ${me}
    order by b.at desc, b.id desc limit ${listed}`);
}

/** Entries of wallets of the team, the latest first. */
function moved(db: Database, below: SQL, which: SQL, since: number): AttentionRow[] {
  return db.all(sql`
    select m.account, m.currency, e.at, abs(e.amount) as amount, e.found from (
      select member_id, at, amount, id, count(*) over () as found from ledger_entry
      where member_id is not null and at >= ${since} and ${which} and member_id in ${below}
      order by at desc, id desc limit ${listed}) e
    join member m on m.id = e.member_id order by e.at desc, e.id desc`);
}

/** Rates of direct members above the agent's own: the agent pays the difference. */
function ratesGivenTooHigh(db: Database, me: number, now: number): AttentionRow[] {
  return db.all(sql`
    select m.account, null as at, r.game_type as gameType, r.rate,
      coalesce(o.rate, 0) as own, count(*) over () as found
    from member m join rate r on r.member_id = m.id and r.since <= ${now} and r.until > ${now}
    left join rate o on o.member_id = ${me} and o.game_type = r.game_type
      and o.since <= ${now} and o.until > ${now}
    where m.upline_id = ${me} and r.rate > coalesce(o.rate, 0)
    order by m.account, r.game_type limit ${listed}`);
}
