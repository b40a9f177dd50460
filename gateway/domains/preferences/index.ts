/** What agents have chosen and saved. */
import { defineDomain, rule } from "../../registry/domain.ts";
import { preferencesResolvers } from "./resolvers.ts";

const ownView = { none: "how the agent looks at figures; it changes none" };

export const preferences = defineDomain({
  rows: {},
  fields: {
    "Mutation.saveAgentView": { access: rule.agent, effect: "NONE", audit: ownView },
    "Mutation.deleteAgentView": { access: rule.agent, effect: "NONE", audit: ownView },
    "Mutation.chooseAgentStart": { access: rule.agent, effect: "NONE", audit: ownView },
    "Mutation.changeAgentDisplay": { access: rule.agent, effect: "NONE", audit: ownView },
    "Mutation.chooseReportColumns": { access: rule.agent, effect: "NONE", audit: ownView },
    "Mutation.changeAttentionThresholds": { access: rule.agent, effect: "NONE", audit: ownView },
    "Mutation.saveAccountNote": { access: rule.agent, effect: "NONE", audit: ownView },
    "Mutation.saveAccountTags": { access: rule.agent, effect: "NONE", audit: ownView },
    "Mutation.saveRateTemplate": { access: rule.agent, effect: "NONE", audit: ownView },
    "Mutation.deleteRateTemplate": { access: rule.agent, effect: "NONE", audit: ownView },
  },
  resolvers: preferencesResolvers,
});
