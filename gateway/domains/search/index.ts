/** Search over games, providers, categories, promotions, help topics and account pages. */
import { defineDomain, rule } from "../../registry/domain.ts";
import { searchResolvers } from "./resolvers.ts";

export const searchDomain = defineDomain({
  rows: {},
  fields: {
    "Query.search": { access: rule.anyone },
    "Query.indexedGames": { access: rule.anyone },
  },
  resolvers: searchResolvers,
});
