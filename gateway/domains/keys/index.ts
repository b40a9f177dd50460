/** Keys with which an agent's own programs read reports. */
import { defineDomain, rule } from "../../registry/domain.ts";
import { keysResolvers } from "./resolvers.ts";
import * as tokens from "./token-calls.ts";

export const keys = defineDomain({
  rows: tokens,
  fields: {
    "Mutation.createReportKey": {
      access: rule.agent,
      effect: "NONE",
      audit: { kind: "ACCOUNT", facts: ["id"] },
    },
    "Mutation.rotateReportKey": {
      access: rule.agent,
      effect: "NONE",
      audit: { kind: "ACCOUNT", facts: ["id"] },
    },
    "Mutation.revokeReportKey": {
      access: rule.agent,
      effect: "NONE",
      audit: { kind: "ACCOUNT", facts: ["id"] },
    },
  },
  offers: { REPORT_TOKENS: [tokens.issueReportToken] },
  resolvers: keysResolvers,
});
