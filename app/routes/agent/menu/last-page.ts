import { rememberedSearch } from "~/reports/query/remembered-filters.ts";
import { type AgentPage, type AgentPageKey, agentPages } from "~/routes/agent/pages.ts";
import { cookieLine, oneYear } from "~/session/cookies/cookie.ts";

const cookie = "__Host-agent-page";

/**
 * Tells the account that wrote the cookie from others. It is so short that many accounts share it: the cookie doesn't
 * say which of them it was.
 */
export async function ownerMark(id: string): Promise<string> {
  const text = new TextEncoder().encode(`portico agent page ${id}`);
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", text));
  return Array.from(hash.slice(0, 2), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * The page that this account had open last with its days and accounts (S37), out of a Cookie header; null for none,
 * and for another account's. A cookie, so that the server opens it at once, without a script too.
 * @param owner of `ownerMark`
 */
export function lastPage(
  cookies: string | null,
  owner: string,
): { page: AgentPage; search: string } | null {
  const value = new RegExp(`(?:^|;\\s*)${cookie}=([^;\\s]*)`).exec(cookies ?? "")?.[1];
  const [, name, mark, query = ""] = /^(\w+)\.(\w+)(?:\.(.*))?$/.exec(value ?? "") ?? [];
  const page = mark === owner ? agentPages.find(({ key }) => key === name) : undefined;
  return page ? { page, search: rememberedSearch(new URLSearchParams(decoded(query))) } : null;
}

/** What remembers an account's page and its query for a year: a line for `Set-Cookie`, and for the browser. */
export function lastPageLine(key: AgentPageKey, query: string, owner: string): string {
  const search = rememberedSearch(new URLSearchParams(query));
  const page = `${key}.${owner}`;
  const value = search ? `${page}.${encodeURIComponent(search.slice(1))}` : page;
  return cookieLine(cookie, value, { age: oneYear, readable: true });
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}
