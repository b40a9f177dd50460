import * as v from "valibot";
import { defineCall } from "../../http/call.ts";
import { requireMember } from "../../http/context.ts";
import { moneyAmount, noParams } from "../../http/params.ts";
import { dayMs, startOfDay } from "../records/days.ts";
import { formatAmount } from "../wallet/money.ts";
import { depositedToday, limitsOfMember, wishStakeLimit } from "./limits.ts";

const own = {
  path: "/wps/member/limits",
  modules: ["COMM3"],
  token: "required",
  audience: "real",
} as const;

/** CA130: the limits that the platform keeps for the caller's account, and what it counts as used. */
export const readLimits = defineCall({
  id: "CA130",
  methods: ["GET"],
  ...own,
  params: noParams,
  run: (context) => {
    const { db, now } = context;
    const { id } = requireMember(context);
    return limitsOfMember(db, id).map(({ kind, period, amount }) => ({
      kind,
      period,
      amount: formatAmount(amount),
      ...(kind === "DEPOSIT"
        ? { used: formatAmount(depositedToday(db, id, now)), until: startOfDay(now) + dayMs }
        : {}),
    }));
  },
});

/** CA131: sets the limit on a single bet; a higher one waits for a day and for `confirmed`. */
export const setLimit = defineCall({
  id: "CA131",
  methods: ["POST"],
  ...own,
  params: v.strictObject({
    kind: v.literal("STAKE"),
    period: v.literal("BET"),
    amount: v.nullable(moneyAmount),
    confirmed: v.boolean(),
  }),
  run: (context, { amount, confirmed }) => {
    const { db, now } = context;
    const wish = { amount, confirmed, now };
    const held = wishStakeLimit(db, requireMember(context).id, wish);
    return { amount: held === null ? null : formatAmount(held) };
  },
});
