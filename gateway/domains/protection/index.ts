/** The protection of players: limits on deposits, net loss, time and stakes. Its decisions are in `gateway/protection/`. */
import { defineDomain, rule } from "../../registry/domain.ts";
import * as calls from "./calls.ts";
import { protectionResolvers } from "./resolvers.ts";

export const protection = defineDomain({
  rows: calls,
  access: {
    "Query.accountLimits": rule.real,
    "Mutation.changeLimit": rule.real,
    "Mutation.chooseNoLimit": rule.real,
    "Mutation.confirmLimit": rule.real,
    "Mutation.dropLimitRequest": rule.real,
  },
  audit: {
    "Mutation.changeLimit": { kind: "LIMIT", facts: ["kind", "period", "limit"] },
    "Mutation.chooseNoLimit": { kind: "LIMIT" },
    "Mutation.confirmLimit": { kind: "LIMIT", facts: ["limit"] },
    "Mutation.dropLimitRequest": { kind: "LIMIT", facts: ["limit"] },
  },
  effects: {
    "Mutation.changeLimit": "NONE",
    "Mutation.chooseNoLimit": "NONE",
    "Mutation.confirmLimit": "NONE",
    "Mutation.dropLimitRequest": "NONE",
  },
  resolvers: protectionResolvers,
});
