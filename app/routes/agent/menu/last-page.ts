import { rememberedSearch } from "~/reports/query/remembered-filters.ts";
import { type AgentPage, type AgentPageKey, agentPages } from "~/routes/agent/pages.ts";
import { cookieLine, oneYear } from "~/session/cookies/cookie.ts";

const cookie = "__Host-agent-page";

/**
 * The page that was open last with its days and accounts (S37), out of a Cookie header; null for none. A cookie, so
 * that the server opens it at once, without a script too.
 */
export function lastPage(cookies: string | null): { page: AgentPage; search: string } | null {
  const found = new RegExp(`(?:^|;\\s*)${cookie}=(\\w+)(?:\\.([^;\\s]*))?`).exec(cookies ?? "");
  const page = agentPages.find(({ key }) => key === found?.[1]);
  return page
    ? { page, search: rememberedSearch(new URLSearchParams(decoded(found?.[2] ?? ""))) }
    : null;
}

/** What remembers a page and its query for a year: a line for `Set-Cookie`, and for the browser. */
export function lastPageLine(key: AgentPageKey, query: string): string {
  const search = rememberedSearch(new URLSearchParams(query));
  const value = search ? `${key}.${encodeURIComponent(search.slice(1))}` : key;
  return cookieLine(cookie, value, { age: oneYear, readable: true });
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}
