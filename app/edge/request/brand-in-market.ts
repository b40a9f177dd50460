/** The brand as pages show it in a market (G30): the market takes away, and gives nothing that the brand lacks. */
import type { Brand } from "../../../brands/brand.ts";
import type { Market } from "../../../markets/market.ts";

type Shown = Pick<Brand, "lobbyRoutes" | "navigation" | "claims">;

/**
 * Returns the settings of a brand without the pages of classes of games that the market does not allow, and without
 * entries and claims of promotions where bonuses may not be shown.
 */
export function brandInMarket<B extends Shown>(brand: B, { products, bonusesShown }: Market): B {
  const allows = (type: string | undefined) =>
    products === "ALL" || type === undefined || products.some((product) => product === type);
  const lobbyRoutes = brand.lobbyRoutes.filter(({ type }) => allows(type));
  if (bonusesShown) return { ...brand, lobbyRoutes };
  const { navigation, claims } = brand;
  // The phone's bar has five entries, so another one takes the place.
  const spare = (["hot", "recent", "favorite"] as const).find(
    (entry) => !navigation.bottom.includes(entry),
  );
  const bottom = navigation.bottom.map((entry) =>
    entry === "promotions" && spare ? spare : entry,
  ) as Brand["navigation"]["bottom"];
  const main = navigation.main.filter((entry) => entry !== "promotions");
  return {
    ...brand,
    lobbyRoutes,
    navigation: { ...navigation, main, bottom },
    claims: claims.filter(({ path }) => path !== "/promotions"),
  };
}
