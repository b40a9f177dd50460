import type { AppLoadContext } from "@remix-run/cloudflare";
import type { MessageKey } from "./i18n.tsx";
import { messagesOf } from "./messages.server.ts";
import { text, type Values } from "./text.ts";

type Place = Pick<AppLoadContext, "brand" | "language">;

/** A message of the page's language, for loaders: `{{brand}}` and `{{age}}` are filled in as on the page. */
export function message({ brand, language }: Place, key: MessageKey, values?: Values): string {
  const own = { brand: brand.name, age: brand.minimumAge };
  return text(messagesOf(language), language, key, { ...own, ...values }, brand.voice[language]);
}

/** A page's title: its content, then the brand's name. */
export function pageTitle(place: Place, key: MessageKey, values?: Values): string {
  return `${message(place, key, values)} – ${place.brand.name}`;
}
