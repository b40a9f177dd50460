/** Keys with which an agent's own programs read reports. */
import { defineDomain, rule } from "../../registry/domain.ts";
import * as events from "./event-calls.ts";
import { keysResolvers } from "./resolvers.ts";
import * as tokens from "./token-calls.ts";

export const keys = defineDomain({
  rows: { ...tokens, ...events },
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
    "Mutation.createReportHook": {
      access: rule.agent,
      effect: "NONE",
      audit: { kind: "ACCOUNT" },
    },
    "Mutation.removeReportHook": {
      access: rule.agent,
      effect: "NONE",
      audit: { kind: "ACCOUNT", facts: ["id"] },
    },
    "Mutation.testReportHook": {
      access: rule.agent,
      effect: "NONE",
      audit: { none: "sends a test to the viewer's own address" },
    },
    "Mutation.revokeReportKey": {
      access: rule.agent,
      effect: "NONE",
      audit: { kind: "ACCOUNT", facts: ["id"] },
    },
  },
  offers: {
    REPORT_TOKENS: [tokens.issueReportToken],
    REPORT_HOOKS: [tokens.issueReportToken, events.teamEvents],
  },
  resolvers: keysResolvers,
});
