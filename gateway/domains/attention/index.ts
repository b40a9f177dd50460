/** What needs an agent's attention. */
import { defineDomain } from "../../registry/domain.ts";
import * as calls from "./calls.ts";
import { attentionResolvers } from "./resolvers.ts";

export const attention = defineDomain({
  rows: calls,
  fields: {},
  offers: { AGENT_ATTENTION: [calls.attention] },
  resolvers: attentionResolvers,
});
