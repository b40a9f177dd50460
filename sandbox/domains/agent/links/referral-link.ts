import { and, eq, isNull, sql } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "../../../db/open.ts";
import { agentLink, linkAccount, linkVisit } from "../../../db/schema/links.ts";
import { defineCall } from "../../../http/call.ts";
import { requireMember } from "../../../http/context.ts";
import { PlatformError } from "../../../http/errors.ts";
import { wireRates } from "../wire-rates.ts";
import { linkParams, originOf } from "./link-origin.ts";

export type LinkRow = typeof agentLink.$inferSelect;

/** What a link is for: all three are the owner's, and may be empty. `landing` is a path of the portal. */
export const linkDetails = {
  name: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(40)), ""),
  campaign: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(40)), ""),
  landing: v.optional(
    v.union([
      v.literal(""),
      v.pipe(v.string(), v.maxLength(200), v.regex(/^\/(?![/\\])[^\s?#\\]*$/)),
    ]),
    "",
  ),
};

/** A link of an agent, switched off or not; undefined for every other code. */
export const linkOf = (db: Database, memberId: number, code: string): LinkRow | undefined =>
  db
    .select()
    .from(agentLink)
    .where(and(eq(agentLink.memberId, memberId), eq(agentLink.code, code)))
    .get();

/** CA164: what a link of the caller is for; `affiliate.invalid` for any other code. */
export const changeLink = defineCall({
  id: "CA164",
  methods: ["PUT"],
  path: "/wps/agent/links",
  modules: ["COMM3"],
  token: "required",
  audience: "agent",
  params: v.strictObject({ code: v.pipe(v.string(), v.maxLength(64)), ...linkDetails }),
  run: (context, { code, ...details }) => {
    const { db } = context;
    const link = linkOf(db, requireMember(context).id, code);
    if (!link) throw new PlatformError("affiliate.invalid");
    db.update(agentLink).set(details).where(eq(agentLink.code, code)).run();
    return {};
  },
});

/**
 * CA84: counts a visit by an agent's link; `affiliate.invalid` for a link that is not, or no longer, an agent's.
 */
export const visitLink = defineCall({
  id: "CA84",
  methods: ["POST"],
  path: "/wps/agent/links/visits",
  modules: ["AFFMAN3"],
  token: "none",
  params: v.strictObject({
    code: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(64)),
    params: linkParams,
  }),
  run: ({ db, now }, { code, params }) => {
    const found = db
      .update(agentLink)
      .set({ visits: sql`visits + 1` })
      .where(and(eq(agentLink.code, code), isNull(agentLink.retiredAt)))
      .returning({ code: agentLink.code })
      .get();
    if (!found) throw new PlatformError("affiliate.invalid");
    db.insert(linkVisit)
      .values({ code, at: now, ...originOf(params) })
      .run();
    return {};
  },
});

/** Records by which link an account registered. */
export function recordLinkAccount(
  db: Database,
  { memberId, code, at }: { memberId: number; code: string; at: number },
  params: Readonly<Record<string, string>>,
): void {
  db.insert(linkAccount)
    .values({ memberId, code, at, ...originOf(params) })
    .run();
  db.update(agentLink).set({ uses: sql`uses + 1` }).where(eq(agentLink.code, code)).run();
}

export function wireLink(row: LinkRow) {
  return {
    code: row.code,
    name: row.name,
    campaign: row.campaign,
    landing: row.landing,
    url: `https://portico.example/register?affiliateCode=${row.code}`,
    type: row.type,
    rates: wireRates(Object.entries(JSON.parse(row.rates))),
    uses: row.uses,
    visits: row.visits,
    createdAt: row.createdAt,
    retiredAt: row.retiredAt,
  };
}
