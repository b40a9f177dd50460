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

/** How much of a currency is worth about a dollar, where that is more than one: what a small amount of it is (N19). */
const units: Readonly<Record<string, number>> = {
  KRW: 1_000,
  VND: 25_000,
  JPY: 100,
  THB: 30,
  CNY: 7,
};

/** A currency's unit, in whole amounts. */
export const currencyUnit = (currency: string): number => units[currency] ?? 1;
