import { offered } from "../../failures/not-offered.ts";
import type { Resolvers } from "../../generated/resolver-types.ts";
import { mediaUrl } from "../../values/media-url.ts";
import { sanitiseHtml } from "../../values/sanitise.ts";
import { claimPromotion, joinPromotion, readParticipations } from "./participation.ts";
import { bannersOf, readAnnouncements, visible } from "./shape.ts";

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
  Announcements: {
    notices: ({ answer, executions }) => visible(answer.player, executions),
    popups: ({ answer, executions }) => visible(answer.popup, executions),
    banners: (model, { group }, context) => bannersOf(model, group, context),
    promotions: ({ answer }) => answer.promotion?.contents ?? [],
  },
  Announcement: {
    content: ({ content }, _args, { scope }) => sanitiseHtml(content ?? "", scope),
  },
  Promotion: {
    content: ({ content }, _args, { scope }) => sanitiseHtml(content ?? "", scope),
    image: ({ picture }, _args, { scope }) => mediaUrl(picture, scope),
  },
} satisfies Resolvers;
