import { and, eq, gt, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/open.ts";
import { line, member } from "../../db/schema/members.ts";
import { type CallContext, requireMember } from "../../http/context.ts";
import { PlatformError } from "../../http/errors.ts";
import { memberByAccount, memberById } from "../member/profile.ts";

/** Returns the ids of a member and all accounts below, for `in …`. */
export function lineOf(memberId: number): SQL {
  return sql`(select ${line.memberId} from ${line} where ${line.uplineId} = ${memberId})`;
}

/** A list of ids for `in (...)`: one parameter, however long it is. */
export function idList(ids: readonly number[]): SQL {
  return sql`(select value from json_each(${JSON.stringify(ids)}))`;
}

// From here on a list is read in its order, and not account by account.
const manyAccounts = 200;

/** Whether `ids` are so many accounts that they have a good part of everything. */
export function isMany(db: Database, ids: SQL): boolean {
  const [row] = db.all<{ found: number }>(
    sql`select count(*) as found from (select 1 from ${ids} limit ${manyAccounts})`,
  );
  return row?.found === manyAccounts;
}

/** Whether a member is somewhere below an agent. */
export function isBelow(db: Database, agentId: number, memberId: number): boolean {
  const where = and(eq(line.uplineId, agentId), eq(line.memberId, memberId), gt(line.level, 0));
  return db.select().from(line).where(where).get() !== undefined;
}

/** Selects the accounts of an agent's team that a report is about; empty means all. */
export interface TeamWish {
  /** Id or name of an account in the team: it and all accounts below it. */
  parent: string;
  /** Only names that contain this, in any case. */
  search: string;
  /** Only this account, by its whole name. */
  account: string;
}

/** Returns the ids of the accounts that a report is about, for `in …`. `account` has priority over the others. */
export function wishedLine(context: CallContext, { parent, search, account }: TeamWish): SQL {
  if (account !== "") return idList([topOf(context, account).id]);
  const ids = lineOf(topOf(context, parent).id);
  const part = search.trim().toLowerCase();
  if (part === "") return ids;
  return sql`(select ${member.id} from ${member}
    where ${member.id} in ${ids} and instr(${member.account}, ${part}) > 0)`;
}

/** The accounts of a report that adds up amounts, for `in …`, and the one currency that they all have (N13). */
export interface OneCurrency {
  ids: SQL;
  currency: string;
  /** The currency where the team has others as well. */
  only: string | null;
}

/**
 * Keeps those of some accounts of the caller's team that have a currency, so that no sum mixes two. Without a currency
 * it is that of `account` where one is given, else the caller's. A currency that nobody in the team has:
 * `currency.not.found`.
 */
export function inOneCurrency(
  context: CallContext,
  ids: SQL,
  { currency, account = "" }: { currency: string; account?: string },
): OneCurrency {
  const { db } = context;
  const me = requireMember(context);
  const known = teamCurrencies(db, me.id).map(({ code }) => code);
  const usual = account === "" ? me.currency : topOf(context, account).currency;
  const wanted = currency === "" ? usual : currency;
  if (!known.includes(wanted)) throw new PlatformError("currency.not.found");
  // Nearly every team has one currency: its reports read no account for it.
  if (known.length === 1) return { ids, currency: wanted, only: null };
  return { ids: ofCurrency(ids, wanted), currency: wanted, only: wanted };
}

/** Those of some accounts that have a currency. */
export function ofCurrency(ids: SQL, currency: string): SQL {
  return sql`(select ${member.id} from ${member}
    where ${member.id} in ${ids} and ${member.currency} = ${currency})`;
}

/** A member and all accounts below that have its currency: their play counts for the member's contracts. */
export function contractLine(db: Database, memberId: number): SQL {
  const [own, ...others] = teamCurrencies(db, memberId);
  const line = lineOf(memberId);
  return own && others.length > 0 ? ofCurrency(line, own.code) : line;
}

/** The currencies of an agent and all accounts below: the agent's first, then by their number of accounts. */
export function teamCurrencies(
  db: Database,
  agentId: number,
): { code: string; accounts: number }[] {
  return db.all(sql`
    select m.currency as code, count(*) as accounts from line l join member m on m.id = l.member_id
    where l.upline_id = ${agentId}
    group by 1 order by sum(m.id = ${agentId}) desc, 2 desc, 1`);
}

/** The accounts whose team has several currencies. */
export function agentsWithCurrencies(db: Database): number[] {
  const rows = db.all<{ id: number }>(sql`
    select l.upline_id as id from line l join member m on m.id = l.member_id
    group by 1 having count(distinct m.currency) > 1`);
  return rows.map(({ id }) => id);
}

/** Returns those of some ids whose names are in a list; all of them without a list. */
export function onlyThese(ids: SQL, names: readonly string[] | undefined): SQL {
  if (names === undefined) return ids;
  return sql`(select ${member.id} from ${member}
    where ${member.id} in ${ids} and ${member.account} in ${nameList(names)})`;
}

/** A list of names for `in (...)`, in the stored form. */
export const nameList = (names: readonly string[]): SQL =>
  sql`(select value from json_each(${JSON.stringify(names.map((name) => name.toLowerCase()))}))`;

/** Returns the account that `parent` names: the caller if empty; `transfer.not.related` outside the team. */
export function topOf(context: CallContext, parent: string) {
  const { db } = context;
  const me = requireMember(context);
  if (parent === "" || parent === me.account || parent === String(me.id)) return me;
  const top = /^\d+$/.test(parent) ? memberById(db, Number(parent)) : memberByAccount(db, parent);
  if (!top || !isBelow(db, me.id, top.id)) throw new PlatformError("transfer.not.related");
  return top;
}
