/** Announcements: banners, promotions and participation in them, popups, notices. */
import { defineDomain, rule } from "../../registry/domain.ts";
import * as calls from "./calls.ts";
import * as participation from "./participation-calls.ts";
import { announcementsResolvers } from "./resolvers.ts";

export const announcements = defineDomain({
  rows: { ...calls, ...participation },
  access: {
    "Query.announcements": rule.anyoneAlike,
    "Query.promotionParticipations": rule.real,
    "Mutation.joinPromotion": rule.money,
    "Mutation.claimPromotion": rule.money,
  },
  effects: {
    "Mutation.joinPromotion": "MONEY_IN",
    "Mutation.claimPromotion": "MONEY_IN",
  },
  audit: {
    "Mutation.joinPromotion": { kind: "MONEY", facts: ["promotionId"] },
    "Mutation.claimPromotion": { kind: "MONEY", facts: ["promotionId"] },
  },
  offers: {
    PROMOTION_PARTICIPATION: [participation.participationList],
    JOIN_PROMOTION: [participation.participationList, participation.joinPromotion],
    CLAIM_PROMOTION: [participation.participationList, participation.claimPromotion],
  },
  resolvers: announcementsResolvers,
});
