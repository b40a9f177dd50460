import * as v from "valibot";
import { defineCall } from "../../http/call.ts";
import { requireMember } from "../../http/context.ts";
import { PlatformError } from "../../http/errors.ts";
import { once } from "../../http/once.ts";
import { paymentPasswordText, requestId } from "../../http/params.ts";
import { balanceOf, houseOf, moveMoney, pointsOf, walletOf } from "../wallet/ledger.ts";
import { formatAmount, wholeAmount } from "../wallet/money.ts";
import { checkPaymentPassword } from "../wallet/payment-password.ts";
import { currencyScale, pointCode } from "./earn-points.ts";

/** Minor units (1/10000) of the tables' currency for a point: 100 points are 1. */
export const convertRatio = 100;

/**
 * C58: converts points into money at once (S29 has no state for it). Errors: those of the payment password,
 * `point.not.enough`, `request.conflict`.
 */
export const convertPoints = defineCall({
  id: "C58",
  methods: ["POST"],
  path: "/wps/relay/passwordCheck/MCS2_convertPoint",
  modules: ["PTSYS3"],
  token: "required",
  encrypted: true,
  audience: "real",
  params: v.strictObject({
    points: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000_000)),
    paymentPassword: paymentPasswordText,
    requestId,
  }),
  run: async (context, { points, paymentPassword, requestId }) => {
    await checkPaymentPassword(context, paymentPassword);
    const { db, now } = context;
    const { id, currency } = requireMember(context);
    return once(context, requestId, { points }, () => {
      const spent = wholeAmount(points);
      if (balanceOf(db, pointsOf(id)) < spent) throw new PlatformError("point.not.enough");
      const amount = points * convertRatio * currencyScale(currency);
      const reference = `convert:${points}`;
      const given = { from: pointsOf(id), to: houseOf(pointCode), amount: spent, now };
      moveMoney(db, { kind: "points:redeem", reference, ...given });
      const paid = { from: houseOf(currency), to: walletOf(id), amount, now, requestId };
      moveMoney(db, { kind: "points", reference, ...paid });
      return { amount: formatAmount(amount), balance: formatAmount(balanceOf(db, walletOf(id))) };
    });
  },
});
