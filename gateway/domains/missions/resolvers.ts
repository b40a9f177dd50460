import { whereOffered } from "../../failures/offered.ts";
import type { Resolvers } from "../../generated/resolver-types.ts";
import { maskName } from "../../values/mask-name.ts";
import { percentOf } from "../../values/money.ts";
import { currencyOf } from "../../viewer.ts";
import { missionBoard, missionLeaderboard } from "./calls.ts";

/** Missions and their leaderboard (C42, C43). */
export const missionsResolvers = {
  Query: {
    missions: (_root, _args, context) =>
      whereOffered(async () => {
        const [{ missions, points }, currency] = await Promise.all([
          context.platform.call(missionBoard, {}),
          currencyOf(context),
        ]);
        const shown = missions.map(({ reward: amount, ...mission }) => ({
          ...mission,
          percent: percentOf(mission.progress, mission.target),
          reward: { amount, currency },
        }));
        return { missions: shown, points };
      }),
    missionLeaderboard: (_root, _args, context) =>
      whereOffered(async () => {
        const [{ list, me }, currency] = await Promise.all([
          context.platform.call(missionLeaderboard, {}),
          currencyOf(context),
        ]);
        const ranks = list.map(({ customerName, prize: amount, ...rank }) => ({
          ...rank,
          customer: maskName(customerName),
          prize: amount === null ? null : { amount, currency },
        }));
        return { ranks, me };
      }),
  },
} satisfies Resolvers;
