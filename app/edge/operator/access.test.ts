/** Only a token that Cloudflare Access has signed for this application opens the operator's pages (G35). */
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { expect, it } from "vitest";
import { operatorOf } from "./access.ts";

const now = Date.UTC(2026, 10, 24);
const audience = "a".repeat(64);
const { publicKey, privateKey } = await generateKeyPair("RS256");
const jwk = { ...(await exportJWK(publicKey)), kid: "k", alg: "RS256", use: "sig" };
const other = await generateKeyPair("RS256");
let teams = 0;

async function send(claims: {
  aud?: string;
  iss?: string;
  expires?: number;
  key?: typeof privateKey;
}) {
  teams += 1;
  const team = `team-${teams}.cloudflareaccess.com`;
  const token = await new SignJWT({ email: "operator@example.com" })
    .setProtectedHeader({ alg: "RS256", kid: "k" })
    .setIssuer(claims.iss ?? `https://${team}`)
    .setAudience(claims.aud ?? audience)
    .setIssuedAt(now / 1000 - 60)
    .setExpirationTime(now / 1000 + (claims.expires ?? 600))
    .sign(claims.key ?? privateKey);
  const request = new Request("https://portal.test/operator/audit", {
    headers: { "cf-access-jwt-assertion": token },
  });
  const requested: string[] = [];
  const name = await operatorOf(
    request,
    { access: { team, audience }, operatorKey: null },
    now,
    async ({ url }) => {
      requested.push(url);
      return Response.json({ keys: [jwk] });
    },
  );
  expect(requested).toEqual([`https://${team}/cdn-cgi/access/certs`]);
  return name;
}

it("G35 accepts a token of Access for this application, and no other", async () => {
  expect(await send({})).toBe("operator@example.com");
  expect(await send({ aud: "b".repeat(64) })).toBeNull();
  expect(await send({ iss: "https://evil.cloudflareaccess.com" })).toBeNull();
  expect(await send({ expires: -1 })).toBeNull();
  expect(await send({ key: other.privateKey })).toBeNull();
});

it("G35 accepts nobody without Access, and the key in development alone", async () => {
  const fetch = async () => Response.error();
  const closed = { access: null, operatorKey: null };
  const keyed = new Request("https://portal.test/", { headers: { "x-operator-key": "the-key-1" } });
  expect(await operatorOf(keyed, closed, now, fetch)).toBeNull();
  expect(await operatorOf(keyed, { ...closed, operatorKey: "the-key-1" }, now, fetch)).toBe(
    "development",
  );
  expect(await operatorOf(keyed, { ...closed, operatorKey: "the-key-2" }, now, fetch)).toBeNull();
});
