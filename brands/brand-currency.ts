import type { Brand } from "./brand.ts";

/** The brand's own currency, ISO 4217: that of its default language. For money that is no viewer's (A137). */
export function brandCurrency({
  languages,
  defaultLanguage,
}: Pick<Brand, "languages" | "defaultLanguage">): string {
  const own = languages.find(({ tag }) => tag === defaultLanguage) ?? languages[0];
  return own?.currency ?? "USD";
}

/** The currencies of the brand's languages, each once, in their order. */
export const brandCurrencies = ({ languages }: Pick<Brand, "languages">): string[] => [
  ...new Set(languages.map(({ currency }) => currency)),
];
