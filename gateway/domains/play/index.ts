/** The session of play while a game is open, and its reality checks. Its decisions are in `gateway/protection/`. */
import { defineDomain, rule } from "../../registry/domain.ts";
import { playResolvers } from "./resolvers.ts";

export const play = defineDomain({
  rows: {},
  access: {
    // Null for everybody who has no game for money open.
    "Query.playStatus": rule.anyone,
    "Query.realityCheckSetting": rule.real,
    "Mutation.answerRealityCheck": rule.real,
    "Mutation.changeRealityCheck": rule.real,
  },
  effects: {
    // It goes on with a game that is open; whether that may go on is asked every minute (G7).
    "Mutation.answerRealityCheck": "NONE",
    "Mutation.changeRealityCheck": "NONE",
  },
  audit: {
    "Mutation.answerRealityCheck": { kind: "PLAY" },
    "Mutation.changeRealityCheck": { kind: "LIMIT", facts: ["minutes"] },
  },
  resolvers: playResolvers,
});
