import { and, desc, eq, inArray, isNotNull, type SQL } from "drizzle-orm";
import * as v from "valibot";
import { payment } from "../../db/schema/history.ts";
import { defineCall } from "../../http/call.ts";
import { requireMember } from "../../http/context.ts";
import { PlatformError } from "../../http/errors.ts";
import { noParams } from "../../http/params.ts";
import { checkPictures, pictureFile } from "../../http/picture.ts";
import { formatAmount } from "./money.ts";
import { inspectionMs } from "./settle-payments.ts";

const common = {
  path: "/wps/withdraw/confirmations",
  modules: ["WITHDRAW3", "COMM3"],
  token: "required",
  audience: "real",
} as const;

/** CA17: paid withdrawals and the player's confirmations (S34), newest first. */
export const listConfirmations = defineCall({
  id: "CA17",
  methods: ["GET"],
  ...common,
  params: noParams,
  run: (context) =>
    context.db
      .select()
      .from(payment)
      .where(and(eq(payment.memberId, requireMember(context).id), isNotNull(payment.confirmState)))
      .orderBy(desc(payment.id))
      .limit(50)
      .all()
      .map((row) => ({
        id: `C${row.id}`,
        withdrawalId: String(row.id),
        amount: formatAmount(row.amount),
        paidAt: row.paidAt,
        confirmBy: row.confirmBy,
        state: row.confirmState,
      })),
});

const id = v.pipe(
  v.string(),
  v.regex(/^C\d{1,12}$/),
  v.transform((text) => Number(text.slice(1))),
);
const proof = v.optional(v.union([v.array(pictureFile), v.pipe(v.string(), v.maxLength(200))]));

/**
 * CA18: the player has received a payment, or has not, or has received all of them. "Not received" requires a
 * proof, and the operator checks it for a minute. `withdrawal.state` if it was decided before.
 */
export const confirmWithdrawal = defineCall({
  id: "CA18",
  methods: ["POST"],
  ...common,
  multipart: true,
  params: v.variant("decision", [
    v.strictObject({ decision: v.literal("RECEIVED"), id, proof }),
    v.strictObject({ decision: v.literal("NOT_RECEIVED"), id, proof }),
    v.strictObject({ decision: v.literal("ALL_RECEIVED") }),
  ]),
  run: async (context, wish) => {
    const { db, now } = context;
    const mine = eq(payment.memberId, requireMember(context).id);
    const waiting = and(mine, inArray(payment.confirmState, ["WAITING"]));
    const change = (where: SQL | undefined, fields: Partial<typeof payment.$inferInsert>) =>
      db.update(payment).set(fields).where(where).returning({ id: payment.id }).all().length;
    const received = { status: "COMPLETED", confirmState: "RECEIVED", settledAt: now, dueAt: null };
    if (wish.decision === "ALL_RECEIVED") {
      change(waiting, received);
      return {};
    }
    const hasProof = wish.proof !== undefined && wish.proof.length > 0;
    if (Array.isArray(wish.proof)) await checkPictures(wish.proof);
    if (wish.decision === "NOT_RECEIVED" && !hasProof) {
      throw new PlatformError("request_param_err", { detail: "proof" });
    }
    const missing = { status: "CONFIRMING", confirmState: "NOT_RECEIVED", hasProof };
    const fields =
      wish.decision === "RECEIVED" ? received : { ...missing, dueAt: now + inspectionMs };
    if (change(and(waiting, eq(payment.id, wish.id)), fields) === 0) {
      throw new PlatformError("withdrawal.state");
    }
    return {};
  },
});
