import { offered } from "../../failures/not-offered.ts";
import type { Resolvers } from "../../generated/resolver-types.ts";
import { mediaUrl } from "../../values/links/media-url.ts";
import { sanitiseHtml } from "../../values/text/sanitise.ts";
import { readClosedPromotionIds, readOpenPromotions } from "./open-promotions.ts";
import { claimPromotion, joinPromotion, readParticipations } from "./participation.ts";
import { promotionKind } from "./promotion-kind.ts";
import { rewardOf } from "./promotion-reward.ts";
import { bannersOf, noticesOf, promotionsOf, readAnnouncements } from "./shape.ts";

/** Announcements (C44). HTML is sanitised only when a page requests it. */
export const announcementsResolvers = {
  Query: {
    announcements: (_root, _args, context) => readAnnouncements(context),
    promotionParticipations: offered((_root, _args, context) => readParticipations(context)),
  },
  Mutation: {
    joinPromotion: (_root, { promotionId }, context) => joinPromotion(promotionId, context),
    claimPromotion: (_root, args, context) => claimPromotion(args, context),
  },
  Glance: {
    openPromotions: offered((viewer, _args, context) => readOpenPromotions(viewer, context)),
    closedPromotionIds: offered((viewer, _args, context) =>
      readClosedPromotionIds(viewer, context),
    ),
  },
  Announcements: {
    notices: (model) => noticesOf(model, model.answer.player),
    popups: (model) => (model.popups ? noticesOf(model, model.answer.popup) : []),
    banners: (model, { group }, context) => bannersOf(model, group, context),
    promotions: (model) => promotionsOf(model),
  },
  Announcement: {
    content: ({ content }, _args, { scope }) => sanitiseHtml(content ?? "", scope),
  },
  Promotion: {
    content: ({ content }, _args, { scope }) => sanitiseHtml(content ?? "", scope),
    image: ({ picture }, _args, { scope }) => mediaUrl(picture, scope),
    kind: ({ promotionType }) => promotionKind(promotionType),
    reward: ({ rewards }, _args, context) => rewardOf(rewards, context),
  },
} satisfies Resolvers;
