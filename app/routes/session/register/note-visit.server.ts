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
/** The cookie stores at most this many links, so that it stays short. */
const mostCodes = 5;

/**
 * Counts a visit by a referral link (CA84, U30c), once per browser session. Crawlers and prefetches are not
 * counted. The page does not wait for it: the gateway calls the platform after the response.
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
