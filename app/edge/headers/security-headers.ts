/** Security headers of every response, including errors. */
import { type CspFacts, contentSecurityPolicy, reportPath } from "./csp.ts";

const fixed: Record<string, string> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  // Sign-in with Google or Facebook opens a popup that sends its result back to the page.
  "cross-origin-opener-policy": "same-origin-allow-popups",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy":
    "accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), midi=(), payment=(), usb=()",
  "reporting-endpoints": `csp="${reportPath}"`,
};

/** Strict-Transport-Security for each value of the setting HSTS. */
const transport = {
  host: "max-age=31536000",
  subdomains: "max-age=31536000; includeSubDomains",
  preload: "max-age=63072000; includeSubDomains; preload",
};

export interface SecurityFacts extends CspFacts {
  hsts: keyof typeof transport;
}

/** Sets the headers. A response keeps its own policy in development only, where the playground has one. */
export function setSecurityHeaders(headers: Headers, facts: SecurityFacts): void {
  headers.set("strict-transport-security", transport[facts.hsts]);
  for (const [name, value] of Object.entries(fixed)) headers.set(name, value);
  headers.set("x-frame-options", facts.development && facts.isFramed ? "SAMEORIGIN" : "DENY");
  if (facts.development && headers.has("content-security-policy")) return;
  headers.set("content-security-policy", contentSecurityPolicy(facts));
}
