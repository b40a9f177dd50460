/** Catalogue rows: missions. Wire: docs/platform-wire-accounts.md, "Games, lottery, missions". */
import * as v from "valibot";
import { listOf } from "../../decoder/list-of.ts";
import { renamed } from "../../decoder/renamed.ts";
import { readCall } from "../../platform/call.ts";
import { percentOf, wireAmount, wireRate } from "../../values/money.ts";
import {
  orElse,
  wireActivity,
  wireId,
  wireInteger,
  wireLabel,
  wireMoment,
  wireText,
  wireWord,
} from "../../values/wire-values.ts";

const points = orElse(v.pipe(wireInteger, v.minValue(0)), 0);

const mission = v.pipe(
  v.object({
    id: wireId,
    name: wireLabel,
    description: wireText,
    kind: wireWord(["STAKE", "DEPOSIT", "ROUNDS"]),
    // Amounts or counts of rounds; both are decimal text.
    target: wireRate,
    progress: wireRate,
    reward: wireAmount,
    status: wireActivity,
    startsAt: wireMoment,
    endsAt: wireMoment,
  }),
  v.transform((each) => ({ ...each, percent: percentOf(each.progress, each.target) })),
);

export const missionBoard = readCall({
  bonus: true,
  id: "C42",
  path: "/wps/relay/MCSFE_getMissionSummaryDetails",
  moduleId: "MISSIONLB3",
  answer: v.object({ missions: listOf(mission), points }),
  summary: "The player's missions with their progress.",
});

/** A prize of nothing is none. */
const prize = v.pipe(
  orElse(wireAmount, null),
  v.transform((amount) => (Number(amount) === 0 ? null : amount)),
);

export const missionLeaderboard = readCall({
  bonus: true,
  id: "C43",
  path: "/wps/relay/MCSFE_getMissionLeaderboard",
  answer: v.object({
    list: listOf(
      renamed(
        v.object({
          rank: wireInteger,
          customerName: wireLabel,
          points,
          prize,
        }),
        { customerName: "customer" },
      ),
    ),
    me: orElse(v.object({ rank: orElse(wireInteger, null), points }), null),
  }),
  summary: "Leaderboard of mission points.",
});
