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
