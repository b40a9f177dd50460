/** Files that are made in the background. */
import { defineDomain, rule } from "../../registry/domain.ts";
import { filesResolvers } from "./resolvers.ts";

export const files = defineDomain({
  rows: {},
  fields: {
    "Mutation.startAgentFile": {
      access: rule.agent,
      effect: "NONE",
      audit: { kind: "ACCOUNT", facts: ["report"] },
    },
    "Mutation.restartAgentFile": {
      access: rule.agent,
      effect: "NONE",
      audit: { kind: "ACCOUNT", facts: ["id"] },
    },
    "Mutation.deleteAgentFile": {
      access: rule.agent,
      effect: "NONE",
      audit: { kind: "ACCOUNT", facts: ["id"] },
    },
    "Mutation.scheduleAgentFile": {
      access: rule.agent,
      effect: "NONE",
      audit: { kind: "ACCOUNT", facts: ["report", "every"] },
    },
    "Mutation.endAgentFileSchedule": {
      access: rule.agent,
      effect: "NONE",
      audit: { kind: "ACCOUNT", facts: ["id"] },
    },
  },
  resolvers: filesResolvers,
});
