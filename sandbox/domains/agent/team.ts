import { and, eq, gt, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/open.ts";
import { member } from "../../db/schema.ts";
import { line } from "../../db/schema-accounts.ts";
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
