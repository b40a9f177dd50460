import type { ExchangeType } from "~/graphql/generated/graphql";

export const giftTypes = ["COUPON", "LIFE", "GIFT"] as const satisfies readonly ExchangeType[];
export const giftOrders = ["usual", "low", "high"] as const;

/** Which rewards are shown, and in which order: the platform lists all of them in its own. */
export interface GiftChoice {
  type: ExchangeType | null;
  /** Only what the points are enough for. */
  reach: boolean;
  order: (typeof giftOrders)[number];
}

/** Reads `type`, `reach` and `order`; what makes no sense is left out. */
export function giftChoice(query: URLSearchParams): GiftChoice {
  return {
    type: giftTypes.find((type) => type === query.get("type")) ?? null,
    reach: query.get("reach") === "1",
    order: giftOrders.find((order) => order === query.get("order")) ?? "usual",
  };
}

/** Returns the query of a choice without default values; empty for all rewards. */
export function choiceQuery({ type, reach, order }: GiftChoice): string {
  const query = new URLSearchParams();
  if (type) query.set("type", type);
  if (reach) query.set("reach", "1");
  if (order !== "usual") query.set("order", order);
  return query.size > 0 ? `?${query}` : "";
}

interface Choosable {
  type: ExchangeType;
  requiredPoints: number;
  stock?: number | null;
}

/**
 * Returns the rewards of a choice.
 * @param available points to spend; null if unknown, and then no reward is filtered out as too expensive
 */
export function chooseGifts<T extends Choosable>(
  gifts: readonly T[],
  { type, reach, order }: GiftChoice,
  available: number | null,
): T[] {
  const shown = gifts.filter(
    (gift) =>
      (type === null || gift.type === type) &&
      (!reach || (gift.stock !== 0 && gift.requiredPoints <= (available ?? Infinity))),
  );
  if (order === "usual") return shown;
  const sign = order === "low" ? 1 : -1;
  return shown.sort((a, b) => sign * (a.requiredPoints - b.requiredPoints));
}
