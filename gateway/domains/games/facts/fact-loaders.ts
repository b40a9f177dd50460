/** Loaders of facts and seats: all games of an operation are read by one call (CA93, CA89). */
import DataLoader from "dataloader";
import { brandCurrency } from "../../../../brands/brand-currency.ts";
import { whereOffered } from "../../../failures/not-offered.ts";
import type { GameVolatility } from "../../../generated/resolver-types.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { RequestScope } from "../../../request/request-scope.ts";
import type { Money } from "../../../values/money.ts";
import { platformId } from "../shape.ts";
import { gameFacts, gameSeats } from "./fact-calls.ts";

export interface FactsModel {
  id: string;
  minBet: Money | null;
  maxBet: Money | null;
  lines: number | null;
  rtp: number | null;
  volatility: GameVolatility | null;
  dealerLanguage: string | null;
  rules: string | null;
  /** Paths or addresses, as the platform sends them. */
  art: string | null;
  screenshots: string[];
  video: string | null;
}

export interface SeatsModel {
  taken: number;
  total: number;
  results: string[];
}

/** The most ids of a call. */
const maxBatchSize = 50;

/** Loads by id through a call for many; null for a game that the platform reports nothing about. */
function loader<T extends { id: string }>(read: (ids: string) => Promise<T[]>) {
  return new DataLoader<string, T | null>(
    async (ids) => {
      // Sorted, so that the same games share a cache entry in any order. A comma would divide an id in two.
      const known = ids.filter((id) => platformId(id) !== null && !id.includes(","));
      if (known.length === 0) return ids.map(() => null);
      const list = await whereOffered(() => read(known.toSorted().join(",")));
      const found = new Map(list?.map((entry) => [entry.id, entry]));
      return ids.map((id) => found.get(id) ?? null);
    },
    { maxBatchSize },
  );
}

/** Limits are in the brand's currency unless the platform names one (A68, A137). */
export function createFactsLoader(platform: Platform, { brand }: RequestScope) {
  return loader<FactsModel>(async (ids) => {
    const { list } = await platform.call(gameFacts, { ids }, { optional: true });
    return list.map(({ currency, minBet, maxBet, ...facts }) => {
      const money = (amount: string | null) =>
        amount === null ? null : { amount, currency: currency ?? brandCurrency(brand) };
      return { ...facts, minBet: money(minBet), maxBet: money(maxBet) };
    });
  });
}

export function createSeatsLoader(platform: Platform) {
  return loader(async (ids) => {
    const { list } = await platform.call(gameSeats, { ids }, { optional: true });
    return list;
  });
}
