import { isReal } from "../../access/viewer.ts";
import { offered } from "../../failures/not-offered.ts";
import type { Resolvers } from "../../generated/resolver-types.ts";
import { cachedSummary } from "../../session-cache/account-summaries.ts";
import { maskName } from "../../values/mask-name.ts";
import { missionBoard, missionLeaderboard } from "./calls.ts";

/** Missions and their leaderboard (C42, C43). */
export const missionsResolvers = {
  Query: {
    missions: offered((_root, _args, { platform }) => platform.call(missionBoard, {})),
    missionLeaderboard: offered(async (_root, _args, { platform }) => {
      const { list, me } = await platform.call(missionLeaderboard, {});
      const ranks = list.map((rank) => ({ ...rank, customer: maskName(rank.customer) }));
      return { ranks, me };
    }),
  },
  Glance: {
    missionsToClaim: offered(async (viewer, _args, { platform, scope }) => {
      if (!isReal(viewer)) return null;
      return cachedSummary(scope, "missions", async () => {
        const { missions } = await platform.call(missionBoard, {});
        return missions.filter(({ status }) => status === "CLAIM").length;
      });
    }),
  },
} satisfies Resolvers;
