import { sql } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "../../db/open.ts";
import { defineCall } from "../../http/call.ts";
import { requireMember } from "../../http/context.ts";
import { groupBy } from "../../http/group-by.ts";
import { type Lang, nameIn, type ProperName } from "../../http/language.ts";
import { cutPage } from "../../http/page-answer.ts";
import { paging, rowKeys } from "../../http/params.ts";
import { findGame } from "../games/catalogue.ts";
import { findVendor } from "../games/vendors.ts";
import { dayOfNumber, zone } from "../records/days.ts";
import { roundsSince, sumsSince } from "../records/entries-since.ts";
import { formatAmount } from "../wallet/money.ts";
import {
  givenWorth,
  ownWorth,
  type Part,
  partsOf,
  playFilter,
  readPlay,
  readsRounds,
  sumIn,
} from "./commission/play-parts.ts";
import { lineOf } from "./team.ts";

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
 * the rows of these, and their totals. `playFilter`: only this play.
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
    zone,
    ...playFilter,
    by: v.picklist(dimensions),
    keys: rowKeys,
    sortBy: v.optional(v.picklist([...fields, ""]), ""),
    sortOrder: v.optional(v.picklist(["asc", "desc", ""]), ""),
  }),
  run: (context, wish) => {
    const { by, keys, zone: offset, sortBy, sortOrder, ...params } = wish;
    const { db, lang } = context;
    const me = requireMember(context).id;
    const play = readPlay(context, params);
    const all = foldRows(partsOf(db, by, play, offset), namesOf(db, me, by, lang));
    const rows = keys ? all.filter(({ key }) => keys.includes(key)) : all;
    const totals = addUp(rows);
    const usual = by === "day" ? "name" : "net";
    rows.sort(orderBy(sortBy || usual, sortOrder === "asc" || (sortBy === "" && by === "day")));
    const { content, ...page } = cutPage(rows, params);
    return {
      ...page,
      content: content.map(({ key, name, ...sums }) => ({
        key,
        name,
        ...(by === "game" ? { vendorName: makerOf(key, lang) } : {}),
        ...wireRow(sums),
      })),
      totals: wireRow(totals),
      currency: play.currency,
      since: readsRounds(by, play) ? roundsSince(db) : null,
      sumsSince: sumsSince(db),
      roundsSince: roundsSince(db),
    };
  },
});

/** Adds the parts of each key, with what they are worth. */
function foldRows(parts: readonly Part[], nameOf: (key: Part["key"]) => string): Row[] {
  return [...groupBy(parts, ({ key }) => String(key))].map(([key, some]) => {
    const [own, given] = [sumIn(ownWorth(some), "amount"), sumIn(givenWorth(some), "amount")];
    return {
      key,
      name: nameOf(key),
      stake: sumIn(some, "stake"),
      validStake: sumIn(some, "validStake"),
      win: sumIn(some, "win"),
      own,
      given,
      net: own - given,
    };
  });
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
