import { replace } from "@remix-run/cloudflare";
import { lastOffset } from "~/ui/pager/last-offset.ts";
import { type LobbyQuery, lobbyHref } from "./lobby-query.ts";

interface List {
  games: readonly unknown[] | null;
  total: number | null;
  hasMore: boolean;
}

/**
 * A list has become shorter, as a favourites' list without its last heart, or its address is an old one: a page
 * behind its end would say that there are no games at all.
 * @param size games a page
 * @throws Response a redirect in its place: to the last page that there is, to the first where nobody says how many
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
