/** The classes of games that the visitor's market allows (G30). Others are neither listed nor launched. */
import type { RequestScope } from "../request/request-scope.ts";

type Scope = Pick<RequestScope, "market">;

/** Whether the market allows a class of games. A class that only the platform knows is in no market's list. */
export function isAllowedType(type: string | null | undefined, { market }: Scope): boolean {
  const { products } = market;
  return products === "ALL" || products.some((product) => product === type);
}

/** The items of a list whose class of games the market allows, in their order. */
export function allowedOf<T>(
  items: readonly T[],
  typeOf: (item: T) => string | null | undefined,
  scope: Scope,
): T[] {
  return items.filter((item) => isAllowedType(typeOf(item), scope));
}

/**
 * A page of games without those that the market does not allow. Its total is unknown then, because the platform
 * counts all of them.
 */
export function allowedPage<
  Page extends { nodes: readonly { type: string | null }[]; pageInfo: { total?: number | null } },
>(page: Page, scope: Scope): Page {
  if (scope.market.products === "ALL") return page;
  const nodes = allowedOf(page.nodes, ({ type }) => type, scope);
  if (nodes.length === page.nodes.length) return page;
  return { ...page, nodes, pageInfo: { ...page.pageInfo, total: null } };
}
