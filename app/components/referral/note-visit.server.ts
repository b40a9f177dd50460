import { isbot } from "isbot";
import { graphql } from "~/graphql/generated";
import type { PortalContext } from "~/portal-context.ts";
import { cookieLine, readCookie } from "~/session/cookies/cookie.ts";
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
 * Whether a person opens the address in a tab: not a picture, a frame or a script of another page, and not a browser that
 * looks ahead. Browsers before 2023 don't say what they load; what they accept does.
 */
function isOpened({ method, headers }: Request): boolean {
  const purpose =
    headers.get("sec-purpose") ?? headers.get("purpose") ?? headers.get("x-moz") ?? "";
  if (method !== "GET" || isbot(headers.get("user-agent")) || /prefetch/.test(purpose))
    return false;
  const loaded = headers.get("sec-fetch-dest");
  if (loaded !== null) return loaded === "document";
  return headers.get("accept")?.includes("text/html") ?? false;
}

/**
 * Counts a visit by a referral link (CA84, U30c), once per browser session, and keeps the link as the one that was
 * opened last (N10). What is not opened as a document does neither. The page does not wait for it: the gateway calls the platform after the response.
 */
export async function noteVisit(
  request: Request,
  { gateway, answerHeaders }: Pick<PortalContext, "gateway" | "answerHeaders">,
  code: string,
): Promise<void> {
  const { headers } = request;
  if (!isOpened(request)) return;
  const given = parametersOf(new URL(request.url).searchParams);
  const before = openedLinkOf(headers);
  // The same link without parameters, as after a reload, keeps those that it was opened with.
  const parameters = given.length === 0 && before?.code === code ? before.parameters : given;
  answerHeaders.append("Set-Cookie", openedLinkLine({ code, parameters }, headers));
  const seen = readCookie(headers.get("cookie"), cookie)?.split(".") ?? [];
  if (seen.includes(code)) return;
  const stored = [code, ...seen].slice(0, mostCodes).join(".");
  answerHeaders.append("Set-Cookie", cookieLine(cookie, stored));
  await gateway.execute(CountReferralVisit, { code, parameters });
}
