/** Catalogue rows: limits that the platform itself keeps for an account. Assumed (G40). */
import * as v from "valibot";
import { listOf } from "../../decoder/list-of.ts";
import { changeCall, readCall } from "../../platform/call.ts";
import { limitKinds, limitSpans } from "../../protection/limits/limit.ts";
import { wireAmount } from "../../values/money.ts";
import { orElse, wireMoment, wireWord } from "../../values/wire-values.ts";

export const platformLimits = readCall({
  id: "CA130",
  path: "/wps/member/limits",
  answer: listOf(
    v.object({
      kind: wireWord(limitKinds),
      period: wireWord(limitSpans),
      amount: wireAmount,
      used: orElse(wireAmount, null),
      until: wireMoment,
    }),
  ),
  summary: "The limits that the platform keeps for the account, and what it counts as used.",
});

/** A higher limit, or null for none, is a wish; after a day it is sent again with `confirmed`. */
export const setPlatformLimit = changeCall({
  id: "CA131",
  path: "/wps/member/limits",
  group: "personal",
  request: v.object({
    kind: v.literal("STAKE"),
    period: v.literal("BET"),
    amount: v.nullable(v.string()),
    confirmed: v.boolean(),
  }),
  answer: v.object({ amount: v.nullable(wireAmount) }),
  summary: "Sets the limit on a single bet; a higher one waits for a day and a confirmation.",
});
