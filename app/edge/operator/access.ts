/** Who may open `/operator` (G35): who Cloudflare Access has let in, or the key in development. */
import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from "jose";
import type { AuditConfiguration } from "~/edge/audit/audit-configuration.ts";
import { readCookie } from "~/session/cookies/cookie.ts";

/** The cookie with the key in development. */
export const operatorCookie = "__Host-operator";
/** How long keys of Access stay in the isolate, in ms. They are public, and rotate every six weeks. */
const keysForMs = 3_600_000;
const longestToken = 8192;

/** Keys by team. Plain data, so that requests may share it. */
const known = new Map<string, { keys: JSONWebKeySet; at: number }>();

type Fetch = (request: Request) => Promise<Response>;

/**
 * Returns the operator's name, or null.
 * @param send reads the team's public keys
 */
export async function operatorOf(
  request: Request,
  { access, operatorKey }: Pick<AuditConfiguration, "access" | "operatorKey">,
  now: number,
  send: Fetch,
): Promise<string | null> {
  if (operatorKey !== null) {
    const sent =
      request.headers.get("x-operator-key") ??
      readCookie(request.headers.get("cookie"), operatorCookie);
    if (sent === operatorKey) return "development";
  }
  const token = request.headers.get("cf-access-jwt-assertion");
  if (!access || !token || token.length > longestToken) return null;
  const issuer = `https://${access.team}`;
  try {
    const keys = createLocalJWKSet(await keysOf(issuer, now, send));
    const { payload } = await jwtVerify(token, keys, {
      issuer,
      audience: access.audience,
      algorithms: ["RS256"],
      requiredClaims: ["exp", "iat"],
      currentDate: new Date(now),
    });
    // A service token has a common name in place of a mail address.
    const name = payload.email ?? payload.common_name;
    return typeof name === "string" && name !== "" ? name : null;
  } catch {
    return null;
  }
}

async function keysOf(issuer: string, now: number, send: Fetch): Promise<JSONWebKeySet> {
  const cached = known.get(issuer);
  if (cached && now - cached.at < keysForMs) return cached.keys;
  const request = new Request(`${issuer}/cdn-cgi/access/certs`, { redirect: "manual" });
  const response = await send(request);
  if (response.status !== 200) throw new Error("Access answered with another status than 200.");
  const keys = (await response.json()) as JSONWebKeySet;
  known.set(issuer, { keys, at: now });
  return keys;
}
