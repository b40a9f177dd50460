/** Reads everything that the search finds, and builds the indexes of all languages (Q7). */

import { categoryKey } from "~/components/shell/navigation/nav-entries.ts";
import { graphql } from "~/graphql/generated";
import type { SearchGamesQuery, SearchRestQuery } from "~/graphql/generated/graphql";
import { fetchMessages, messagesOf } from "~/i18n/messages.server.ts";
import { text } from "~/i18n/text.ts";
import type { Brand } from "../../../brands/brand.ts";
import type { InProcess } from "../../../gateway/graphql/in-process.ts";
import { buildIndex } from "../../../search/build-index.ts";
import type { BuiltIndexes } from "../../../search/built-indexes.ts";
import { byLaunches } from "../../../search/by-launches.ts";
import type { SearchEntry } from "../../../search/search-index.ts";
import type { PinyinTable } from "../../../search/text/latin-spellings.ts";
import { type AccountPages, pageEntries } from "./page-entries.server.ts";

const SearchGames = graphql(`
  query SearchGames($offset: Int!) {
    games(filter: {}, limit: 100, offset: $offset) {
      nodes {
        id
        name
        type
        image
        inMaintenance
        vendor {
          code
          name
        }
      }
      pageInfo {
        total
      }
    }
  }
`);

const SearchRest = graphql(`
  query SearchRest {
    categories {
      type
      name
      path
      vendors {
        code
        name
      }
    }
    helpSections {
      anchor
      title
    }
    announcements {
      promotions {
        id
        title
      }
    }
    system {
      offers
    }
  }
`);

const pageSize = 100;
/** How many pages of games are requested at the same time. */
const atOnce = 2;
/** More games than any platform has; it ends a reading whose total never comes. */
const mostGames = 50_000;

type Game = NonNullable<SearchGamesQuery["games"]>["nodes"][number];

interface Read {
  games: Game[];
  rest: SearchRestQuery;
  calls: number;
}

/** Returns the gateway as a guest without a session uses it, in a language. */
export type ClientFor = (language: string) => InProcess;

/** Static files of the deployment. */
export interface Files {
  fetch(request: Request): Promise<Response>;
}

/**
 * Reads the platform in every language of the brand, and builds an index for each.
 * @param clientFor returns the gateway as a guest without a session uses it, in a language
 * @param accountPages the pages of the member center
 * @param ranking ids of games, the most launched first; the others follow in the platform's order (H2, Q5)
 * @throws Error when a part can't be read
 */
export async function readAll(
  brand: Brand,
  files: Files,
  clientFor: ClientFor,
  accountPages: AccountPages,
  ranking: readonly string[],
): Promise<BuiltIndexes> {
  for (const { tag } of brand.languages) await fetchMessages(tag, files);
  const table = await files.fetch(new Request("https://files.internal/search/pinyin.json"));
  if (!table.ok) throw new Error(`the Pinyin table could not be read: ${table.status}`);
  const pinyin = await table.json<PinyinTable>();
  const read = new Map<string, Read>();
  for (const { tag } of brand.languages) read.set(tag, await readLanguage(clientFor(tag), ranking));
  const parts = [];
  for (const { tag } of brand.languages) {
    const data = await buildIndex(tag, entriesIn(tag, brand, read, accountPages), pinyin);
    parts.push({ name: tag, version: data.version, json: JSON.stringify(data) });
  }
  const games = read.get(brand.defaultLanguage)?.games ?? [];
  const pictures = games.map(({ id, image }) => [id, image ? pathOnly(image) : null]);
  const json = JSON.stringify(pictures);
  parts.push({ name: "games", version: parts[0]?.version ?? "", json });
  const calls = [...read.values()].reduce((sum, each) => sum + each.calls, 0);
  return { parts, calls, games: games.length };
}

/** The gateway adds the image CDN again, whose origin may change. */
function pathOnly(image: string): string {
  const { pathname, search } = new URL(image);
  return pathname + search;
}

async function readLanguage(client: InProcess, ranking: readonly string[]): Promise<Read> {
  const { data: rest } = await client.execute(SearchRest, {});
  if (!rest?.categories) throw new Error("the categories could not be read");
  const pages: Game[][] = [];
  const readPage = async (page: number) => {
    const { data } = await client.execute(SearchGames, { offset: page * pageSize });
    if (!data?.games) throw new Error(`page ${page} of the games could not be read`);
    pages[page] = data.games.nodes;
    return data.games.pageInfo.total ?? 0;
  };
  const total = Math.min(await readPage(0), mostGames);
  const count = Math.ceil(total / pageSize);
  let next = 1;
  const readOn = async () => {
    while (next < count) {
      const page = next;
      next += 1;
      await readPage(page);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, readOn));
  return { games: byLaunches(pages.flat(), ranking), rest, calls: Math.max(1, count) };
}

/** All entries in one language, with their names in the brand's other languages. */
function entriesIn(
  language: string,
  brand: Brand,
  read: ReadonlyMap<string, Read>,
  accountPages: AccountPages,
): SearchEntry[] {
  const own = read.get(language);
  if (!own) return [];
  const others = [...read].filter(([tag]) => tag !== language).map(([, each]) => each);
  const namesOf = <T>(
    items: (each: Read) => readonly T[],
    id: (item: T) => string,
    name: (item: T) => string,
  ) => {
    const byId = new Map<string, string[]>();
    for (const each of others) {
      for (const item of items(each)) {
        const known = byId.get(id(item));
        if (known) known.push(name(item));
        else byId.set(id(item), [name(item)]);
      }
    }
    return (key: string) => byId.get(key) ?? [];
  };
  const { categories, helpSections, announcements } = own.rest;
  const gameNames = namesOf(
    (each) => each.games,
    ({ id }) => id,
    ({ name }) => name,
  );
  const vendorsOf = (each: Read) =>
    (each.rest.categories ?? []).flatMap(({ path, vendors }) =>
      vendors.map((vendor) => ({ ...vendor, path })),
    );
  const vendorNames = namesOf(
    vendorsOf,
    ({ code }) => code,
    ({ name }) => name ?? "",
  );
  const promotionNames = namesOf(
    (each) => each.rest.announcements?.promotions ?? [],
    ({ id }) => id,
    ({ title }) => title,
  );
  const helpNames = namesOf(
    (each) => each.rest.helpSections ?? [],
    ({ anchor }) => anchor,
    ({ title }) => title,
  );
  const typeNames = new Map(
    (categories ?? []).map(({ type, name }) => {
      const key = categoryKey(type);
      return [type, key === "other" ? name : text(messagesOf(language), language, `nav.${key}`)];
    }),
  );
  const providers = new Map(vendorsOf(own).map((vendor) => [vendor.code, vendor]));
  return [
    ...pageEntries(brand, language, own.rest.system?.offers ?? [], accountPages),
    ...[...providers.values()].map(({ code, name, path }) => ({
      kind: "provider" as const,
      id: code,
      name: name ?? code,
      otherNames: vendorNames(code),
      path: `${path}?vendor=${encodeURIComponent(code)}`,
    })),
    ...own.games.map(({ id, name, vendor, type, inMaintenance }) => ({
      kind: "game" as const,
      id,
      name,
      otherNames: gameNames(id),
      details: [vendor.name ?? vendor.code, typeNames.get(type) ?? type],
      ...(inMaintenance ? { unavailable: true } : {}),
    })),
    ...(announcements?.promotions ?? []).map(({ id, title }) => ({
      kind: "promotion" as const,
      id,
      name: title,
      otherNames: promotionNames(id),
    })),
    ...(helpSections ?? []).map(({ anchor, title }) => ({
      kind: "help" as const,
      id: anchor,
      name: title,
      otherNames: helpNames(anchor),
    })),
  ];
}
