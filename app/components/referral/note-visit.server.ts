import { isbot } from "isbot";
import { graphql } from "~/graphql/generated";
import type { PortalContext } from "~/portal-context.ts";
import { readCookie } from "~/session/cookies/session-cookie.ts";
import { openedLinkLine, openedLinkOf, parametersOf } from "./opened-link.ts";

const CountReferralVisit = graphql(`
  mutation CountReferralVisit($code: ID!, $parameters: [LinkParameterInput!]) {
    countReferralVisit(code: $code, parameters: $parameters)
  }
`);

/** Which links this browser has opened, until it closes. */
const cookie = "__Host-ref";
/** The cookie stores at most this many links, so that it stays short. */
const mostCodes = 5;

/**
 * Counts a visit by a referral link (CA84, U30c), once per browser session, and keeps the link as the one that was
 * opened last (N10). Crawlers and prefetches do neither. The page does not wait for it: the gateway calls the platform after the response.
 */
export async function noteVisit(
  request: Request,
  { gateway, answerHeaders }: Pick<PortalContext, "gateway" | "answerHeaders">,
  code: string,
): Promise<void> {
  const { headers } = request;
  if (isbot(headers.get("user-agent")) || /prefetch/.test(headers.get("sec-purpose") ?? "")) return;
  const given = parametersOf(new URL(request.url).searchParams);
  const before = openedLinkOf(headers);
  // The same link without parameters, as after a reload, keeps those that it was opened with.
  const parameters = given.length === 0 && before?.code === code ? before.parameters : given;
  answerHeaders.append("Set-Cookie", openedLinkLine({ code, parameters }, headers));
  const seen = readCookie(headers.get("cookie"), cookie)?.split(".") ?? [];
  if (seen.includes(code)) return;
  const stored = [code, ...seen].slice(0, mostCodes).join(".");
  const line = `${cookie}=${stored}; Path=/; Secure; HttpOnly; SameSite=Lax`;
  answerHeaders.append("Set-Cookie", line);
  await gateway.execute(CountReferralVisit, { code, parameters });
}
