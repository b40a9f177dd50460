/**
 * Reads the address of a category page, and builds other addresses of it. The whole state is in the address, so
 * that links, the back button and the page without JavaScript work.
 */

/** Games a page: four slides of nine (K9), three columns of twelve on a phone. */
export const pageSize = 36;
/** Most providers that one address may name. */
const mostVendors = 10;

import type { GameSort } from "~/graphql/generated/graphql";
import { pagesText, readPages, type ShownPages } from "~/ui/pager/list-pages.ts";
import { readTyped } from "../../../brands/typed/text-kinds.ts";

export interface LobbyQuery extends ShownPages {
  /** HOT, NEW or a class of the server; null for all. */
  classKey: string | null;
  vendors: string[];
  search: string;
  minBet: number | null;
  minLines: number | null;
  /** Null for the platform's own order, the most popular first. */
  sort: GameSort | null;
  /** The language of a table's dealer, as a BCP 47 tag (H15). */
  dealer: string | null;
  /** Only tables with a free seat (H15). */
  freeSeats: boolean;
  /** Keys of a theme and a feature that the platform names (L7). */
  theme: string | null;
  feature: string | null;
  /** Of matches (H15): sport and league by their names, the day as YYYY-MM-DD. */
  sport: string | null;
  league: string | null;
  day: string | null;
}

const sorts: readonly GameSort[] = ["NAME", "NEWEST", "RTP"];

function positive(text: string | null, most: number): number | null {
  if (!text || !/^\d{1,6}(\.\d{1,2})?$/.test(text)) return null;
  const value = Number(text);
  return value > 0 && value <= most ? value : null;
}

/** A key or code of the platform. */
const plainKey = /^[A-Za-z0-9_-]{1,40}$/;
/** A name that a filter of matches has. */
const shortName = /^[^\p{Cc}]{1,60}$/u;

const likeThis = (text: string | null, form: RegExp): string | null =>
  text !== null && form.test(text) ? text : null;

/** Reads an address. R23 names the hot games of a page `page=hotSlots`. */
export function readLobbyQuery(params: URLSearchParams): LobbyQuery {
  const page = params.get("page");
  const key = params.get("class");
  const known = likeThis(key, plainKey);
  // The form's checkboxes repeat the parameter; links divide by commas.
  const vendors = params.getAll("vendor").flatMap((text) => text.split(","));
  return {
    classKey: page === "hotSlots" ? "HOT" : known,
    vendors: [...new Set(vendors)].filter((code) => plainKey.test(code)).slice(0, mostVendors),
    search: readTyped("SEARCH", params.get("q") ?? "").slice(0, 60),
    minBet: positive(params.get("bet"), 100_000),
    minLines: positive(params.get("lines"), 10_000),
    sort: sorts.find((sort) => sort.toLowerCase() === params.get("sort")) ?? null,
    dealer: likeThis(params.get("dealer"), /^[a-z]{2,3}(-[A-Za-z]{2,4})?$/),
    freeSeats: params.get("seats") === "free",
    theme: likeThis(params.get("theme"), plainKey),
    feature: likeThis(params.get("feature"), plainKey),
    sport: likeThis(params.get("sport"), shortName),
    league: likeThis(params.get("league"), shortName),
    day: likeThis(params.get("day"), /^\d{4}-\d{2}-\d{2}$/),
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
  if (next.sort) params.set("sort", next.sort.toLowerCase());
  if (next.dealer) params.set("dealer", next.dealer);
  if (next.freeSeats) params.set("seats", "free");
  if (next.theme) params.set("theme", next.theme);
  if (next.feature) params.set("feature", next.feature);
  if (next.sport) params.set("sport", next.sport);
  if (next.league) params.set("league", next.league);
  if (next.day) params.set("day", next.day);
  const pages = pagesText(next);
  if (pages) params.set("page", pages);
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

/** True when the visitor narrowed the list down, so that an empty list is theirs to widen. */
export function isNarrowed(query: LobbyQuery): boolean {
  const { search, minBet, minLines, vendors, dealer, freeSeats, theme, feature } = query;
  const chosen = [search, minBet, minLines, vendors.length, dealer, freeSeats, theme, feature];
  return chosen.some(Boolean);
}
