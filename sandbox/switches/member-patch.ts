import { eq } from "drizzle-orm";
import * as v from "valibot";
import { type Database, inTransaction } from "../db/open.ts";
import { member } from "../db/schema/members.ts";
import { putLimit } from "../domains/member/limits.ts";
import { changeProfile } from "../domains/member/profile.ts";
import { bankOf, moveMoney, readAccount, walletOf } from "../domains/wallet/ledger.ts";
import { parseAmount } from "../domains/wallet/money.ts";

/** Changes to one account by `POST /__sandbox/set`; absent fields stay unchanged. */
export const memberPatchSchema = v.strictObject({
  account: v.string(),
  nickname: v.optional(v.string()),
  type: v.optional(v.number()),
  vip: v.optional(v.number()),
  firstTimeLogin: v.optional(v.boolean()),
  passwordExpired: v.optional(v.boolean()),
  locked: v.optional(v.boolean()),
  /** Frozen as an agent with an unpaid dividend is (S33). */
  frozen: v.optional(v.boolean()),
  /** Removes the password, as for an account of social sign-in. */
  passwordless: v.optional(v.literal(true)),
  /** The new balance as a decimal string; the difference is booked as a correction. */
  balance: v.optional(v.string()),
  /** Limits that customer service sets, as decimal strings: on a single bet, and on the deposits of a day. */
  limits: v.optional(
    v.strictObject({ STAKE: v.optional(v.string()), DEPOSIT: v.optional(v.string()) }),
  ),
});

/** Applies the patch; false for an unknown account or an invalid balance. */
export function patchMember(
  db: Database,
  patch: v.InferOutput<typeof memberPatchSchema>,
  now: number,
): boolean {
  const { account, balance, limits = {}, passwordless, frozen, ...plain } = patch;
  const fields = passwordless ? { ...plain, passwordHash: "" } : plain;
  const row = db.select().from(member).where(eq(member.account, account)).get();
  const amount = balance === undefined ? null : parseAmount(balance);
  if (row === undefined || (balance !== undefined && amount === null)) return false;
  inTransaction(db, () => {
    if (Object.keys(fields).length > 0) {
      db.update(member).set(fields).where(eq(member.id, row.id)).run();
    }
    if (frozen !== undefined) changeProfile(db, row.id, { frozen });
    for (const kind of ["STAKE", "DEPOSIT"] as const) {
      const limit = parseAmount(limits[kind] ?? "");
      if (limit !== null) putLimit(db, row.id, kind, limit);
    }
    if (amount !== null) correct(db, row.id, row.currency, amount, now);
  });
  return true;
}

function correct(db: Database, memberId: number, currency: string, target: number, now: number) {
  const wallet = walletOf(memberId);
  const bank = bankOf(currency);
  const difference = target - readAccount(db, wallet).balance;
  const [from, to] = difference > 0 ? [bank, wallet] : [wallet, bank];
  const reference = `correction:${memberId}`;
  const amount = Math.abs(difference);
  moveMoney(db, { kind: "correction", reference, from, to, amount, now });
}
