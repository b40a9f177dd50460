/** The session of play while a game is open, and its reality checks. Its decisions are in `gateway/protection/`. */
import { defineDomain, rule } from "../../registry/domain.ts";
import { playResolvers } from "./resolvers.ts";

export const play = defineDomain({
  rows: {},
  fields: {
    // Null for everybody who has no game for money open.
    "Query.playStatus": { access: rule.anyone },
    "Query.realityCheckSetting": { access: rule.real },
    // It goes on with a game that is open; whether that may go on is asked every minute (G7).
    "Mutation.answerRealityCheck": { access: rule.real, effect: "NONE", audit: { kind: "PLAY" } },
    "Mutation.changeRealityCheck": {
      access: rule.real,
      effect: "NONE",
      audit: { kind: "LIMIT", facts: ["minutes"] },
    },
  },
  resolvers: playResolvers,
});
