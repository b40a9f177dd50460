/** Addresses of human verification (A16, X2) for the browser and the gateway. */

import type { Configuration } from "~/edge/configuration/configuration.ts";
import type { RequestContext } from "~/edge/request/request-context.ts";
import type { VerificationWidget } from "~/portal-context.ts";
import type { HumanVerificationSettings } from "../../../gateway/request/request-scope.ts";
import { testingKey } from "./verification-keys.ts";

/** Returns the gateway's settings. It reaches the sandbox by its binding and Cloudflare over the network. */
export function verificationSettings(
  context: RequestContext,
  { verification, platform }: Configuration,
): HumanVerificationSettings | null {
  if (!verification) return null;
  const { origin, secretKey } = verification;
  const binding = origin.includes("{world}") ? platform : null;
  return {
    fetch: (check) => (binding ? binding.fetch(check) : fetch(check)),
    origin: origin.replace("{world}", context.world),
    secretKey,
    testing: testingKey.test(secretKey),
  };
}

/** Returns the login form's settings of the widget, or null without one. */
export function verificationWidget(
  context: RequestContext,
  configuration: Configuration,
): VerificationWidget | null {
  const { verification } = configuration;
  const origin = browserOrigin(configuration);
  if (!verification || !origin) return null;
  const script = new URL("/turnstile/v0/api.js?render=explicit", origin);
  if (verification.origin.includes("{world}")) script.searchParams.set("world", context.world);
  return { siteKey: verification.siteKey, script: script.href };
}

/** Returns the origin of the widget's frame, or null without one. */
export function browserOrigin({ verification, sandboxOrigin }: Configuration): string | null {
  if (!verification) return null;
  return verification.origin.includes("{world}") ? sandboxOrigin : verification.origin;
}
