import { type AgentPage, type AgentPageKey, agentPages } from "./pages.ts";

const cookie = "agent-page";

/**
 * The page that was open last (S37), out of a Cookie header; null for none. A cookie, so that the
 * server opens it at once, without a script too.
 */
export function lastPage(cookies: string | null): AgentPage | null {
  const key = new RegExp(`(?:^|;\\s*)${cookie}=(\\w+)`).exec(cookies ?? "")?.[1];
  return agentPages.find((page) => page.key === key) ?? null;
}

/** What remembers a page for a year: a line for `Set-Cookie`, and for the browser. */
export function lastPageLine(key: AgentPageKey): string {
  return `${cookie}=${key}; Path=/agentHome; Max-Age=31536000; SameSite=Lax; Secure`;
}
