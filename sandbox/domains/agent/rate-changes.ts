import { desc, eq } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "../../db/open.ts";
import { rateChange } from "../../db/schema/history.ts";
import { defineCall } from "../../http/call.ts";
import { requireMember } from "../../http/context.ts";
import { PlatformError } from "../../http/errors.ts";
import { accountName } from "../../http/params.ts";
import { memberByAccount } from "../member/profile.ts";
import { formatRate } from "../records/rates.ts";
import { ratesOfMember } from "./commission/rate-times.ts";
import { isBelow } from "./team.ts";

/** How many changes are listed. */
const listed = 50;

/** Notes what will change of a member's rates from a time on; to be called before the change. */
export function noteRateChanges(
  db: Database,
  memberId: number,
  rates: Readonly<Record<string, number>>,
  { by, at, from }: { by: string; at: number; from: number },
): void {
  const held = ratesOfMember(db, memberId, from);
  for (const [gameType, after] of Object.entries(rates)) {
    const before = held.get(gameType) ?? null;
    if (before === after) continue;
    db.insert(rateChange).values({ memberId, by, at, since: from, gameType, before, after }).run();
  }
}

/**
 * CA172: what was changed of the rates of an account below the caller, by whom, when and from when on, latest first, at
 * most fifty.
 * Other accounts: `transfer.not.related`.
 */
export const rateChanges = defineCall({
  id: "CA172",
  methods: ["GET"],
  path: "/wps/agent/rateChanges",
  modules: ["COMM3"],
  token: "required",
  audience: "agent",
  params: v.strictObject({ account: accountName }),
  run: (context, { account }) => {
    const { db } = context;
    const other = memberByAccount(db, account);
    if (!other || !isBelow(db, requireMember(context).id, other.id)) {
      throw new PlatformError("transfer.not.related");
    }
    const rows = db
      .select()
      .from(rateChange)
      .where(eq(rateChange.memberId, other.id))
      .orderBy(desc(rateChange.at), desc(rateChange.id))
      .limit(listed)
      .all();
    return rows.map(({ id, by, at, since, gameType, before, after }) => ({
      id: String(id),
      by,
      at,
      from: since,
      gameType,
      ...(before === null ? {} : { before: formatRate(before) }),
      after: formatRate(after),
    }));
  },
});
