/**
 * Development switches override a visitor's country, address, brand and sandbox world, and move the clock. Each is a
 * query parameter (`?dev-country=KP`, which becomes a cookie), a cookie or a header (`x-dev-country`). Only the configuration decides
 * whether they are read, so no request can turn them on in production.
 */

import { parseAddress } from "~/edge/request/addresses.ts";
import { readCookie } from "~/session/cookies/cookie.ts";
import { brandIds } from "../../../brands/index.ts";

const rules = {
  /** ISO 3166-1 alpha-2; XX stands for an unknown country. */
  country: (text: string) => /^[A-Z]{2}$/.test(text),
  region: (text: string) => /^[A-Z0-9]{1,3}$/.test(text),
  address: (text: string) => parseAddress(text) !== null,
  brand: (text: string) => brandIds.includes(text),
  /** A draft of a brand (`draft-brands.ts`), instead of a brand's file. */
  draft: (text: string) => /^d\d{1,9}$/.test(text),
  /** A world of the sandbox. */
  world: (text: string) => /^[a-z0-9][a-z0-9-]{0,39}$/.test(text),
  /** How far the portal's clock runs ahead for this request, in ms, or behind with a minus: less than 1,158 days. */
  "clock-ahead": (text: string) => /^-?\d{1,11}$/.test(text),
};
const names = Object.keys(rules) as Array<keyof typeof rules>;

export type DevSwitches = Partial<Record<keyof typeof rules, string>>;

/** Returns a request's switches; none outside development. Malformed values are ignored. */
export function readDevSwitches(request: Request, development: boolean): DevSwitches {
  const switches: DevSwitches = {};
  if (!development) return switches;
  const { headers } = request;
  const cookies = headers.get("cookie");
  const devCookies = cookies?.includes("dev-") ? cookies : null;
  for (const name of names) {
    const sent = headers.get(`x-dev-${name}`) ?? decoded(readCookie(devCookies, `dev-${name}`));
    if (sent && rules[name](sent)) switches[name] = sent;
  }
  return switches;
}

function decoded(text: string | null): string | null {
  try {
    return text && decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Stores switches of the query in cookies, and redirects to the address without them; null if there are none. */
export function saveDevSwitches(request: Request, development: boolean): Response | null {
  if (!development || request.method !== "GET") return null;
  const url = new URL(request.url);
  const headers = new Headers({ "cache-control": "no-store" });
  for (const name of names) {
    const value = url.searchParams.get(`dev-${name}`);
    if (value === null) continue;
    url.searchParams.delete(`dev-${name}`);
    const text = rules[name](value) ? encodeURIComponent(value) : "";
    const age = text === "" ? "; Max-Age=0" : "";
    headers.append("set-cookie", `dev-${name}=${text}; Path=/${age}; HttpOnly; SameSite=Lax`);
  }
  if (!headers.has("set-cookie")) return null;
  headers.set("location", `${url.pathname}${url.search}`);
  return new Response(null, { status: 303, headers });
}
