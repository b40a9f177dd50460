/** The portal's own pages that the search finds: categories and account pages, with their names in all languages. */
import type { Offer } from "~/graphql/generated/graphql";
import type { MessageKey } from "~/i18n/i18n.tsx";
import { messagesOf } from "~/i18n/messages.server.ts";
import { text } from "~/i18n/text.ts";
import { offeredPages } from "~/routes/member/pages.ts";
import type { Brand } from "../../brands/brand.ts";
import type { SearchEntry } from "../../search/search-index.ts";

type Page = readonly [path: string, key: MessageKey, offer?: Offer];

/** Pages that are not part of the member center. */
const otherPages: readonly Page[] = [
  ["/promotions", "nav.promotions"],
  ["/providers", "providers.title"],
  ["/help", "nav.help"],
  ["/favorite", "nav.favorite", "FAVORITES"],
  ["/recent", "nav.recent", "RECENT"],
  ["/pointMall", "pointMall.title", "POINTS"],
  ["/down", "download.title"],
  ["/login", "shell.login"],
  ["/register", "register.title"],
];

/**
 * Returns the entries in one language.
 * @param offers what the brand offers; pages without their offer are left out (A56)
 */
export function pageEntries(
  brand: Brand,
  language: string,
  offers: readonly Offer[],
): SearchEntry[] {
  const others = brand.languages.map(({ tag }) => tag).filter((tag) => tag !== language);
  const named = (kind: "category" | "account", id: string, key: MessageKey): SearchEntry => {
    const nameIn = (tag: string) => text(messagesOf(tag), tag, key, { brand: brand.name });
    return { kind, id, name: nameIn(language), otherNames: others.map(nameIn) };
  };
  const categories = brand.lobbyRoutes.flatMap(({ path, titleKey, type }): SearchEntry[] => {
    if (!titleKey) return [];
    const entry = named("category", path, `nav.${titleKey}` as MessageKey);
    return [type ? { ...entry, types: [type] } : entry];
  });
  const pages = offeredPages(offers).map(({ key, path }) =>
    named("account", path, `member.pages.${key}` as MessageKey),
  );
  const rest = otherPages
    .filter(([, , offer]) => offer === undefined || offers.includes(offer))
    .map(([path, key]) => named("account", path, key));
  return [...categories, ...pages, ...rest];
}
