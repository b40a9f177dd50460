/** The Content-Security-Policy of every answer. */

import type { SocialSources } from "~/edge/sign-in/social-sign-in.ts";
import type { Brand } from "../../../brands/brand.ts";

export const reportPath = "/__csp-report";

export interface CspFacts {
  brand: Brand;
  nonce: string;
  development: boolean;
  /** Development only: where pictures and game pages live. */
  sandboxOrigin: string | null;
  /** Development only: the Vite server. */
  viteOrigin: string | null;
  /** Where the frame of the human-verification widget comes from (A16); null where none may be. */
  widgetOrigin: string | null;
  /** What social sign-in needs (A55); nothing on what is no page. */
  social: SocialSources;
  /** Whether the page may send what Google's tag counts: the visitor agreed to it (A93). */
  counted: boolean;
}

/** Where Google's tag comes from and sends to; its script needs no word, for our own adds it. */
const tagHosts = [
  "https://*.googletagmanager.com",
  "https://*.google-analytics.com",
  "https://*.analytics.google.com",
];

/**
 * Scripts run by nonce, and what they load by `strict-dynamic`. Style elements need our nonce, style
 * sheets our origin. Style *attributes* are let through: React writes them for measured sizes and
 * carousel offsets, and an attribute reaches only its own element; text from the platform can't carry
 * one, for the sanitiser takes them off.
 *
 * The scripts of the human-verification widget and of Firebase need no word: our own script adds them,
 * which `strict-dynamic` allows, and beside that a host counts for nothing. Their frames do need one.
 */
export function contentSecurityPolicy(facts: CspFacts): string {
  const { brand, nonce, development, social } = facts;
  const sandbox = development && facts.sandboxOrigin ? [facts.sandboxOrigin] : [];
  const vite = development && facts.viteOrigin ? [facts.viteOrigin] : [];
  const sockets = vite.map((origin) => origin.replace(/^http/, "ws"));
  const frames = [...brand.hosts.launch, ...brand.hosts.chat].map((host) => `https://${host}`);
  const widget = facts.widgetOrigin ? [facts.widgetOrigin] : [];
  const tag = facts.counted ? tagHosts : [];
  const some = (sources: string[]) => (sources.length > 0 ? sources : ["'none'"]).join(" ");
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    // Vite puts style elements into the page while one develops.
    `style-src 'self' ${vite.length > 0 ? "'unsafe-inline'" : `'nonce-${nonce}'`}`,
    "style-src-attr 'unsafe-inline'",
    `img-src ${some(["'self'", "data:", ...brand.hosts.images, ...sandbox, ...tag])}`,
    "font-src 'self'",
    "manifest-src 'self'",
    "media-src 'self'",
    `connect-src ${some(["'self'", ...social.connect, ...vite, ...sockets, ...tag])}`,
    `frame-src ${some([...new Set([...frames, ...widget, ...social.frames, ...sandbox])])}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(development ? [] : ["upgrade-insecure-requests"]),
    `report-uri ${reportPath}`,
    "report-to csp",
  ].join("; ");
}
