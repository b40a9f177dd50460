import { replace } from "@remix-run/cloudflare";
import { lastOffset } from "~/ui/pager/last-offset.ts";
import { type LobbyQuery, lobbyHref } from "./lobby-query.ts";

interface List {
  games: readonly unknown[] | null;
  total: number | null;
  hasMore: boolean;
}

/**
 * Redirects when a list has become shorter, for example after its last favourite was removed, or when the address
 * is old. Otherwise the page would say that there are no games.
 * @param size games per page
 * @throws Response a redirect to the last page, or to the first if the total is unknown
 */
export function requireGames(
  path: string,
  query: LobbyQuery,
  { games, total, hasMore }: List,
  size: number,
): void {
  if (query.from === 1 || games === null || games.length > 0 || hasMore) return;
  const last = lastOffset({ limit: size, total: total ?? 0 }) / size + 1;
  // A page whose games were all unreadable is there all the same.
  if (last < query.from) throw replace(lobbyHref(path, query, { from: last, to: last }));
}
