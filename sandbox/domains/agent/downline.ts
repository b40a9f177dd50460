import { sql } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "../../db/open.ts";
import { defineCall } from "../../http/call.ts";
import { requireMember } from "../../http/context.ts";
import { PlatformError } from "../../http/errors.ts";
import { cutPage } from "../../http/page-answer.ts";
import { accountName, optionalText, paging } from "../../http/params.ts";
import { isAgent } from "../member/member-types.ts";
import { memberByAccount, memberById } from "../member/profile.ts";
import { balanceOf, walletOf } from "../wallet/ledger.ts";
import { formatAmount } from "../wallet/money.ts";
import { ratesOfMember } from "./commission.ts";
import { wireRates } from "./register-center.ts";
import { fits } from "./reports.ts";
import { idList, type TeamMember, teamOf, uplinesOf } from "./team.ts";

/**
 * CA57: those directly below `parent`, an id or a name (the caller when absent), or with `search` everybody in the
 * caller's line whose name contains it. `path` leads from the caller to the parent.
 * `transfer.not.related` for a parent outside the line.
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
    parent: v.optional(accountName, ""),
    search: optionalText(60),
  }),
  run: (context, { parent, search, ...params }) => {
    const { db } = context;
    const me = requireMember(context);
    const named = memberByAccount(db, parent) ?? memberById(db, Number(parent));
    const top = parent === "" ? me : named;
    const team = teamOf(db, me.id);
    if (!top || (top.id !== me.id && !team.some(({ id }) => id === top.id))) {
      throw new PlatformError("transfer.not.related");
    }
    const shown =
      search === ""
        ? team.filter(({ uplineId }) => uplineId === top.id)
        : team.filter(({ account }) => fits(account, search));
    const page = cutPage(shown, params);
    const frozen = frozenAmong(db, page.content);
    return {
      ...page,
      content: page.content.map((row) => wireRow(db, row, frozen)),
      path: pathTo(db, me.id, top.id),
    };
  },
});

export function wireRow(db: Database, row: TeamMember, frozen: ReadonlySet<number>) {
  return {
    id: String(row.id),
    account: row.account,
    type: isAgent(row.type) ? "AGENT" : "MEMBER",
    level: row.level,
    balance: formatAmount(balanceOf(db, walletOf(row.id))),
    members: isAgent(row.type) ? teamOf(db, row.id).length : 0,
    rates: wireRates(ratesOfMember(db, row.id)),
    lastLogin: row.lastLogin,
    createdAt: row.createdAt,
    frozen: frozen.has(row.id),
  };
}

export function frozenAmong(db: Database, rows: readonly TeamMember[]): ReadonlySet<number> {
  const ids = idList(rows.map(({ id }) => id));
  const found = db.all<{ id: number }>(
    sql`select member_id as id from profile where frozen = 1 and member_id in ${ids}`,
  );
  return new Set(found.map(({ id }) => id));
}

export function pathTo(db: Database, from: number, to: number) {
  const above = uplinesOf(db, to);
  const between = from === to ? [] : above.slice(0, above.indexOf(from) + 1).reverse();
  return [...between, to].map((id) => ({ id: String(id), account: memberById(db, id)?.account }));
}
