/** Catalogue row: levels. Wire: docs/platform-wire-accounts.md, "Session and member". */
import * as v from "valibot";
import { listOf } from "../../decoder/list-of.ts";
import { readCall } from "../../platform/call.ts";
import { wireSum } from "../../values/money.ts";
import { orElse, wireInteger, wireLabel } from "../../values/wire-values.ts";

const nonBlank = v.pipe(v.string(), v.trim(), v.minLength(1));
const whole = v.pipe(wireInteger, v.minValue(0));

const level = v.object({
  level: whole,
  name: wireLabel,
  stake: orElse(wireSum, "0.00"),
  deposit: orElse(wireSum, "0.00"),
  benefits: orElse(listOf(nonBlank), []),
});
export type WireVipLevel = v.InferOutput<typeof level>;

export const vipStanding = readCall({
  bonus: true,
  id: "CA80",
  path: "/wps/member/vip",
  answer: v.object({
    level: whole,
    staked: orElse(wireSum, null),
    deposited: orElse(wireSum, null),
    levels: listOf(level),
  }),
  summary: "The account's VIP level, its progress to the next, and the benefits of all levels.",
});
