/** VIP levels and their benefits. */
import { defineDomain, rule } from "../../registry/domain.ts";
import * as calls from "./calls.ts";
import { vipResolvers } from "./resolvers.ts";

export const vip = defineDomain({
  rows: calls,
  fields: {
    "Query.vip": { access: rule.real },
  },
  offers: {
    VIP: [calls.vipStanding],
  },
  resolvers: vipResolvers,
});
