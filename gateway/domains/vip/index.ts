/** VIP levels and their benefits. */
import { defineDomain, rule } from "../../registry/domain.ts";
import * as calls from "./calls.ts";
import { vipResolvers } from "./resolvers.ts";

export const vip = defineDomain({
  rows: calls,
  access: {
    "Query.vip": rule.real,
  },
  offers: {
    VIP: [calls.vipStanding],
  },
  resolvers: vipResolvers,
});
