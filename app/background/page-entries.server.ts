/** The portal's own pages that the search finds: categories, pages and actions, with their names in all languages. */
import type { Offer } from "~/graphql/generated/graphql";
import type { MessageKey } from "~/i18n/i18n.tsx";
import { messagesOf } from "~/i18n/messages.server.ts";
import { text } from "~/i18n/text.ts";
import type { Brand } from "../../brands/brand.ts";
import type { SearchEntry } from "../../search/search-index.ts";
import { portalPages } from "./portal-pages.ts";

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
  const pages = portalPages(brand, offers).map(({ path, name, types }) =>
    Object.assign(named("account", path, name), types === undefined ? {} : { types }),
  );
  return [...categories, ...pages];
}
