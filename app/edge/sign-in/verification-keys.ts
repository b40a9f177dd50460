/** Reads the configuration of human verification (A16, X2). */
import * as v from "valibot";

/** Cloudflare Turnstile, the only service in production. */
const verificationOrigin = "https://challenges.cloudflare.com";

/** Keys that Cloudflare publishes for tests. They accept every visitor or none. */
export const testingKey = /^[123]x0+[A-F]{2}$/;

/** Settings of the verification service. */
export interface Verification {
  siteKey: string;
  secretKey: string;
  /** In development it may contain `{world}`; then the sandbox stands in for the service. */
  origin: string;
}

const key = v.pipe(
  v.string(),
  v.check((text) => /^[\w-]{10,200}$/.test(text), "is no key of Turnstile."),
);
const realKey = v.pipe(
  key,
  v.check((text) => !testingKey.test(text), "is one of Turnstile's public testing keys."),
);

/** The variables in development: any origin, including the sandbox's `http://{world}.sandbox.internal`. */
export const developmentKeys = {
  TURNSTILE_SITE_KEY: v.optional(key),
  TURNSTILE_SECRET_KEY: v.optional(key),
  TURNSTILE_ORIGIN: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => /^https?:\/\/[^/?#]+$/.test(text) && URL.canParse(text.replace("{world}", "w")),
        "must be an http or https origin, without a path.",
      ),
    ),
    verificationOrigin,
  ),
};

/** The variables in production: real keys, and Cloudflare's origin only. */
export const productionKeys = {
  TURNSTILE_SITE_KEY: v.optional(realKey),
  TURNSTILE_SECRET_KEY: v.optional(realKey),
  TURNSTILE_ORIGIN: v.optional(
    v.literal(verificationOrigin, `must be ${verificationOrigin} or left out.`),
    verificationOrigin,
  ),
};

interface Keys {
  TURNSTILE_SITE_KEY?: string | undefined;
  TURNSTILE_SECRET_KEY?: string | undefined;
  TURNSTILE_ORIGIN: string;
}

/** Returns the settings, null if neither key is set, or a sentence that describes the mistake. */
export function verificationOf(
  { TURNSTILE_SITE_KEY: siteKey, TURNSTILE_SECRET_KEY: secretKey, TURNSTILE_ORIGIN: origin }: Keys,
  sandboxOrigin: string | undefined,
): Verification | null | string {
  if (!siteKey && !secretKey) return null;
  if (!secretKey) {
    return "TURNSTILE_SITE_KEY is set, and the secret TURNSTILE_SECRET_KEY is not: set both or none.";
  }
  if (!siteKey) {
    return "TURNSTILE_SECRET_KEY is set, and TURNSTILE_SITE_KEY is not: set both or none.";
  }
  if (origin.includes("{world}") && !sandboxOrigin) {
    return "TURNSTILE_ORIGIN is the sandbox, and SANDBOX_ORIGIN does not say where browsers find it.";
  }
  return { siteKey, secretKey, origin };
}
