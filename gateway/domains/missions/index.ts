/** Missions and their leaderboard. */
import { defineDomain, rule } from "../../registry/domain.ts";
import * as calls from "./calls.ts";
import { missionsResolvers } from "./resolvers.ts";

export const missions = defineDomain({
  rows: calls,
  fields: {
    "Query.missions": { access: rule.real },
    "Query.missionLeaderboard": { access: rule.real },
  },
  offers: {
    MISSIONS: [calls.missionBoard],
  },
  resolvers: missionsResolvers,
});
