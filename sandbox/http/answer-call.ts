import { checkReportToken } from "../domains/agent/report-token.ts";
import { settleDue } from "../domains/settle-due.ts";
import type { Call } from "./call.ts";
import { readCallHeaders } from "./call-headers.ts";
import type { CallContext } from "./context.ts";
import { readCookies } from "./cookies.ts";
import { success } from "./envelope.ts";
import { PlatformError } from "./errors.ts";
import { contentLanguage } from "./language.ts";
import { readInput } from "./read-input.ts";
import { ownerOfToken } from "./token.ts";

/** The parts of the world that a request uses. */
export type WorldParts = Pick<
  CallContext,
  "db" | "world" | "publicOrigin" | "privateJwks" | "settings"
>;

/** What a fault may change in the pipeline: the member of the response. */
export interface Bend {
  memberOverride?: (real: CallContext["member"]) => CallContext["member"];
}

/** Runs one platform call: checks headers and token, decrypts, parses parameters and returns the response. */
export async function answerCall(
  call: Call,
  request: Request,
  parts: WorldParts,
  bend: Bend = {},
): Promise<Response> {
  const url = new URL(request.url);
  const headers = readCallHeaders(call, request.headers);
  const realNow = Date.now();
  const now = realNow + parts.settings.clockAheadMs;
  // Settles what became due before this call, so that no timer is needed.
  settleDue(parts.db, now);
  const owner = headers.token === null ? null : ownerOfToken(parts.db, headers.token, realNow);
  // Also where the token is optional: the portal then drops the token and repeats the call as a guest (A9).
  if (headers.token !== null && owner === null) throw new PlatformError("user.or.token.invalid");
  if (owner?.reports) checkReportToken(parts.db, call, owner.member, now);
  const member = owner?.member ?? null;
  const context: CallContext = {
    ...parts,
    ...headers,
    now,
    realNow,
    device: (request.headers.get("User-Agent") ?? "").slice(0, 300),
    method: request.method,
    path: url.pathname,
    cookies: readCookies(request.headers.get("Cookie")),
    lang: contentLanguage(headers.languageCode),
    member: bend.memberOverride ? bend.memberOverride(member) : member,
    answerHeaders: new Headers(),
  };
  const input = await readInput(call, request, url, context);
  const value = await call.answer(input, context);
  return success(value, call.envelope, context.answerHeaders);
}
