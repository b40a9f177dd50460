/** What the rules of a visitor's market allow to find (Q5, G30). The browser and the Worker use the same function. */
import type { SearchEntry } from "./search-index.ts";

export interface SearchRules {
  /** The classes of games that may be listed. */
  products: "ALL" | readonly string[];
  bonusesShown: boolean;
}

/** The pages about bonuses and what else rewards play. */
export const bonusPages: readonly string[] = [
  "/promotions",
  "/pointMall",
  "/member/bonuses",
  "/member/rewards",
  "/member/missions",
  "/member/referral",
  "/member/rebate",
  "/member/vip",
];

const isBonusPage = (id: string) =>
  bonusPages.some((page) => id === page || id.startsWith(`${page}/`));

/** Rules that allow everything. */
export const noRules: SearchRules = { products: "ALL", bonusesShown: true };

/** Whether an entry may be found. A provider may if one of its classes of games may. */
export function isAllowed({ kind, id, types }: SearchEntry, rules: SearchRules): boolean {
  if (!rules.bonusesShown && (kind === "promotion" || isBonusPage(id))) return false;
  return types === undefined || rules.products === "ALL" || types.some(allowedBy(rules));
}

/** The page of a provider in the first of its classes that is allowed; undefined for other entries. */
export function placeOf(
  { types, places }: Pick<SearchEntry, "types" | "places">,
  rules: SearchRules,
): string | undefined {
  const at = rules.products === "ALL" ? 0 : (types?.findIndex(allowedBy(rules)) ?? -1);
  return places?.[at];
}

const allowedBy =
  ({ products }: SearchRules) =>
  (type: string) =>
    products === "ALL" || products.includes(type);
