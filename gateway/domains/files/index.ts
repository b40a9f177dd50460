/** Files that are made in the background. */
import { defineDomain, rule } from "../../registry/domain.ts";
import { filesResolvers } from "./resolvers.ts";

export const files = defineDomain({
  rows: {},
  access: {
    "Mutation.startAgentFile": rule.agent,
    "Mutation.restartAgentFile": rule.agent,
    "Mutation.deleteAgentFile": rule.agent,
  },
  effects: {
    "Mutation.startAgentFile": "NONE",
    "Mutation.restartAgentFile": "NONE",
    "Mutation.deleteAgentFile": "NONE",
  },
  audit: {
    "Mutation.startAgentFile": { kind: "ACCOUNT", facts: ["report"] },
    "Mutation.restartAgentFile": { kind: "ACCOUNT", facts: ["id"] },
    "Mutation.deleteAgentFile": { kind: "ACCOUNT", facts: ["id"] },
  },
  resolvers: filesResolvers,
});
