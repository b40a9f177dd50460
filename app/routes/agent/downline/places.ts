import { rangeNames } from "~/reports/range/range.ts";

export const downlinePath = "/agentHome/downline";

/** Returns the address of the list one level below an account, in the same order. */
export function levelHref(account: string | null, shown: URLSearchParams): string {
  const query = new URLSearchParams(shown);
  for (const name of ["under", "search", "offset", "done"]) query.delete(name);
  if (account !== null) query.set("under", account);
  return downlinePath + questionOf(query);
}

/** An account's figures beside the list as it is. */
export function accountHref(account: string, shown: URLSearchParams): string {
  const query = new URLSearchParams(shown);
  query.delete("done");
  return `${downlinePath}/${encodeURIComponent(account)}${questionOf(query)}`;
}

/** The list as it is, without an account's figures. */
export function listHref(shown: URLSearchParams): string {
  const query = new URLSearchParams(shown);
  for (const name of ["done", ...rangeNames]) query.delete(name);
  return downlinePath + questionOf(query);
}

const questionOf = (query: URLSearchParams) => (query.size > 0 ? `?${query}` : "");
