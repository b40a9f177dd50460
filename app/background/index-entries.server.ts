/** The entries of a search index, from what was read of the platform (Q2, Q7). */
import { categoryKey } from "~/components/shell/navigation/nav-entries.ts";
import type { SearchGamesQuery, SearchRestQuery } from "~/graphql/generated/graphql";
import { messagesOf } from "~/i18n/messages.server.ts";
import { text } from "~/i18n/text.ts";
import type { Brand } from "../../brands/brand.ts";
import type { SearchEntry, TraitNames } from "../../search/search-index.ts";
import { pageEntries } from "./page-entries.server.ts";

export type Game = NonNullable<SearchGamesQuery["games"]>["nodes"][number];

/** What was read in a language: of a language that is not indexed in this step, only ids and names of games. */
export interface Read {
  games: readonly Pick<Game, "id" | "name">[];
  rest: SearchRestQuery;
}

export interface OwnRead extends Read {
  games: readonly Game[];
}

/** The topics of the help center, each followed by its questions (Q10). */
const helpOf = ({ rest }: Read) =>
  (rest.helpSections ?? []).flatMap(({ anchor, title, questions }) => [
    { anchor, title, topic: null },
    ...questions.map((question) => ({ ...question, topic: title })),
  ]);

/** Classes that say nothing about how a game plays. */
const plainClasses: readonly string[] = ["ALL", "HOT", "NEW"];

/** The keys of a game's classes and features. */
export const mechanicsOf = ({
  classes,
  features,
}: Pick<Game, "classes" | "features">): string[] => [
  ...new Set(
    [...classes, ...features.map(({ key }) => key)].filter((key) => !plainClasses.includes(key)),
  ),
];

/** The names of the themes and mechanics of games in a language. */
export function traitNames({ games, rest }: OwnRead): TraitNames {
  const classes = (rest.categories ?? []).flatMap((category) => category.classes ?? []);
  const features = games.flatMap((game) => game.features);
  const named = (list: readonly { key: string; name: string }[]) =>
    Object.fromEntries(list.map(({ key, name }) => [key, name]));
  return {
    themes: named(games.flatMap(({ theme }) => theme ?? [])),
    mechanics: named([...classes, ...features].filter(({ key }) => !plainClasses.includes(key))),
  };
}

/** All entries in one language, with their names in the brand's other languages. */
export function entriesIn(
  language: string,
  brand: Brand,
  own: OwnRead,
  others: readonly Read[],
): SearchEntry[] {
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
  const { categories, announcements } = own.rest;
  const gameNames = namesOf(
    (each) => each.games,
    ({ id }) => id,
    ({ name }) => name,
  );
  const vendorsOf = (each: Read) =>
    (each.rest.categories ?? []).flatMap(({ type, path, vendors }) =>
      vendors.map((vendor) => ({ ...vendor, type, path })),
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
    helpOf,
    ({ anchor }) => anchor,
    ({ title }) => title,
  );
  const typeNames = new Map(
    (categories ?? []).map(({ type, name }) => {
      const key = categoryKey(type);
      return [type, key === "other" ? name : text(messagesOf(language), language, `nav.${key}`)];
    }),
  );
  const providers = new Map<string, ReturnType<typeof vendorsOf>>();
  for (const vendor of vendorsOf(own)) {
    providers.set(vendor.code, [...(providers.get(vendor.code) ?? []), vendor]);
  }
  return [
    ...pageEntries(brand, language, own.rest.system?.offers ?? []),
    ...[...providers].map(([code, inCategories]) => ({
      kind: "provider" as const,
      id: code,
      name: inCategories.at(-1)?.name ?? code,
      otherNames: vendorNames(code),
      types: inCategories.map(({ type }) => type),
      places: inCategories.map(({ path }) => `${path}?vendor=${encodeURIComponent(code)}`),
    })),
    ...own.games.map(({ id, name, vendor, type, inMaintenance, theme, ...game }) => ({
      kind: "game" as const,
      id,
      name,
      otherNames: gameNames(id),
      details: [vendor.name ?? vendor.code, typeNames.get(type) ?? type],
      types: [type],
      ...(theme ? { theme: theme.key } : {}),
      ...(mechanicsOf(game).length > 0 ? { mechanics: mechanicsOf(game) } : {}),
      ...(inMaintenance ? { unavailable: true } : {}),
    })),
    ...(announcements?.promotions ?? []).map(({ id, title }) => ({
      kind: "promotion" as const,
      id,
      name: title,
      otherNames: promotionNames(id),
    })),
    ...helpOf(own).map(({ anchor, title, topic }) => ({
      kind: "help" as const,
      id: anchor,
      name: title,
      otherNames: helpNames(anchor),
      ...(topic === null ? {} : { details: [topic] }),
    })),
  ];
}
