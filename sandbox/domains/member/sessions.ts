import { and, desc, eq, gt, sql } from "drizzle-orm";
import * as v from "valibot";
import { token as tokenTable } from "../../db/schema/members.ts";
import { defineCall } from "../../http/call.ts";
import { requireMember } from "../../http/context.ts";
import { noParams } from "../../http/params.ts";

const common = { path: "/wps/member/sessions", modules: ["COMM3"], token: "required" } as const;

/** CA5: the account's open sessions, newest first. Tokens are never returned. */
export const sessions = defineCall({
  id: "CA5",
  methods: ["GET"],
  ...common,
  params: noParams,
  run: (context) => {
    const { id } = requireMember(context);
    const { db, token, realNow } = context;
    return db
      .select({
        id: sql<number>`rowid`,
        token: tokenTable.token,
        at: tokenTable.createdAt,
        address: tokenTable.ip,
        device: tokenTable.device,
      })
      .from(tokenTable)
      .where(
        and(
          eq(tokenTable.memberId, id),
          gt(tokenTable.expiresAt, realNow),
          eq(tokenTable.reports, false),
        ),
      )
      .orderBy(desc(sql`rowid`))
      .all()
      .map((row) => ({
        id: String(row.id),
        at: row.at,
        address: row.address,
        device: row.device,
        current: row.token === token,
      }));
  },
});

/** CA6: ends one of the caller's own sessions; an unknown id changes nothing. */
export const endSession = defineCall({
  id: "CA6",
  methods: ["DELETE"],
  ...common,
  params: v.strictObject({ id: v.pipe(v.string(), v.regex(/^\d{1,12}$/)) }),
  run: (context, { id }) => {
    const mine = eq(tokenTable.memberId, requireMember(context).id);
    context.db
      .delete(tokenTable)
      .where(and(mine, eq(sql`rowid`, Number(id))))
      .run();
    return {};
  },
});
