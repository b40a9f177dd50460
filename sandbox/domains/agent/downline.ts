import { type SQL, sql } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "../../db/open.ts";
import { defineCall } from "../../http/call.ts";
import { requireMember } from "../../http/context.ts";
import { offsetOf, pageAnswer } from "../../http/page-answer.ts";
import { accountName, optionalText, paging } from "../../http/params.ts";
import { orderOf, sorting } from "../../http/sort.ts";
import { isAgent, member } from "../member/member-types.ts";
import { formatAmount } from "../wallet/money.ts";
import { ratesGivenOn, ratesOfMember } from "./commission/rate-times.ts";
import { topOf } from "./team.ts";
import { wireRates } from "./wire-rates.ts";

interface Row {
  id: number;
  account: string;
  type: number;
  currency: string;
  level: number;
  balance: number;
  members: number;
  lastLogin: number | null;
  createdAt: number;
  frozen: number | null;
}

const columns = {
  account: sql`account`,
  // Agents come before members.
  type: sql`type = ${member}`,
  level: sql`level`,
  balance: sql`balance`,
  members: sql`members`,
  lastLogin: sql`"lastLogin"`,
  createdAt: sql`"createdAt"`,
};

const fieldsAt = (
  now: number,
) => sql`m.id as id, m.account as account, m.type as type, m.currency as currency, l.level as level,
  m.last_login as "lastLogin", m.created_at as "createdAt",
  coalesce((select balance from ledger_account where id = 'wallet:' || m.id), 0) as balance,
  (select count(*) - 1 from line where upline_id = m.id) as members,
  max(m.locked, coalesce((select frozen from profile where member_id = m.id), 0),
    exists (select 1 from exclusion where member_id = m.id
      and (until_at is null or until_at > ${now}))) as frozen`;

const fromBelow = (
  agentId: number,
  shown: SQL,
) => sql`from line l join member m on m.id = l.member_id
  where l.upline_id = ${agentId} and l.level > 0 and ${shown}`;

/** Returns one account of an agent's team as CA57 lists it, and the path to it; null for other accounts. */
export function findBelow(db: Database, agentId: number, account: string, now: number) {
  const [row] = db.all<Row>(
    sql`select ${fieldsAt(now)} ${fromBelow(agentId, sql`m.account = ${account}`)}`,
  );
  return row ? { ...wireRow(db, row, now), path: pathTo(db, agentId, row.id) } : null;
}

/**
 * CA57: the accounts directly below `parent`, an id or a name (the caller when absent); with `search` all accounts
 * of the caller's team whose name contains it, nearest first unless sorted. `path` leads from the caller to the
 * parent. A parent outside the team: `transfer.not.related`.
 */
export const downline = defineCall({
  id: "CA57",
  methods: ["GET"],
  path: "/wps/agent/downline",
  modules: ["COMM3"],
  token: "required",
  audience: "agent",
  params: v.strictObject({
    ...paging,
    ...sorting(columns),
    parent: v.optional(accountName, ""),
    search: optionalText(60),
  }),
  run: (context, { parent, search, ...params }) => {
    const { db, now } = context;
    const me = requireMember(context);
    const top = topOf(context, parent);
    const part = search.trim().toLowerCase();
    const shown = part === "" ? sql`m.upline_id = ${top.id}` : sql`instr(m.account, ${part}) > 0`;
    const from = fromBelow(me.id, shown);
    const order = params.sortBy === "" ? sql`level` : orderOf(columns, params, "account");
    const rows = db.all<Row>(sql`
      select ${fieldsAt(now)} ${from} order by ${order}, m.id limit ${params.pageSize} offset ${offsetOf(params)}`);
    const [count] = db.all<{ total: number }>(sql`select count(*) as total ${from}`);
    return {
      ...pageAnswer(
        rows.map((row) => wireRow(db, row, now)),
        count?.total ?? 0,
        params,
      ),
      path: pathTo(db, me.id, top.id),
    };
  },
});

function wireRow(db: Database, { type, balance, frozen, ...row }: Row, now: number) {
  return {
    ...row,
    id: String(row.id),
    type: isAgent(type) ? "AGENT" : "MEMBER",
    balance: formatAmount(balance),
    rates: wireRates(ratesOfMember(db, row.id, now)),
    givenOn: wireRates(ratesGivenOn(db, row.id, now)),
    // Whatever makes an account unavailable; the reason is not told.
    frozen: frozen === 1,
  };
}

/** The accounts from one of a line down to another, both included. */
export function pathTo(db: Database, from: number, to: number) {
  const steps = db.all<{ id: number; account: string }>(sql`
    select m.id as id, m.account as account
    from line above
    join line below on below.upline_id = ${from} and below.member_id = above.upline_id
    join member m on m.id = above.upline_id
    where above.member_id = ${to} order by above.level desc`);
  return steps.map(({ id, account }) => ({ id: String(id), account }));
}
