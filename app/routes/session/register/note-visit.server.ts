import { isbot } from "isbot";
import { graphql } from "~/graphql/generated";
import type { PortalContext } from "~/portal-context.ts";
import { readCookie } from "~/session/cookies/session-cookie.ts";

const CountReferralVisit = graphql(`
  mutation CountReferralVisit($code: ID!) {
    countReferralVisit(code: $code)
  }
`);

/** Which links this browser has opened, until it closes. */
const cookie = "__Host-ref";
/** Nobody follows more links than these at a time; a cookie stays short. */
const mostCodes = 5;

/**
 * Counts that somebody came by a referral link (CA84, U30c), once in a browser's session. Crawlers and
 * browsers that look ahead are nobody. Nothing is waited for: the gateway tells the platform when the
 * page has gone out.
 */
export async function noteVisit(
  request: Request,
  { gateway, answerHeaders }: Pick<PortalContext, "gateway" | "answerHeaders">,
  code: string,
): Promise<void> {
  const { headers } = request;
  if (isbot(headers.get("user-agent")) || /prefetch/.test(headers.get("sec-purpose") ?? "")) return;
  const seen = readCookie(headers.get("cookie"), cookie)?.split(".") ?? [];
  if (seen.includes(code)) return;
  const kept = [code, ...seen].slice(0, mostCodes).join(".");
  const line = `${cookie}=${kept}; Path=/; Secure; HttpOnly; SameSite=Lax`;
  answerHeaders.append("Set-Cookie", line);
  await gateway.execute(CountReferralVisit, { code });
}
