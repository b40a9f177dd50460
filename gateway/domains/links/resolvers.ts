import { offeredFields } from "../../failures/not-offered.ts";
import type { AgentResolvers, Resolvers } from "../../generated/resolver-types.ts";
import { changeReferralLink } from "./link-details.ts";
import { readLinkDays, readLinkReport, readLinkSources } from "./link-figures.ts";

/** What referral links brought (CA161–CA164). */
export const linksResolvers = {
  Agent: offeredFields<AgentResolvers>({
    linkReport: (_agent, { range }, context) => readLinkReport(range, context),
    linkDays: (_agent, { code, range }, context) => readLinkDays(code, range, context),
    linkSources: (_agent, { code, range }, context) => readLinkSources(code, range, context),
  }),
  Mutation: {
    changeReferralLink: (_root, { input }, context) => changeReferralLink(input, context),
  },
} satisfies Resolvers;
