import { sql } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "../../db/open.ts";
import { defineCall } from "../../http/call.ts";
import { requireMember } from "../../http/context.ts";
import { type Lang, nameIn, type ProperName } from "../../http/language.ts";
import { cutPage } from "../../http/page-answer.ts";
import { currencyCode, paging, range, readRange, rowKeys, type Span } from "../../http/params.ts";
import { findGame } from "../games/catalogue.ts";
import { findVendor } from "../games/vendors.ts";
import { dayNumber, dayOfNumber, quartersOf, zone } from "../records/days.ts";
import { roundsSince } from "../records/entries-since.ts";
import { rebateOf } from "../records/rates.ts";
import { formatAmount } from "../wallet/money.ts";
import { holdsFor } from "./commission/rate-times.ts";
import { inOneCurrency, lineOf, type OneCurrency } from "./team.ts";

/** Play of one key, game type, direct branch and rates, in minor units; the rates are those that held for it. */
interface Part {
  key: string | number;
  gameType: string;
  stake: number;
  validStake: number;
  win: number;
  /** The branch's, in 1/10000 percent; null for play of the agent itself. */
  rate: number | null;
  ownRate: number;
}

interface Row {
  key: string;
  name: string;
  stake: number;
  validStake: number;
  win: number;
  own: number;
  given: number;
  net: number;
}

const dimensions = ["branch", "account", "day", "vendor", "game"] as const;
type Dimension = (typeof dimensions)[number];
const fields = ["name", "stake", "validStake", "win", "own", "given", "net"] as const;

/**
 * CA152: the caller's commission by branch, account, day of a zone, vendor or game: play at the own rates, what of it
 * goes to direct members by theirs, and what is left. Commission is rounded for each row, game type and direct member, so
 * the rows come to the totals. By vendor and game it counts single rounds, which there are from `since` on. `keys`: only
 * the rows of these, and their totals.
 */
export const revenueBy = defineCall({
  id: "CA152",
  methods: ["GET"],
  path: "/wps/agent/revenueBy",
  modules: ["COMM3"],
  token: "required",
  audience: "agent",
  params: v.strictObject({
    ...paging,
    ...range,
    zone,
    currency: currencyCode,
    by: v.picklist(dimensions),
    keys: rowKeys,
    sortBy: v.optional(v.picklist([...fields, ""]), ""),
    sortOrder: v.optional(v.picklist(["asc", "desc", ""]), ""),
  }),
  run: (context, wish) => {
    const { by, keys, zone: offset, sortBy, sortOrder, currency: wanted, ...params } = wish;
    const { db, now, lang } = context;
    const me = requireMember(context).id;
    const span = readRange(params, now);
    const line = inOneCurrency(context, lineOf(me), { currency: wanted });
    const parts =
      by === "vendor" || by === "game"
        ? roundsBy(db, me, by, span, line)
        : quartersBy(db, me, by, span, { ...line, offset });
    const all = foldRows(parts, namesOf(db, me, by, lang));
    const rows = keys ? all.filter(({ key }) => keys.includes(key)) : all;
    const totals = addUp(rows);
    const usual = by === "day" ? "name" : "net";
    rows.sort(orderBy(sortBy || usual, sortOrder === "asc" || (sortBy === "" && by === "day")));
    const { content, ...page } = cutPage(rows, params);
    const counted = by === "vendor" || by === "game";
    return {
      ...page,
      content: content.map(({ key, name, ...sums }) => ({
        key,
        name,
        ...(by === "game" ? { vendorName: makerOf(key, lang) } : {}),
        ...wireRow(sums),
      })),
      totals: wireRow(totals),
      currency: line.currency,
      since: counted ? roundsSince(db) : null,
    };
  },
});

/** The agent's accounts with the direct member whose team they belong to; the agent itself is its own branch. */
const membersOf = (me: number) => sql`(
  select l.upline_id as branch, l.member_id as member from member c
  join line l on l.upline_id = c.id where c.upline_id = ${me}
  union all select ${me}, ${me}) m`;

/** What the branch gets of the agent's commission, and the agent's own rate. */
const ratesOf = (me: number) => sql`
  left join rate r on m.branch <> ${me} and ${holdsFor("r", sql`m.branch`)}
  left join rate o on ${holdsFor("o", sql`${me}`)}`;

/** The condition for members with the report's currency. */
const counts = ({ only, ids }: OneCurrency) =>
  only === null ? sql`1 = 1` : sql`m.member in ${ids}`;

function quartersBy(
  db: Database,
  me: number,
  by: "branch" | "account" | "day",
  span: Span,
  { offset, ...line }: OneCurrency & { offset: number },
): Part[] {
  const key = {
    branch: sql`m.branch`,
    account: sql`m.member`,
    day: dayNumber(sql`q.at`, offset),
  }[by];
  return db.all<Part>(sql`
    select ${key} as key, q.game_type as "gameType", sum(q.stakes) as stake,
      sum(q.valid_stakes) as "validStake", sum(q.wins) as win, r.rate as rate,
      coalesce(o.rate, 0) as "ownRate"
    from ${membersOf(me)}
    cross join quarter_play q on q.member_id = m.member and q.at ${quartersOf(span)}
    ${ratesOf(me)}
    where ${counts(line)}
    group by 1, 2, m.branch, r.since, o.since`);
}

function roundsBy(
  db: Database,
  me: number,
  by: "vendor" | "game",
  { from, to }: Span,
  line: OneCurrency,
): Part[] {
  const key = by === "vendor" ? sql`q.vendor` : sql`q.node_id`;
  return db.all<Part>(sql`
    select ${key} as key, q.game_type as "gameType", sum(q.stake) as stake,
      sum(case when q.stake <> q.win then q.stake else 0 end) as "validStake",
      sum(q.win) as win, r.rate as rate, coalesce(o.rate, 0) as "ownRate"
    from ${membersOf(me)}
    cross join bet q on q.member_id = m.member and q.at between ${from} and ${to}
    ${ratesOf(me)}
    where q.status = 'settled' and ${counts(line)}
    group by 1, 2, m.branch, r.since, o.since`);
}

/** Adds the parts of each key, with what they are worth. */
function foldRows(parts: readonly Part[], nameOf: (key: Part["key"]) => string) {
  const rows = new Map<string, Row>();
  // The own rate is of all branches of a key and type together.
  const played = new Map<string, number>();
  for (const { key, gameType, stake, validStake, win, rate, ownRate } of parts) {
    const row = rows.get(String(key)) ?? {
      key: String(key),
      name: nameOf(key),
      stake: 0,
      validStake: 0,
      win: 0,
      own: 0,
      given: 0,
      net: 0,
    };
    row.stake += stake;
    row.validStake += validStake;
    row.win += win;
    row.given += rebateOf(validStake, rate ?? 0);
    rows.set(row.key, row);
    const cell = `${row.key} ${gameType} ${ownRate}`;
    const before = played.get(cell) ?? 0;
    row.own += rebateOf(before + validStake, ownRate) - rebateOf(before, ownRate);
    played.set(cell, before + validStake);
  }
  return [...rows.values()].map((row) => ({ ...row, net: row.own - row.given }));
}

/** Returns what a key is called. */
function namesOf(
  db: Database,
  me: number,
  by: Dimension,
  lang: Lang,
): (key: Part["key"]) => string {
  switch (by) {
    case "day":
      return (key) => dayOfNumber(Number(key));
    case "vendor":
      return (key) => called(findVendor(String(key)), key, lang);
    case "game":
      return (key) => called(findGame(Number(key)), key, lang);
    case "branch":
    case "account": {
      const accounts = db.all<{ id: number; account: string }>(
        sql`select id, account from member where id in ${lineOf(me)}`,
      );
      const names = new Map(accounts.map(({ id, account }) => [id, account]));
      return (key) => names.get(Number(key)) ?? String(key);
    }
  }
}

const called = (known: { names: ProperName } | undefined, key: Part["key"], lang: Lang) =>
  known ? nameIn(known.names, lang) : String(key);

/** The name of a game's vendor, because two games can have one name. */
function makerOf(key: string, lang: Lang): string | null {
  const game = findGame(Number(key));
  return game ? called(findVendor(game.vendor), game.vendor, lang) : null;
}

type Amounts = Omit<Row, "key" | "name">;

function addUp(rows: readonly Row[]): Amounts {
  const total: Amounts = { stake: 0, validStake: 0, win: 0, own: 0, given: 0, net: 0 };
  for (const row of rows)
    for (const name of Object.keys(total) as (keyof Amounts)[]) total[name] += row[name];
  return total;
}

const wireRow = ({ stake, validStake, win, own, given, net }: Amounts) => ({
  stake: formatAmount(stake),
  validStake: formatAmount(validStake),
  win: formatAmount(win),
  own: formatAmount(own),
  given: formatAmount(given),
  net: formatAmount(net),
});

function orderBy(field: (typeof fields)[number], ascending: boolean) {
  const sign = ascending ? 1 : -1;
  return (one: Row, other: Row) => {
    const [a, b] = [one[field], other[field]];
    const first = a < b ? -1 : a > b ? 1 : 0;
    return sign * first || (one.key < other.key ? -1 : 1);
  };
}
