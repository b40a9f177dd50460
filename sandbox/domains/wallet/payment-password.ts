import * as v from "valibot";
import { defineCall } from "../../http/call.ts";
import { type CallContext, requireMember } from "../../http/context.ts";
import { PlatformError } from "../../http/errors.ts";
import { changeProfile, profileOf } from "../member/profile.ts";
import { hashPassword, passwordMatches } from "../session/password.ts";

const mostTries = 5;
const lockMs = 30 * 60_000;

/**
 * Checks the caller's payment password: `payment.password.missing` when none is set,
 * `payment.password.error` with `triesLeft`, and after the fifth wrong one
 * `payment.password.locked` with `retryAfterMs` for 30 minutes. Counted before it is compared, so
 * that many tries at once are not more than five.
 */
export async function checkPaymentPassword(context: CallContext, given: string): Promise<void> {
  const { db, now } = context;
  const { id } = requireMember(context);
  const { paymentHash, paymentLockedUntil, paymentTries } = profileOf(db, id);
  if (paymentHash === null) throw new PlatformError("payment.password.missing");
  if (paymentLockedUntil > now) locked(paymentLockedUntil - now);
  const tries = paymentTries + 1;
  const lockedUntil = tries >= mostTries ? now + lockMs : 0;
  const counted = tries >= mostTries ? 0 : tries;
  changeProfile(db, id, { paymentTries: counted, paymentLockedUntil: lockedUntil });
  if (await passwordMatches(given, paymentHash)) {
    changeProfile(db, id, { paymentTries: 0, paymentLockedUntil: 0 });
    return;
  }
  if (lockedUntil > 0) locked(lockMs);
  throw new PlatformError("payment.password.error", { value: { triesLeft: mostTries - tries } });
}

function locked(retryAfterMs: number): never {
  throw new PlatformError("payment.password.locked", { value: { retryAfterMs } });
}

/** CA4: sets the payment password (6 digits), against the old one when there is one. */
export const setPaymentPassword = defineCall({
  id: "CA4",
  methods: ["PUT"],
  path: "/wps/member/paymentPassword",
  modules: ["COMM3"],
  token: "required",
  encrypted: true,
  audience: "real",
  params: v.strictObject({
    oldPaymentPassword: v.optional(v.pipe(v.string(), v.maxLength(40)), ""),
    newPaymentPassword: v.pipe(v.string(), v.regex(/^\d{6}$/, "6 digits")),
  }),
  run: async (context, { oldPaymentPassword, newPaymentPassword }) => {
    const { id } = requireMember(context);
    if (profileOf(context.db, id).paymentHash !== null) {
      await checkPaymentPassword(context, oldPaymentPassword);
      if (oldPaymentPassword === newPaymentPassword) throw new PlatformError("password.same");
    }
    changeProfile(context.db, id, { paymentHash: await hashPassword(newPaymentPassword) });
    return {};
  },
});
