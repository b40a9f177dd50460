/** Catalogue rows: points. Wire: docs/platform-wire-accounts.md, "Points". */
import * as v from "valibot";
import { listOf } from "../../decoder/list-of.ts";
import { renamed } from "../../decoder/renamed.ts";
import { changeCall, readCall } from "../../platform/call.ts";
import { rangeInput } from "../../values/date-range.ts";
import { wireAmount, wireRate, wireSum } from "../../values/money.ts";
import { pageAnswer, pageInput } from "../../values/offset-page.ts";
import {
  orElse,
  wireFlag,
  wireId,
  wireInteger,
  wireLabel,
  wireMoment,
  wireText,
  wireWord,
} from "../../values/wire-values.ts";

const exchangeType = wireWord(["COUPON", "LIFE", "GIFT"]);

/** S29, A59: the platform's three states. */
const redemptionStatus = v.pipe(
  wireWord(["APPLYING", "PASSED", "REJECTED"]),
  v.transform(
    (word) =>
      (({ APPLYING: "IN_PROCESS", PASSED: "APPROVED", REJECTED: "REJECTED" }) as const)[word],
  ),
);

const redemption = renamed(
  v.object({
    transactionNo: wireId,
    applyTime: wireMoment,
    exchangeType,
    productName: wireLabel,
    quantity: orElse(wireInteger, 1),
    requiredPoints: wireInteger,
    requiredAmount: wireSum,
    status: redemptionStatus,
    remark: wireText,
    deliveryAddress: wireText,
    phone: wireText,
    requestId: wireText,
  }),
  { transactionNo: "id", applyTime: "appliedAt", exchangeType: "type" },
);
export type WireRedemption = v.InferOutput<typeof redemption>;

/** D-26. */
const pointTypes = ["LIVE", "LOTTERY", "PVP", "RNG", "SPORTS", "REDEEM", "DEPOSIT"] as const;

const pointChange = renamed(
  v.object({
    id: wireId,
    pointType: wireWord(pointTypes),
    points: wireInteger,
    balanceAfter: orElse(wireInteger, null),
    at: wireMoment,
    remark: wireText,
  }),
  { pointType: "type" },
);
export type WirePointChange = v.InferOutput<typeof pointChange>;

const reward = v.object({
  id: wireId,
  name: wireLabel,
  type: exchangeType,
  image: wireText,
  requiredPoints: wireInteger,
  requiredAmount: wireSum,
  stock: orElse(wireInteger, null),
  description: wireText,
});
export type WirePointReward = v.InferOutput<typeof reward>;

export const pointBalance = readCall({
  bonus: true,
  id: "C52",
  path: "/wps/relay/MCS2_getPointBalance",
  moduleId: "PTSYS3",
  answer: renamed(v.object({ balance: wireInteger, frozen: orElse(wireInteger, 0) }), {
    balance: "available",
  }),
  summary: "The player's balance of points.",
});

export const pointRewards = readCall({
  bonus: true,
  id: "C53",
  path: "/wps/relay/MCS2_getPointReward",
  moduleId: "PTSYS3",
  answer: listOf(reward),
  summary: "Rewards that points can buy.",
});

export const redemptionList = readCall({
  bonus: true,
  id: "C54",
  path: "/wps/relay/MCS2_getRedeemPointList",
  moduleId: "PTSYS3",
  request: v.object(pageInput),
  answer: pageAnswer(redemption),
  summary: "The player's redemptions of points.",
});

export const pointConfig = readCall({
  bonus: true,
  id: "C55",
  path: "/wps/relay/MCS2_getPointConfig",
  moduleId: "PTSYS3",
  answer: v.object({
    depositRatio: orElse(
      listOf(v.object({ min: wireSum, max: orElse(wireAmount, null), pointsPer100: wireRate })),
      [],
    ),
    convertRatio: wireRate,
    expires: wireFlag,
  }),
  summary: "Rules for earning points, and their exchange rate.",
});

export const pointHistory = readCall({
  bonus: true,
  id: "C56",
  path: "/wps/relay/ODSFE2_MemTransDet",
  moduleId: "MEMTRANS3",
  request: renamed(
    v.object({
      ...pageInput,
      ...rangeInput,
      type: v.optional(
        v.pipe(
          v.picklist(pointTypes),
          v.transform((word) => word.toLowerCase()),
        ),
      ),
    }),
    { type: "pointType" },
  ),
  answer: pageAnswer(pointChange),
  summary: "Points that were earned and spent.",
});

export const redeemReward = changeCall({
  bonus: true,
  id: "C57",
  path: "/wps/relay/passwordCheck/MCS2_redeemPointReward",
  moduleId: "PTSYS3",
  encrypted: true,
  group: "money",
  request: v.object({
    rewardId: v.string(),
    quantity: v.number(),
    paymentPassword: v.string(),
    address: v.optional(v.string()),
    phone: v.optional(v.string()),
    requestId: v.string(),
  }),
  answer: renamed(
    v.object({
      transactionNo: orElse(wireId, null),
      status: orElse(redemptionStatus, "IN_PROCESS"),
    }),
    { transactionNo: "id" },
  ),
  summary: "Buys a reward with points.",
});

export const convertPoint = changeCall({
  bonus: true,
  id: "C58",
  path: "/wps/relay/passwordCheck/MCS2_convertPoint",
  moduleId: "PTSYS3",
  encrypted: true,
  group: "money",
  request: v.object({ points: v.number(), paymentPassword: v.string(), requestId: v.string() }),
  answer: v.object({ amount: orElse(wireAmount, null), balance: orElse(wireAmount, null) }),
  summary: "Converts points into money.",
});
