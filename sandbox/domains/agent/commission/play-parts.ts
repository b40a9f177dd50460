import { type SQL, sql } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "../../../db/open.ts";
import { type CallContext, requireMember } from "../../../http/context.ts";
import {
  accountName,
  currencyCode,
  optionalText,
  range,
  readRange,
  type Span,
} from "../../../http/params.ts";
import { dayNumber, quartersOf } from "../../records/days.ts";
import { ratePercent, rebateOf } from "../../records/rates.ts";
import { inOneCurrency, wishedLine } from "../team.ts";
import { holdsFor } from "./rate-times.ts";

/**
 * Which play a report of commission is about (N17): its days; one account, or the line of one; one type of game, vendor
 * or game; what the caller had a certain rate for.
 */
export const playFilter = {
  ...range,
  account: v.optional(accountName, ""),
  parent: v.optional(accountName, ""),
  currency: currencyCode,
  gameType: optionalText(20),
  vassalage: optionalText(20),
  nodeId: optionalText(20),
  rate: v.optional(ratePercent),
};
type PlayFilter = v.InferOutput<v.StrictObjectSchema<typeof playFilter, undefined>>;

/** The play that a report is about, and its currency. */
export interface Play {
  me: number;
  span: Span;
  currency: string;
  filter: PlayFilter;
  /** The condition for members of the line (`m`) and their play (`q`). */
  where: SQL;
}

/** Reads what a report is about. An account outside the team: `transfer.not.related`. */
export function readPlay(context: CallContext, filter: PlayFilter): Play {
  const { account, parent, gameType, vassalage, nodeId, rate } = filter;
  const me = requireMember(context).id;
  const wished = wishedLine(context, { account, parent, search: "" });
  const { ids, only, currency } = inOneCurrency(context, wished, filter);
  const isNarrow = only !== null || account !== "" || parent !== "";
  const conditions = [
    isNarrow ? sql`m.member in ${ids}` : sql`1 = 1`,
    gameType === "" ? null : sql`q.game_type = ${gameType}`,
    vassalage === "" ? null : sql`q.vendor = ${vassalage}`,
    nodeId === "" ? null : sql`q.node_id = ${Number(nodeId) || 0}`,
    rate === undefined ? null : sql`coalesce(o.rate, 0) = ${rate}`,
  ].filter((condition) => condition !== null);
  return {
    me,
    span: readRange(filter, context.now),
    currency,
    filter,
    where: sql.join(conditions, sql` and `),
  };
}

/** By what play is added up. */
export type PlayKey = "type" | "branch" | "account" | "day" | "vendor" | "game";

/** Whether single rounds are read: the sums know neither vendors nor games. */
export const readsRounds = (by: PlayKey, { filter }: Play): boolean =>
  by === "vendor" || by === "game" || filter.vassalage !== "" || filter.nodeId !== "";

/** Play of one key, game type, direct branch and rates, in minor units; the rates are those that held for it. */
export interface Part {
  key: string | number;
  gameType: string;
  /** The direct member whose line it is of; the agent itself for its own play. */
  branch: number;
  stake: number;
  validStake: number;
  win: number;
  /** The branch's, in 1/10000 percent, and since when it holds; null for play of the agent itself. */
  rate: number | null;
  since: number | null;
  ownRate: number;
  ownSince: number | null;
}

/** The caller's play in parts that have one rate each. @param offset of the zone whose days are a key, in ms */
export function partsOf(db: Database, by: PlayKey, play: Play, offset = 0): Part[] {
  const { me, span, where } = play;
  const key = {
    type: sql`q.game_type`,
    branch: sql`m.branch`,
    account: sql`m.member`,
    day: dayNumber(sql`q.at`, offset),
    vendor: sql`q.vendor`,
    game: sql`q.node_id`,
  }[by];
  const { from, sums } = readsRounds(by, play) ? roundsIn(span) : quartersIn(span);
  return db.all<Part>(sql`
    select ${key} as key, q.game_type as "gameType", m.branch as branch, ${sums},
      r.rate as rate, r.since as since, coalesce(o.rate, 0) as "ownRate", o.since as "ownSince"
    from ${membersOf(me)} cross join ${from}
    left join rate r on m.branch <> ${me} and ${holdsFor("r", sql`m.branch`)}
    left join rate o on ${holdsFor("o", sql`${me}`)}
    where ${where}
    group by 1, 2, 3, r.since, o.since order by o.since desc`);
}

const quartersIn = (span: Span) => ({
  from: sql`quarter_play q on q.member_id = m.member and q.at ${quartersOf(span)}`,
  sums: sql`sum(q.stakes) as stake, sum(q.valid_stakes) as "validStake", sum(q.wins) as win`,
});

const roundsIn = ({ from, to }: Span) => ({
  from: sql`bet q on q.member_id = m.member and q.at between ${from} and ${to}
    and q.status = 'settled'`,
  sums: sql`sum(q.stake) as stake, sum(q.win) as win,
    sum(case when q.stake <> q.win then q.stake else 0 end) as "validStake"`,
});

/** The agent's accounts with the direct member whose team they belong to; the agent itself is its own branch. */
const membersOf = (me: number) => sql`(
  select l.upline_id as branch, l.member_id as member from member c
  join line l on l.upline_id = c.id where c.upline_id = ${me}
  union all select ${me}, ${me}) m`;

/** What play of one type of game is worth at one rate: the agent's own, or that of a direct member. */
export interface Worth {
  gameType: string;
  branch: number;
  rate: number;
  validStake: number;
  /** Rounded down once. */
  amount: number;
}

/** What parts of one key come to by the own rates, the latest first: rounded once for each type and rate. */
export const ownWorth = (parts: readonly Part[]): Worth[] =>
  worthOf(parts, ({ ownSince, ownRate }) => ({ same: `${ownSince}`, rate: ownRate }));

/** What of it goes to direct members: rounded once for each of them, type and rate. */
export const givenWorth = (parts: readonly Part[]): Worth[] =>
  worthOf(
    parts.filter(({ rate }) => rate !== null),
    ({ branch, since, rate }) => ({ same: `${branch} ${since}`, rate: rate ?? 0 }),
  );

function worthOf(
  parts: readonly Part[],
  rateOf: (part: Part) => { same: string; rate: number },
): Worth[] {
  const found = new Map<string, Worth>();
  for (const part of parts) {
    const { gameType, branch, validStake } = part;
    const { same, rate } = rateOf(part);
    const key = `${gameType} ${same}`;
    const worth = found.get(key) ?? { gameType, branch, rate, validStake: 0, amount: 0 };
    worth.validStake += validStake;
    found.set(key, worth);
  }
  return [...found.values()].map((worth) => ({
    ...worth,
    amount: rebateOf(worth.validStake, worth.rate),
  }));
}

export const sumIn = <Name extends string>(rows: readonly Record<Name, number>[], name: Name) =>
  rows.reduce((all, row) => all + row[name], 0);
