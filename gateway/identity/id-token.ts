/**
 * Verifies a Firebase id token and reads the identity in it (A55). The platform is called only after that.
 * Nothing of a token appears in logs or errors.
 */
import { createLocalJWKSet, errors, type JWTPayload, jwtVerify, UnsecuredJWT } from "jose";
import * as v from "valibot";
import type { SocialProvider } from "../../brands/brand.ts";
import type { IdentitySettings } from "../request/request-scope.ts";

/** Maximum length of a token; Firebase's have about 1000 characters. */
const longestToken = 4096;
/** Maximum time since the sign-in at the provider, in seconds. */
const freshSeconds = 5 * 60;
/** Tolerated clock difference, in seconds. */
const toleranceSeconds = 5;

/** Firebase's names of the providers. */
const providerOf: Readonly<Record<string, SocialProvider>> = {
  "google.com": "google",
  "facebook.com": "facebook",
  phone: "phone",
};

const seconds = v.pipe(v.number(), v.integer(), v.minValue(0));
const claimsShape = v.object({
  sub: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
  iat: seconds,
  auth_time: seconds,
  name: v.fallback(v.nullish(v.pipe(v.string(), v.maxLength(200))), null),
  email: v.fallback(v.nullish(v.pipe(v.string(), v.maxLength(200))), null),
  /** Without verification the address may belong to somebody else. */
  email_verified: v.fallback(v.boolean(), false),
  phone_number: v.fallback(v.nullish(v.pipe(v.string(), v.regex(/^\+\d{5,15}$/))), null),
  firebase: v.object({ sign_in_provider: v.string() }),
});
type Claims = v.InferOutput<typeof claimsShape>;

/** A person's account at a provider. */
export interface Identity {
  provider: SocialProvider;
  name: string | null;
  /** Null also when the provider has not verified it. */
  email: string | null;
  /** In E.164, such as +821055500001; only for a sign-in by phone. */
  mobile: string | null;
}

/**
 * The identity with a unique fingerprint of the token; or refused, with a reason for the log; or the
 * verification is unavailable.
 */
export type IdTokenCheck =
  | { identity: Identity; fingerprint: string }
  | { problem: "refused" | "unavailable"; why: string };

/** Verifies a token; never throws. */
export async function checkIdToken(
  token: string,
  settings: IdentitySettings,
  now: number,
): Promise<IdTokenCheck> {
  if (token === "" || token.length > longestToken) return refusedFor("length");
  const payload = await payloadOf(token, settings, now).catch((error: unknown) => error);
  if (payload instanceof errors.JOSEError) return refusedFor(payload.code);
  if (!isPayload(payload)) return { problem: "unavailable", why: "no keys" };
  const read = v.safeParse(claimsShape, payload);
  if (!read.success) return refusedFor("claims");
  return judge(read.output, settings, now);
}

const refusedFor = (why: string): IdTokenCheck => ({ problem: "refused", why });

const isPayload = (value: unknown): value is JWTPayload =>
  typeof value === "object" && value !== null && !(value instanceof Error);

/** @throws JOSEError for an invalid token; any other error when Google's keys are unavailable */
async function payloadOf(token: string, settings: IdentitySettings, now: number) {
  const { projectId, emulated, keys } = settings;
  const expected = {
    issuer: `https://securetoken.google.com/${projectId}`,
    audience: projectId,
    currentDate: new Date(now),
    clockTolerance: toleranceSeconds,
    requiredClaims: ["exp", "iat", "sub", "auth_time"],
  };
  // The emulator does not sign tokens; only development can configure one.
  if (emulated) return UnsecuredJWT.decode(token, expected).payload;
  const verify = async (missed: boolean) =>
    jwtVerify(token, createLocalJWKSet(await keys.keys(now, missed)), {
      ...expected,
      algorithms: ["RS256"],
    });
  const verified = await verify(false).catch((error: unknown) => {
    if (error instanceof errors.JWKSNoMatchingKey) return verify(true);
    throw error;
  });
  return verified.payload;
}

async function judge(
  claims: Claims,
  { projectId, providers }: IdentitySettings,
  now: number,
): Promise<IdTokenCheck> {
  const { sub, iat, auth_time: signedInAt, name, email, phone_number: number } = claims;
  const verified = claims.email_verified;
  const age = now / 1000 - signedInAt;
  if (age > freshSeconds || age < -toleranceSeconds) return refusedFor("auth_time");
  const provider = providerOf[claims.firebase.sign_in_provider];
  if (!provider || !providers.includes(provider)) return refusedFor("provider");
  const mobile = provider === "phone" ? (number ?? null) : null;
  if (provider === "phone" && mobile === null) return refusedFor("number");
  const identity = {
    provider,
    name: name ?? null,
    email: verified ? (email ?? null) : null,
    mobile,
  };
  return { identity, fingerprint: await digest(`${projectId} ${sub} ${iat} ${signedInAt}`) };
}

/**
 * A digest of the claims identifies a token: tokens have no id, and their text has several valid encodings.
 */
async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
