/** What agents have chosen and saved. */
import { defineDomain, rule } from "../../registry/domain.ts";
import { preferencesResolvers } from "./resolvers.ts";

const ownView = { none: "how the agent looks at figures; it changes none" };

export const preferences = defineDomain({
  rows: {},
  access: {
    "Mutation.saveAgentView": rule.agent,
    "Mutation.deleteAgentView": rule.agent,
    "Mutation.chooseAgentStart": rule.agent,
    "Mutation.changeAgentDisplay": rule.agent,
    "Mutation.chooseReportColumns": rule.agent,
    "Mutation.changeAttentionThresholds": rule.agent,
    "Mutation.saveAccountNote": rule.agent,
    "Mutation.saveRateTemplate": rule.agent,
    "Mutation.deleteRateTemplate": rule.agent,
  },
  effects: {
    "Mutation.saveAgentView": "NONE",
    "Mutation.deleteAgentView": "NONE",
    "Mutation.chooseAgentStart": "NONE",
    "Mutation.changeAgentDisplay": "NONE",
    "Mutation.chooseReportColumns": "NONE",
    "Mutation.changeAttentionThresholds": "NONE",
    "Mutation.saveAccountNote": "NONE",
    "Mutation.saveRateTemplate": "NONE",
    "Mutation.deleteRateTemplate": "NONE",
  },
  audit: {
    "Mutation.saveAgentView": ownView,
    "Mutation.deleteAgentView": ownView,
    "Mutation.chooseAgentStart": ownView,
    "Mutation.changeAgentDisplay": ownView,
    "Mutation.chooseReportColumns": ownView,
    "Mutation.changeAttentionThresholds": ownView,
    "Mutation.saveAccountNote": ownView,
    "Mutation.saveRateTemplate": ownView,
    "Mutation.deleteRateTemplate": ownView,
  },
  resolvers: preferencesResolvers,
});
