/** Q10: the search finds every page and action of the portal. */
import type { RouteConfigEntry } from "@remix-run/route-config";
import { describe, expect, it } from "vitest";
import { portalPages, unlistedPages } from "../../app/background/portal-pages.ts";
import {
  bottomPlaces,
  extraPlaces,
  member,
} from "../../app/components/shell/navigation/destinations.ts";
import { allOffers } from "../../app/graphql/generated/offers.ts";
import routes from "../../app/routes.ts";
import { brandIds, pickBrand } from "../../brands/index.ts";
import { helpAnchors } from "../../sandbox/domains/system/help-texts.ts";
import { needs } from "../../search/needs/needs.ts";
import { sourcesIn, textOf } from "../house/sources.ts";

const all = brandIds.flatMap((id) => portalPages(pickBrand(id), [...allOffers]));
const lobbies = brandIds.flatMap((id) => pickBrand(id).lobbyRoutes);
const found = new Set([...all, ...lobbies].map(({ path }) => path.split("#")[0] ?? ""));

/** Every page's address; those with parameters are single things, not pages of their own. */
function pagesIn(entries: readonly RouteConfigEntry[], parent = ""): string[] {
  return entries.flatMap(({ path = "", index, children = [], file }) => {
    const address = `${parent}/${path}`.replace(/\/+/g, "/").replace(/(.)\/$/, "$1");
    const below = pagesIn(children, address);
    const isPage = (index || path !== "") && /^export default/m.test(textOf(`app/${file}`));
    return isPage && !/[:*]/.test(address) ? [address, ...below] : below;
  });
}

const isUnlisted = (page: string) =>
  Object.keys(unlistedPages).some((path) =>
    path.endsWith("/") ? page.startsWith(path) : page === path,
  );

describe("Q10 the entries of the search", () => {
  const pages = [...new Set(pagesIn(routes))];

  it("are every page of the table of routes, or the page is named with a reason", () => {
    expect(pages.length).toBeGreaterThan(60);
    expect(pages.filter((page) => !found.has(page) && !isUnlisted(page))).toEqual([]);
  });

  it("have only pages that exist, and no reason for what is listed or gone", () => {
    const open = new Set([...pages, ...lobbies.map(({ path }) => path)]);
    expect([...found].filter((page) => !open.has(page))).toEqual([]);
    const needless = Object.keys(unlistedPages).filter(
      (path) => found.has(path) || !pages.some((page) => page.startsWith(path)),
    );
    expect(needless).toEqual([]);
  });

  it("are every destination of the navigation", () => {
    const destinations = [
      ...[...Object.values(extraPlaces), ...Object.values(bottomPlaces)].map(({ path }) => path),
      ...Object.values(member),
    ];
    expect(destinations.filter((path) => !found.has(path))).toEqual([]);
  });

  it("lead to parts of pages that have these ids", () => {
    const sources = sourcesIn(["app"], /\.tsx$/)
      .map(textOf)
      .join("\n");
    const parts = all.flatMap(({ path }) => path.split("#")[1] ?? []);
    expect(parts.length).toBeGreaterThan(5);
    expect(parts.filter((id) => !new RegExp(`id=("${id}"|\\{[^}]*"${id}")`).test(sources))).toEqual(
      [],
    );
  });

  it("have words that people type, in six languages", () => {
    const known = new Set(needs.map((need) => need.for));
    expect(
      [...new Set(all.map(({ path }) => path))].filter((path) => !known.has(`account:${path}`)),
    ).toEqual([]);
    const empty = needs.filter(({ protection, service, words }) =>
      [protection, service, words].some(
        (phrases) => phrases && Object.values(phrases).some((text) => text.trim() === ""),
      ),
    );
    expect(empty).toEqual([]);
  });

  it("have no words for what does not exist", () => {
    const keys = new Set([
      ...all.map(({ path }) => `account:${path}`),
      ...lobbies.map(({ path }) => `category:${path}`),
      ...helpAnchors.map((anchor) => `help:${anchor}`),
    ]);
    expect(needs.filter((need) => !keys.has(need.for)).map((need) => need.for)).toEqual([]);
    expect(new Set(needs.map((need) => need.for)).size).toBe(needs.length);
  });
});
