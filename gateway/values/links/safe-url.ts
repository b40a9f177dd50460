/** Decides whether a URL of the platform may be followed. */
import type { RequestScope } from "../../request/request-scope.ts";

/** Control characters and spaces that browsers ignore before the scheme. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const hidden = /[\u0000-\u0020\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\\]/;

const plainPath = /^(?:\/[\w.~-]+)+$/;
/** URLs that the parser returns unchanged; matching them is cheaper than parsing. */
const plainAddress = /^https:\/\/(?:[a-z][a-z0-9]{0,61}\.)+[a-z]{2,24}(?:\/[\w~-][\w.~-]*)+$/;

/** An https URL, or a path of this portal. Everything else (`//evil`, `/\evil`, `data:`) is null. */
export function safeUrl(raw: string | null | undefined): string | null {
  const text = raw?.trim() ?? "";
  if (text === "" || text.length > 2048) return null;
  // Most are paths of pictures, which need no parsing.
  if (plainPath.test(text) || plainAddress.test(text)) return text;
  if (hidden.test(text)) return null;
  if (text.startsWith("/")) return text.startsWith("//") ? null : text;
  const url = parse(text);
  if (url?.protocol !== "https:" || url.username !== "" || url.password !== "") return null;
  return url.href;
}

/** A contact link (A76): https, tel and mailto only. */
export function safeContact(raw: string | null | undefined): string | null {
  const text = raw?.trim() ?? "";
  if (/^tel:\+?[\d()./-]{3,30}$/i.test(text)) return text;
  if (/^mailto:[^\s<>"'\\?]{3,254}$/i.test(text) && text.includes("@")) return text;
  return text.startsWith("/") ? null : safeUrl(text);
}

/**
 * The URL of a launched game or chat (A64): https, on a host of the brand's list, where `*.host` matches any
 * subdomain. In development the sandbox's origin is allowed too, over http.
 */
export function listedUrl(
  raw: string,
  hosts: readonly string[],
  scope: Pick<RequestScope, "development" | "platform">,
): string | null {
  if (hidden.test(raw) || raw.length > 4096) return null;
  const url = parse(raw);
  if (url === null || url.username !== "" || url.password !== "") return null;
  if (isSandbox(url, scope)) return url.href;
  if (url.protocol !== "https:") return null;
  return hosts.some((pattern) => matches(url.host, pattern)) ? url.href : null;
}

/** The host of a refused URL, for the log and the brand's operator; "none" without one. */
export function hostNamed(raw: string): string {
  const host = parse(raw.slice(0, 4096))?.host ?? "";
  return /^[a-z0-9.-]{1,253}(:\d{1,5})?$/.test(host) ? host : "none";
}

/** True for a URL of the sandbox, which exists in development only. */
export function isSandbox(
  url: URL,
  scope: Pick<RequestScope, "development" | "platform">,
): boolean {
  const { sandboxOrigin } = scope.platform;
  return scope.development && sandboxOrigin !== null && url.origin === sandboxOrigin;
}

function matches(host: string, pattern: string): boolean {
  if (!pattern.startsWith("*.")) return host === pattern;
  return host.endsWith(pattern.slice(1)) && host.length > pattern.length - 1;
}

function parse(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
