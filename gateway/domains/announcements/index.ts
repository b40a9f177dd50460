/** Announcements: banners, promotions and participation in them, popups, notices. */
import { defineDomain, rule } from "../../registry/domain.ts";
import * as calls from "./calls.ts";
import * as participation from "./participation-calls.ts";
import { announcementsResolvers } from "./resolvers.ts";

export const announcements = defineDomain({
  rows: { ...calls, ...participation },
  fields: {
    "Query.announcements": { access: rule.anyoneAlike },
    "Query.promotionParticipations": { access: rule.real },
    "Mutation.joinPromotion": {
      access: rule.money,
      effect: "MONEY_IN",
      audit: { kind: "MONEY", facts: ["promotionId"] },
    },
    "Mutation.claimPromotion": {
      access: rule.money,
      effect: "MONEY_IN",
      audit: { kind: "MONEY", facts: ["promotionId"] },
    },
  },
  offers: {
    PROMOTION_PARTICIPATION: [participation.participationList],
    JOIN_PROMOTION: [participation.participationList, participation.joinPromotion],
    CLAIM_PROMOTION: [participation.participationList, participation.claimPromotion],
  },
  resolvers: announcementsResolvers,
});
