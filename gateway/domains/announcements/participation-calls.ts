/** Catalogue rows: participation in promotions. Wire: docs/platform-wire-accounts.md, "Promotions". */
import * as v from "valibot";
import { missingOf } from "../../../brands/amount.ts";
import { listOf } from "../../decoder/list-of.ts";
import { renamed } from "../../decoder/renamed.ts";
import { changeCall, readCall } from "../../platform/call.ts";
import { wireGameType } from "../../values/game-type.ts";
import { percentOf, wireAmount, wireCurrency, wireRate } from "../../values/money.ts";
import {
  orElse,
  wireFlag,
  wireId,
  wireMoment,
  wireText,
  wireWord,
} from "../../values/wire-values.ts";

const progress = v.pipe(
  v.object({
    counts: wireWord(["AMOUNT", "ROUNDS", "FRIENDS"]),
    // An amount or a count; both are decimal text.
    done: wireRate,
    needed: wireRate,
  }),
  v.transform((each) => ({
    ...each,
    percent: percentOf(each.done, each.needed),
    missing: missingOf(each.done, each.needed),
  })),
);

const participation = renamed(
  v.object({
    promotionId: wireId,
    status: wireWord(["NOT_JOINED", "JOINED", "CLAIMABLE", "ENDED"]),
    // An unknown step has no button.
    action: orElse(wireWord(["OPT_IN", "DEPOSIT", "PLAY", "INVITE", "CLAIM"]), null),
    gameType: orElse(wireGameType, null),
    progress: orElse(progress, null),
    reward: orElse(wireAmount, null),
    rewardAtMost: wireFlag,
    currency: wireCurrency,
    endsAt: wireMoment,
    claimedAt: wireMoment,
    claimRequestId: wireText,
  }),
  {
    status: "state",
    gameType: "games",
    rewardAtMost: "rewardIsMaximum",
    claimRequestId: "requestId",
  },
);
export type WireParticipation = v.InferOutput<typeof participation>;

export const participationList = readCall({
  bonus: true,
  id: "CA120",
  path: "/wps/promotions/participation",
  answer: listOf(participation),
  summary: "The player's state in each promotion.",
});

export const joinPromotion = changeCall({
  bonus: true,
  id: "CA121",
  path: "/wps/promotions/join",
  group: "money",
  request: v.object({ promotionId: v.string() }),
  answer: participation,
  summary: "Joins a promotion.",
});

export const claimPromotion = changeCall({
  bonus: true,
  id: "CA122",
  path: "/wps/promotions/claim",
  group: "money",
  request: v.object({ promotionId: v.string(), requestId: v.string() }),
  answer: v.object({ amount: orElse(wireAmount, null), currency: wireCurrency }),
  summary: "Claims the reward of a promotion.",
});
