import type { Database } from "../../db/open.ts";
import type { MemberRow } from "../../db/schema/members.ts";
import { type Call, defineCall } from "../../http/call.ts";
import { requireMember } from "../../http/context.ts";
import { PlatformError } from "../../http/errors.ts";
import { noParams } from "../../http/params.ts";
import { issueReportToken } from "../../http/token.ts";
import { exclusionOf } from "../member/exclusions.ts";
import { isAgent } from "../member/member-types.ts";
import { profileOf } from "../member/profile.ts";

/** CA186: a token that reads the caller's reports, and does nothing else, for a year. */
export const reportToken = defineCall({
  id: "CA186",
  methods: ["POST"],
  path: "/wps/agent/reportToken",
  modules: ["COMM3"],
  token: "required",
  audience: "agent",
  bodyOptional: true,
  params: noParams,
  run: (context) => issueReportToken(context.db, requireMember(context).id, context.realNow),
});

/** C3 ends such a token as it ends any other. */
const end = "C3";
/** What a token of CA186 may read besides the GETs under `/wps/agent` and `/wps/contracts`: C6, CA20, CA167, CA171, CA180. */
const otherReads = new Set([
  "/wps/member/info",
  "/wps/records/games",
  "/wps/agent/teamFigures",
  "/wps/agent/attention",
  "/wps/agent/attention/entries",
]);
const reportPaths = /^\/wps\/(agent|contracts)(\/|$)/;

const isInScope = ({ path, methods }: Call) =>
  otherReads.has(path) || (methods.includes("GET") && reportPaths.test(path));

/**
 * Refuses what a token of CA186 may not do (`token.scope`), a frozen or closed account (`account.locked`), and one that
 * is excluded or no agent any more, whose token counts as ended.
 */
export function checkReportToken(db: Database, call: Call, member: MemberRow, now: number): void {
  if (call.id === end) return;
  if (!isInScope(call)) throw new PlatformError("token.scope");
  if (!isAgent(member.type) || exclusionOf(db, member.id, now))
    throw new PlatformError("user.or.token.invalid");
  if (member.locked || profileOf(db, member.id).frozen) throw new PlatformError("account.locked");
}
