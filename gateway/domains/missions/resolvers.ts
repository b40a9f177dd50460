import { isReal, type ViewerModel } from "../../access/viewer.ts";
import { offered } from "../../failures/not-offered.ts";
import type { Resolvers } from "../../generated/resolver-types.ts";
import { platformNow } from "../../platform/platform-clock.ts";
import type { GatewayContext } from "../../request/context.ts";
import { cachedSummary } from "../../session-cache/account-summaries.ts";
import { maskName } from "../../values/text/mask-name.ts";
import { missionBoard, missionLeaderboard } from "./calls.ts";

const day = 86_400_000;

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
    endingMissions: offered((viewer, _args, context) => endingOf(viewer, context)),
  },
} satisfies Resolvers;

/** Missions that end within a day; null for viewers who may not read them. */
async function endingOf(viewer: ViewerModel, { platform, scope }: GatewayContext) {
  if (!isReal(viewer)) return null;
  return cachedSummary(scope, "missions", async () => {
    const { missions } = await platform.call(missionBoard, {});
    const now = platformNow({ scope });
    const endsSoon = missions.filter(
      ({ status, endsAt }) =>
        status === "PROCESS" && endsAt !== null && endsAt > now && endsAt - now <= day,
    );
    return endsSoon.toSorted((a, b) => Number(a.endsAt) - Number(b.endsAt)).slice(0, 2);
  });
}
