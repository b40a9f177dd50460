/** Builds the Content-Security-Policy of every response. */

import type { SocialSources } from "~/edge/sign-in/social-sign-in.ts";
import type { Brand } from "../../../brands/brand.ts";

export const reportPath = "/__csp-report";

export interface CspFacts {
  brand: Brand;
  nonce: string;
  development: boolean;
  /** Development only: origin of the sandbox's pictures and game pages. */
  sandboxOrigin: string | null;
  /** Development only: the Vite server. */
  viteOrigin: string | null;
  /** Development only: whether the editor of brands shows this page in a frame (B9). */
  isFramed: boolean;
  /** Origin of the human-verification widget's frame (A16); null if no frame is allowed. */
  widgetOrigin: string | null;
  /** Sources of social sign-in (A55); empty for responses other than pages. */
  social: SocialSources;
  /** Whether Google's tag may send analytics: the visitor has agreed to it (A93). */
  analytics: boolean;
}

/** Hosts that Google's tag sends to. Its script needs no host here, because our own script adds it. */
const tagHosts = [
  "https://*.googletagmanager.com",
  "https://*.google-analytics.com",
  "https://*.analytics.google.com",
];

/**
 * Scripts need the nonce, and scripts that these add are allowed by `strict-dynamic`. So the human-verification widget
 * and Firebase need hosts for their frames only. Style elements need the nonce, style sheets our origin.
 *
 * Style attributes are allowed, because React writes them for measured sizes and carousel offsets. An attribute styles
 * its own element only, and the sanitizer removes them from the platform's HTML.
 */
export function contentSecurityPolicy(facts: CspFacts): string {
  const { brand, nonce, development, social } = facts;
  const sandbox = development && facts.sandboxOrigin ? [facts.sandboxOrigin] : [];
  const vite = development && facts.viteOrigin ? [facts.viteOrigin] : [];
  const sockets = vite.map((origin) => origin.replace(/^http/, "ws"));
  const frames = [...brand.hosts.launch, ...brand.hosts.chat].map((host) => `https://${host}`);
  const widget = facts.widgetOrigin ? [facts.widgetOrigin] : [];
  const tag = facts.analytics ? tagHosts : [];
  const some = (sources: string[]) => (sources.length > 0 ? sources : ["'none'"]).join(" ");
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    // Vite adds style elements without a nonce in development.
    `style-src 'self' ${vite.length > 0 ? "'unsafe-inline'" : `'nonce-${nonce}'`}`,
    "style-src-attr 'unsafe-inline'",
    `img-src ${some(["'self'", "data:", ...brand.hosts.images, ...sandbox, ...tag])}`,
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "media-src 'self'",
    `connect-src ${some(["'self'", ...social.connect, ...vite, ...sockets, ...tag])}`,
    `frame-src ${some([...new Set([...frames, ...widget, ...social.frames, ...sandbox])])}`,
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${development && facts.isFramed ? "'self'" : "'none'"}`,
    ...(development ? [] : ["upgrade-insecure-requests"]),
    `report-uri ${reportPath}`,
    "report-to csp",
  ].join("; ");
}
