/** Catalogue rows: rewards, referral, rebate. Wire: docs/platform-wire-accounts.md, "Wallet". */
import * as v from "valibot";
import { listOf } from "../../decoder/list-of.ts";
import { renamed } from "../../decoder/renamed.ts";
import { changeCall, readCall, reportCall } from "../../platform/call.ts";
import { wireGameType } from "../../values/game-type.ts";
import { wireAmount, wireRate, wireSum } from "../../values/money.ts";
import {
  orElse,
  wireActivity,
  wireId,
  wireInteger,
  wireLabel,
  wireMoment,
  wireWord,
} from "../../values/wire-values.ts";

export const rewardList = readCall({
  bonus: true,
  id: "CA24",
  path: "/wps/rewards",
  answer: listOf(
    v.object({
      id: wireId,
      name: wireLabel,
      kind: wireWord(["RAFFLE", "MISSION", "VIP", "RED_ENVELOPE"]),
      amount: wireAmount,
      status: wireActivity,
      endsAt: wireMoment,
    }),
  ),
  summary: "Open and claimed rewards.",
});

export const claimReward = changeCall({
  bonus: true,
  id: "C47",
  path: "/wps/relay/MCS2_claimRafflePromotion",
  moduleId: "REWCEN3",
  group: "money",
  request: v.object({ rewardId: v.string() }),
  answer: v.object({ amount: orElse(wireAmount, null), status: wireActivity }),
  summary: "Claims a reward.",
});

export const referral = reportCall({
  bonus: true,
  id: "CA25",
  path: "/wps/referral",
  answer: v.object({
    code: orElse(wireId, null),
    invited: orElse(wireInteger, null),
    active: orElse(wireInteger, null),
    earned: orElse(wireSum, null),
    rows: orElse(
      listOf(
        v.object({
          account: wireLabel,
          joinedAt: wireMoment,
          deposited: wireSum,
          earned: wireSum,
        }),
      ),
      null,
    ),
  }),
  summary: "Friends who registered through the player's referral link.",
});

const rebateRow = renamed(
  v.object({
    gameType: wireGameType,
    validStake: wireAmount,
    ratePercent: wireRate,
    amount: wireAmount,
  }),
  { gameType: "type" },
);

export const rebate = reportCall({
  bonus: true,
  id: "CA29",
  path: "/wps/rebate",
  moduleId: "MANPLAYREB3",
  answer: v.object({
    rows: orElse(listOf(rebateRow), null),
    total: orElse(wireAmount, null),
    claimableAt: wireMoment,
  }),
  summary: "The rebate that can be claimed.",
});

export const claimRebate = changeCall({
  bonus: true,
  id: "CA30",
  path: "/wps/rebate",
  moduleId: "MANPLAYREB3",
  group: "money",
  request: v.object({ requestId: v.string() }),
  answer: v.object({ amount: orElse(wireAmount, null) }),
  summary: "Claims the rebate.",
});
