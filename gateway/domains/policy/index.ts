/** The operator's policy for agents. */
import { defineDomain, rule } from "../../registry/domain.ts";
import * as calls from "./calls.ts";
import { policyResolvers } from "./resolvers.ts";

export const policy = defineDomain({
  rows: calls,
  fields: {
    "Query.agentPolicy": { access: rule.real },
  },
  offers: {
    AGENT_POLICY: [calls.agentPolicy],
  },
  resolvers: policyResolvers,
});
