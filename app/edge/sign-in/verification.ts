/** Human verification (A16, X2): how browser and gateway get there. */

import type { Configuration } from "~/edge/configuration/configuration.ts";
import type { RequestContext } from "~/edge/request/request-context.ts";
import type { VerificationWidget } from "~/portal-context.ts";
import type { HumanVerificationSettings } from "../../../gateway/request/request-scope.ts";
import { testingKey } from "./verification-keys.ts";

/** How the gateway reaches the service: the sandbox through its binding, Cloudflare over the network. */
export function verificationSettings(
  context: RequestContext,
  { verification, platform }: Configuration,
): HumanVerificationSettings | null {
  if (!verification) return null;
  const { origin, secretKey } = verification;
  const binding = origin.includes("{world}") ? platform : null;
  return {
    fetch: (asked) => (binding ? binding.fetch(asked) : fetch(asked)),
    origin: origin.replace("{world}", context.world),
    secretKey,
    testing: testingKey.test(secretKey),
  };
}

/** What the login form needs to show the widget. */
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

/** Where the widget's frame comes from, or null without one. */
export function browserOrigin({ verification, sandboxOrigin }: Configuration): string | null {
  if (!verification) return null;
  return verification.origin.includes("{world}") ? sandboxOrigin : verification.origin;
}
