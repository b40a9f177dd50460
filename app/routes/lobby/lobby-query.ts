/**
 * Reads the address of a category page, and builds other addresses of it. The whole state is in the address, so
 * that links, the back button and the page without JavaScript work.
 */

/** Games a page: four slides of nine (K9), three columns of twelve on a phone. */
export const pageSize = 36;
/** Most pages that one address may show at once; older ones fall off in front. */
export const mostPages = 8;
const lastPage = 5000;

export interface LobbyQuery {
  /** HOT, NEW or a class of the server; null for all. */
  classKey: string | null;
  vendors: string[];
  search: string;
  minBet: number | null;
  minLines: number | null;
  /** First and last page shown, counted from 1. */
  from: number;
  to: number;
}

function positive(text: string | null, most: number): number | null {
  if (!text || !/^\d{1,6}(\.\d{1,2})?$/.test(text)) return null;
  const value = Number(text);
  return value > 0 && value <= most ? value : null;
}

/** `3` → third page, `1-3` → the first three; anything else → the first. */
function readPages(text: string | null): { from: number; to: number } {
  const match = /^(\d{1,4})(?:-(\d{1,4}))?$/.exec(text ?? "");
  const first = Math.min(Math.max(1, Number(match?.[1] ?? 1)), lastPage);
  const to = Math.min(Math.max(first, Number(match?.[2] ?? first)), lastPage);
  return { from: Math.max(first, to - mostPages + 1), to };
}

/** Reads an address. R23 names the hot games of a page `page=hotSlots`. */
export function readLobbyQuery(params: URLSearchParams): LobbyQuery {
  const page = params.get("page");
  const key = params.get("class");
  const known = key !== null && /^[A-Za-z0-9_-]{1,40}$/.test(key) ? key : null;
  const vendors = (params.get("vendor") ?? "").split(",");
  return {
    classKey: page === "hotSlots" ? "HOT" : known,
    vendors: vendors.filter((code) => /^[A-Za-z0-9_-]{1,40}$/.test(code)).slice(0, 10),
    search: (params.get("q") ?? "").trim().slice(0, 60),
    minBet: positive(params.get("bet"), 100_000),
    minLines: positive(params.get("lines"), 10_000),
    ...readPages(page),
  };
}

/** Returns the address of a page of the list. With other filters it is the first page by default. */
export function lobbyHref(
  path: string,
  query: LobbyQuery,
  change: Partial<LobbyQuery> = {},
): string {
  const next = { ...query, from: 1, to: 1, ...change };
  const params = new URLSearchParams();
  if (next.classKey) params.set("class", next.classKey);
  if (next.vendors.length) params.set("vendor", next.vendors.join(","));
  if (next.search) params.set("q", next.search);
  if (next.minBet) params.set("bet", String(next.minBet));
  if (next.minLines) params.set("lines", String(next.minLines));
  if (next.to > next.from) params.set("page", `${next.from}-${next.to}`);
  else if (next.to > 1) params.set("page", String(next.to));
  const text = params.toString();
  return text ? `${path}?${text}` : path;
}

/** Most games that the gateway serves at once. */
const mostGames = 100;

/** The questions that cover the pages shown, each within what the gateway serves at once. */
export function windowsOf(
  { from, to }: Pick<LobbyQuery, "from" | "to">,
  size: number,
): { offset: number; limit: number }[] {
  const atOnce = Math.floor(mostGames / size);
  const windows: { offset: number; limit: number }[] = [];
  for (let page = from; page <= to; page += atOnce) {
    windows.push({ offset: (page - 1) * size, limit: Math.min(atOnce, to - page + 1) * size });
  }
  return windows;
}

/** Returns the address of "more": one page longer, or the next page once the list has the maximum length. */
export function moreOf({ from, to }: Pick<LobbyQuery, "from" | "to">): {
  from: number;
  to: number;
} {
  return to - from + 1 < mostPages ? { from, to: to + 1 } : { from: to + 1, to: to + 1 };
}

/** True when the visitor narrowed the list down, so that an empty list is theirs to widen. */
export function isNarrowed(query: LobbyQuery): boolean {
  return Boolean(query.search || query.minBet || query.minLines || query.vendors.length);
}

/** The page numbers of a pager: the ends, the neighbours, and for each gap the page behind it, negative. */
export function pageNumbers(current: number, total: number): number[] {
  const near = [1, current - 1, current, current + 1, total];
  const shown = [...new Set(near.filter((page) => page >= 1 && page <= total))].sort(
    (a, b) => a - b,
  );
  return shown.flatMap((page, index) => {
    const gap = page - (shown[index - 1] ?? page - 1);
    if (gap === 2) return [page - 1, page];
    return gap > 2 ? [-page, page] : [page];
  });
}
