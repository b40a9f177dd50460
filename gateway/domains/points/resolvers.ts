import { offeredFields } from "../../failures/not-offered.ts";
import type { PointMallResolvers, Resolvers } from "../../generated/resolver-types.ts";
import { mediaUrl } from "../../values/links/media-url.ts";
import { plainText } from "../../values/text/plain-text.ts";
import { sanitiseHtml } from "../../values/text/sanitise.ts";
import { pointBalance, pointConfig, pointRewards } from "./calls.ts";
import { findRedemption, listChanges, listRedemptions } from "./lists.ts";
import { convertPoints, redeemPoints } from "./spending.ts";

/** The point mall (C52–C58). */
export const pointsResolvers = {
  Query: {
    points: () => ({}),
  },
  PointMall: offeredFields<PointMallResolvers>({
    balance: (_mall, _args, { platform }) => platform.call(pointBalance, {}),
    rewards: (_mall, _args, { platform }) => platform.call(pointRewards, {}),
    redemptions: (_mall, args, context) => listRedemptions(args, context),
    redemption: (_mall, { id }, context) => findRedemption(id, context),
    rules: (_mall, _args, { platform }) => platform.call(pointConfig, {}),
    history: (_mall, args, context) => listChanges(args, context),
  }),
  PointReward: {
    image: ({ image }, _args, { scope }) => mediaUrl(image, scope),
    description: ({ description }, _args, { scope }) =>
      description === null ? null : sanitiseHtml(description, scope),
  },
  Redemption: {
    remark: ({ remark }) => plainText(remark),
  },
  PointChange: {
    remark: ({ remark }) => plainText(remark),
  },
  Mutation: {
    redeemPoints: (_root, { input }, context) => redeemPoints(input, context),
    convertPoints: (_root, { input }, context) => convertPoints(input, context),
  },
} satisfies Resolvers;
