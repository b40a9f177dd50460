/** What needs an agent's attention. */
import { defineDomain, rule } from "../../registry/domain.ts";
import * as calls from "./calls.ts";
import { attentionResolvers } from "./resolvers.ts";

const ownList = { none: "what the agent has set aside of an own list" };

export const attention = defineDomain({
  rows: calls,
  fields: {
    "Mutation.setEntryAside": { access: rule.agent, effect: "NONE", audit: ownList },
    "Mutation.bringEntryBack": { access: rule.agent, effect: "NONE", audit: ownList },
  },
  offers: {
    AGENT_ATTENTION: [calls.attention],
    AGENT_WORK_LIST: [calls.attention, calls.attentionEntries],
  },
  resolvers: attentionResolvers,
});
