/** Catalogue rows: rewards, referral, rebate. Wire: docs/platform-wire-accounts.md, "Wallet". */
import * as v from "valibot";
import { defineCall } from "../../platform/call.ts";
import { listOf } from "../../platform/list-of.ts";
import { wireAmount, wireRate } from "../../values/money.ts";
import {
  noInput,
  wireActivity,
  wireId,
  wireInteger,
  wireMoment,
  wireWord,
} from "../../values/wire-values.ts";
import { wireGameType } from "../games/wire.ts";

const ours = {
  moduleId: "COMM3",
  token: "required",
  encrypted: false,
  envelope: true,
  cache: null,
  source: "assumed",
} as const;
const read = { ...ours, method: "GET", group: "personal", read: true } as const;
const change = { ...ours, method: "POST", group: "money", read: false } as const;

export const rewardList = defineCall({
  ...read,
  id: "CA24",
  path: "/wps/rewards",
  request: noInput,
  answer: listOf(
    v.object({
      id: wireId,
      name: v.string(),
      kind: wireWord(["RAFFLE", "MISSION", "VIP", "RED_ENVELOPE"]),
      amount: wireAmount,
      status: wireActivity,
      endsAt: wireMoment,
    }),
  ),
  summary: "Rewards to claim, and those claimed.",
});

export const claimReward = defineCall({
  ...change,
  id: "C47",
  path: "/wps/relay/MCS2_claimRafflePromotion",
  moduleId: "REWCEN3",
  request: v.object({ rewardId: v.string() }),
  answer: v.object({ amount: v.nullish(wireAmount, null), status: wireActivity }),
  source: "spec",
  summary: "Claims a reward.",
});

export const referral = defineCall({
  ...read,
  id: "CA25",
  path: "/wps/referral",
  request: noInput,
  answer: v.object({
    code: v.string(),
    invited: wireInteger,
    active: wireInteger,
    earned: wireAmount,
    rows: listOf(
      v.object({
        account: v.string(),
        joinedAt: wireMoment,
        deposited: wireAmount,
        earned: wireAmount,
      }),
    ),
  }),
  summary: "Friends who came by the player's link.",
});

export const rebate = defineCall({
  ...read,
  id: "CA29",
  path: "/wps/rebate",
  moduleId: "MANPLAYREB3",
  request: noInput,
  answer: v.object({
    rows: listOf(
      v.object({
        gameType: wireGameType,
        validStake: wireAmount,
        ratePercent: wireRate,
        amount: wireAmount,
      }),
    ),
    total: wireAmount,
    claimableAt: wireMoment,
  }),
  summary: "The rebate that has gathered.",
});

export const claimRebate = defineCall({
  ...change,
  id: "CA30",
  path: "/wps/rebate",
  moduleId: "MANPLAYREB3",
  request: v.object({ requestId: v.string() }),
  answer: v.object({ amount: wireAmount }),
  summary: "Takes the rebate.",
});
