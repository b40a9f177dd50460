import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from "jose";
import { describe, expect, it } from "vitest";
import { createKeySource } from "./google-keys.ts";
import { checkIdToken } from "./id-token.ts";

const now = 1_800_000_000_000;
const seconds = now / 1000;
const projectId = "portal-live";

async function googleKey(kid: string) {
  const { publicKey, privateKey } = await generateKeyPair("RS256");
  return {
    kid,
    privateKey,
    jwk: { ...(await exportJWK(publicKey)), kid, alg: "RS256", use: "sig" },
  };
}
const [mine, next, stranger] = await Promise.all(["one", "two", "one"].map(googleKey));

/** Google's key server, which counts its requests, and the settings of a brand. */
function google(answers: { keys: object[]; maxAge?: number; status?: number }[]) {
  const requested: string[] = [];
  const source = createKeySource(async (request) => {
    const answer = answers[Math.min(requested.length, answers.length - 1)];
    requested.push(request.url);
    const headers = { "cache-control": `public, max-age=${answer?.maxAge ?? 3600}` };
    return new Response(JSON.stringify({ keys: answer?.keys }), {
      status: answer?.status,
      headers,
    });
  });
  const settings = {
    projectId,
    providers: ["google", "phone"] as const,
    emulated: false,
    keys: source,
  };
  return { requested, settings, source };
}

const claims = (over: object = {}) => ({
  iss: `https://securetoken.google.com/${projectId}`,
  aud: projectId,
  sub: "uid-1",
  iat: seconds - 1,
  auth_time: seconds - 2,
  exp: seconds + 3600,
  name: "Jane",
  email: "jane@mail.example",
  email_verified: true,
  firebase: { sign_in_provider: "google.com", identities: {} },
  ...over,
});
const signed = (over: object = {}, key = mine) => {
  if (!key) throw new Error("no key");
  return new SignJWT(claims(over))
    .setProtectedHeader({ alg: "RS256", kid: key.kid, typ: "JWT" })
    .sign(key.privateKey);
};
const jane = { provider: "google", name: "Jane", email: "jane@mail.example", mobile: null };
const whole = { keys: [mine?.jwk ?? {}] };

describe("an id token of Firebase", () => {
  it("A55 accepts a recent token that Google signed for this project", async () => {
    const { settings, requested } = google([whole]);
    expect(await checkIdToken(await signed(), settings, now)).toMatchObject({ identity: jane });
    expect(requested).toEqual([
      "https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com",
    ]);
  });

  it("A151 A55 returns no unverified mail address", async () => {
    for (const seen of [false, undefined, "true"]) {
      const { settings } = google([whole]);
      const token = await signed({ email_verified: seen });
      expect(await checkIdToken(token, settings, now)).toMatchObject({
        identity: { ...jane, email: null },
      });
    }
  });

  it("X3 returns the number of a sign-in by phone", async () => {
    const byPhone = { firebase: { sign_in_provider: "phone" }, phone_number: "+821055500001" };
    const { settings } = google([whole]);
    const token = await signed({ ...byPhone, name: undefined, email: undefined });
    expect(await checkIdToken(token, settings, now)).toMatchObject({
      identity: { provider: "phone", name: null, email: null, mobile: "+821055500001" },
    });
  });

  it.each<[string, object, string]>([
    ["another project", { aud: "portal-other" }, "ERR_JWT_CLAIM_VALIDATION_FAILED"],
    [
      "another issuer",
      { iss: "https://securetoken.google.com/portal-other" },
      "ERR_JWT_CLAIM_VALIDATION_FAILED",
    ],
    ["that has expired", { exp: seconds - 6 }, "ERR_JWT_EXPIRED"],
    ["without an expiry", { exp: undefined }, "ERR_JWT_CLAIM_VALIDATION_FAILED"],
    ["of an old sign-in", { auth_time: seconds - 301 }, "auth_time"],
    ["of a sign-in in the future", { auth_time: seconds + 60 }, "auth_time"],
    ["without a sign-in time", { auth_time: undefined }, "ERR_JWT_CLAIM_VALIDATION_FAILED"],
    ["of nobody", { sub: "" }, "claims"],
    ["with a name that is too long", { sub: "x".repeat(129) }, "claims"],
    ["without a provider", { firebase: {} }, "claims"],
    [
      "of a provider that the brand does not offer",
      { firebase: { sign_in_provider: "facebook.com" } },
      "provider",
    ],
    ["of a password sign-in", { firebase: { sign_in_provider: "password" } }, "provider"],
    ["of a phone sign-in without a number", { firebase: { sign_in_provider: "phone" } }, "number"],
  ])("A55 refuses a token %s", async (_name, over, why) => {
    const { settings } = google([whole]);
    expect(await checkIdToken(await signed(over), settings, now)).toEqual({
      problem: "refused",
      why,
    });
  });

  it("A55 refuses a token with any other signature", async () => {
    const { settings } = google([whole]);
    const why = async (token: string) => {
      const check = await checkIdToken(token, settings, now);
      return "why" in check ? check.why : check;
    };
    expect(await why(await signed({}, stranger))).toBe("ERR_JWS_SIGNATURE_VERIFICATION_FAILED");
    expect(await why(new UnsecuredJWT(claims()).encode())).toMatch(/^ERR_JO?(SE|WS)/);
    // Algorithm confusion: the public key used as an HMAC secret.
    const secret = new TextEncoder().encode(JSON.stringify(mine?.jwk));
    const mac = new SignJWT(claims()).setProtectedHeader({ alg: "HS256", kid: "one" });
    expect(await why(await mac.sign(secret))).toBe("ERR_JOSE_ALG_NOT_ALLOWED");
    const [head, body, tail] = (await signed()).split(".");
    expect(await why(`${head}.${body?.slice(0, -2)}AA.${tail}`)).toMatch(/^ERR_J/);
    for (const text of ["", "a.b.c", "no token", "x".repeat(5000)]) {
      expect(await why(text), text.slice(0, 9)).toMatch(/^(ERR_J|length)/);
    }
  });

  it("A55 accepts an unsigned token only from the emulator and for its project", async () => {
    const { settings, requested } = google([whole]);
    const emulated = { ...settings, emulated: true };
    const unsigned = (over: object = {}) => new UnsecuredJWT(claims(over)).encode();
    expect(await checkIdToken(unsigned(), emulated, now)).toMatchObject({ identity: jane });
    const other = await checkIdToken(unsigned({ aud: "demo-other" }), emulated, now);
    expect(other).toMatchObject({ problem: "refused" });
    // The emulator's settings refuse a real token.
    expect(await checkIdToken(await signed(), emulated, now)).toMatchObject({ problem: "refused" });
    expect(requested).toEqual([]);
  });

  it("A55 has the same fingerprint in every encoding of the token", async () => {
    const { settings } = google([whole]);
    const fingerprintOf = async (over: object) => {
      const check = await checkIdToken(await signed(over), settings, now);
      return "fingerprint" in check ? check.fingerprint : check;
    };
    const first = await fingerprintOf({});
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    expect(await fingerprintOf({ name: "Someone" })).toBe(first);
    expect(await fingerprintOf({ iat: seconds })).not.toBe(first);
    expect(await fingerprintOf({ sub: "uid-2" })).not.toBe(first);
  });
});

describe("Google's keys", () => {
  it("A55 are cached as long as Google says, and fetched again afterwards", async () => {
    const { source, requested } = google([{ ...whole, maxAge: 600 }]);
    await source.keys(now);
    await source.keys(now + 599_000);
    expect(requested).toHaveLength(1);
    await source.keys(now + 600_000);
    expect(requested).toHaveLength(2);
  });

  it("A55 are fetched again when a token names an unknown key, at most once a minute", async () => {
    const { settings, requested } = google([whole, { keys: [mine?.jwk ?? {}, next?.jwk ?? {}] }]);
    await checkIdToken(await signed(), settings, now);
    const early = await checkIdToken(await signed({}, next), settings, now + 1000);
    expect(early).toEqual({ problem: "refused", why: "ERR_JWKS_NO_MATCHING_KEY" });
    expect(requested).toHaveLength(1);
    const later = await checkIdToken(await signed({}, next), settings, now + 61_000);
    expect(later).toMatchObject({ identity: jane });
    expect(requested).toHaveLength(2);
  });

  it.each([
    ["an error", { keys: [], status: 503 }],
    ["no keys", { keys: [] }],
    ["keys of another type", { keys: [{ kid: "one", kty: "EC" }] }],
  ])("A55 refuses everybody when Google answers with %s", async (_name, answer) => {
    const { settings } = google([answer]);
    expect(await checkIdToken(await signed(), settings, now)).toEqual({
      problem: "unavailable",
      why: "no keys",
    });
  });
});
