/** Catalogue rows: missions. Wire: docs/platform-wire-accounts.md, "Games, lottery, missions". */
import * as v from "valibot";
import { readCall } from "../../platform/call.ts";
import { listOf } from "../../platform/list-of.ts";
import { renamed } from "../../platform/renamed.ts";
import { percentOf, wireAmount, wireRate } from "../../values/money.ts";
import {
  wireActivity,
  wireId,
  wireInteger,
  wireMoment,
  wireText,
} from "../../values/wire-values.ts";

const points = v.fallback(v.pipe(wireInteger, v.minValue(0)), 0);

const mission = v.pipe(
  v.object({
    id: wireId,
    name: v.string(),
    description: wireText,
    kind: v.picklist(["STAKE", "DEPOSIT", "ROUNDS"]),
    // Amounts or rounds: both are decimal text from here on.
    target: wireRate,
    progress: wireRate,
    reward: wireAmount,
    status: wireActivity,
    endsAt: wireMoment,
  }),
  v.transform((each) => ({ ...each, percent: percentOf(each.progress, each.target) })),
);

export const missionBoard = readCall({
  id: "C42",
  path: "/wps/relay/MCSFE_getMissionSummaryDetails",
  moduleId: "MISSIONLB3",
  answer: v.object({ missions: listOf(mission), points }),
  summary: "The account's missions and how far they have come.",
});

export const missionLeaderboard = readCall({
  id: "C43",
  path: "/wps/relay/MCSFE_getMissionLeaderboard",
  answer: v.object({
    list: listOf(
      renamed(
        v.object({
          rank: wireInteger,
          customerName: v.string(),
          points,
          prize: v.fallback(v.nullish(wireAmount, null), null),
        }),
        { customerName: "customer" },
      ),
    ),
    me: v.fallback(v.nullish(v.object({ rank: v.nullish(wireInteger, null), points }), null), null),
  }),
  summary: "Who has earned most mission points.",
});
