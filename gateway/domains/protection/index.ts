/** The protection of players: limits on deposits. Its decisions are in `gateway/protection/`. */
import { defineDomain, rule } from "../../registry/domain.ts";
import { protectionResolvers } from "./resolvers.ts";

export const protection = defineDomain({
  rows: {},
  access: {
    "Query.depositLimits": rule.real,
    "Mutation.changeDepositLimit": rule.real,
    "Mutation.confirmDepositLimit": rule.real,
    "Mutation.dropDepositLimitRequest": rule.real,
  },
  audit: {
    "Mutation.changeDepositLimit": { kind: "LIMIT", facts: ["period", "limit"] },
    "Mutation.confirmDepositLimit": { kind: "LIMIT", facts: ["period"] },
    "Mutation.dropDepositLimitRequest": { kind: "LIMIT", facts: ["period"] },
  },
  resolvers: protectionResolvers,
});
