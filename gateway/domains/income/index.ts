/** An agent's income: earned, paid, open and expected. */
import { defineDomain } from "../../registry/domain.ts";
import * as calls from "./calls.ts";
import { incomeResolvers } from "./resolvers.ts";

export const income = defineDomain({
  rows: calls,
  fields: {},
  offers: { AGENT_INCOME: [calls.income] },
  resolvers: incomeResolvers,
});
