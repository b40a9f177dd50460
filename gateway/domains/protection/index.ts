/** The protection of players: limits on deposits, net loss, time and stakes. Its decisions are in `gateway/protection/`. */
import { defineDomain, rule } from "../../registry/domain.ts";
import * as calls from "./calls.ts";
import { protectionResolvers } from "./resolvers.ts";

export const protection = defineDomain({
  rows: calls,
  fields: {
    "Query.accountLimits": { access: rule.real },
    "Mutation.changeLimit": {
      access: rule.real,
      effect: "NONE",
      audit: { kind: "LIMIT", facts: ["kind", "period", "limit"] },
    },
    "Mutation.chooseNoLimit": { access: rule.real, effect: "NONE", audit: { kind: "LIMIT" } },
    "Mutation.confirmLimit": {
      access: rule.real,
      effect: "NONE",
      audit: { kind: "LIMIT", facts: ["limit"] },
    },
    "Mutation.dropLimitRequest": {
      access: rule.real,
      effect: "NONE",
      audit: { kind: "LIMIT", facts: ["limit"] },
    },
  },
  resolvers: protectionResolvers,
});
