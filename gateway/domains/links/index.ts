/** What an agent's referral links brought. */
import { defineDomain, rule } from "../../registry/domain.ts";
import * as calls from "./calls.ts";
import { linksResolvers } from "./resolvers.ts";

export const links = defineDomain({
  rows: calls,
  fields: {
    "Mutation.changeReferralLink": {
      access: rule.agent,
      effect: "NONE",
      audit: { kind: "RATES", facts: ["code", "landing"] },
    },
  },
  offers: {
    AGENT_LINK_FIGURES: [calls.linkFigures, calls.linkDays],
    AGENT_LINK_SOURCES: [calls.linkFigures, calls.linkDays, calls.linkSources],
    CHANGE_AGENT_LINK: [calls.changeLink],
  },
  resolvers: linksResolvers,
});
