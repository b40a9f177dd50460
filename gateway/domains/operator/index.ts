/** What the operator's own people see of the running portal. */
import { defineDomain, rule } from "../../registry/domain.ts";
import { operatorResolvers } from "./resolvers.ts";

export const operator = defineDomain({
  rows: {},
  fields: { "Query.operator": { access: rule.operator } },
  resolvers: operatorResolvers,
});
