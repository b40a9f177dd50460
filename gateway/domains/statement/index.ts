/** The statement of an account: up to a year by day, product and game, and since its opening. */
import { defineDomain } from "../../registry/domain.ts";
import * as calls from "./calls.ts";
import { statementResolvers } from "./resolvers.ts";

export const statement = defineDomain({
  rows: calls,
  fields: {},
  offers: {
    STATEMENT_PRODUCTS: [calls.statementProducts],
    STATEMENT_GAMES: [calls.statementGames],
  },
  resolvers: statementResolvers,
});
