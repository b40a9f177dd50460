import { eq } from "drizzle-orm";
import { type Database, inTransaction } from "../../db/open.ts";
import { ledgerEntry, ledgerTransfer } from "../../db/schema/history.ts";
import { ledgerAccount } from "../../db/schema/wallet.ts";
import { PlatformError } from "../../http/errors.ts";

export type MovementKind =
  /** What a wallet held before its statement begins; reports don't count it. */
  | "opening"
  | "deposit"
  | "withdrawal"
  /** What a withdrawal costs. */
  | "fee"
  | "stake"
  | "win"
  | "refund"
  | "correction"
  | "transfer"
  | "bonus"
  | "rebate"
  | "salary"
  | "dividend"
  | "commission"
  | "points"
  /** Of points: what they were earned with or spent on (D-26). */
  | `points:${PointType}`;

/** One movement between two accounts, in minor units (1/10000). */
export interface Movement {
  kind: MovementKind;
  /** What the movement belongs to: a bet, a payment. */
  reference: string;
  from: string;
  to: string;
  amount: number;
  now: number;
  /** The member's write behind it, which a lost answer is settled by. */
  requestId?: string | null;
}

/** Point types (D-26). */
export const pointTypes = ["live", "lottery", "pvp", "rng", "sports", "redeem", "deposit"] as const;
export type PointType = (typeof pointTypes)[number];

export const walletOf = (memberId: number) => `wallet:${memberId}`;
/** Whose wallet a ledger account is; null for every other account. */
export function walletOwner(accountId: string): number | null {
  const [, member] = /^wallet:(\d+)$/.exec(accountId) ?? [];
  return member === undefined ? null : Number(member);
}
/** Money a member keeps at a vendor, where one wallet does not serve all (C23). */
export const vendorWalletOf = (memberId: number, vendor: string) => `wallet:${memberId}:${vendor}`;
/** Money that left the wallet and has not arrived: a withdrawal, an order. */
export const holdOf = (memberId: number) => `hold:${memberId}`;
/** Points are a currency of their own, `PTS`, with the same four decimals. */
export const pointsOf = (memberId: number) => `points:${memberId}`;
export const frozenPointsOf = (memberId: number) => `frozen:${memberId}`;
export const ticketPurse = (ticketId: string) => `ticket:${ticketId}`;
export const houseOf = (currency: string) => `house:${currency}`;
export const bankOf = (currency: string) => `bank:${currency}`;

/** Opens an empty account; an existing one is not changed. */
export function openAccount(db: Database, id: string, currency: string, now: number): void {
  db.insert(ledgerAccount)
    .values({ id, currency, balance: 0, updatedAt: now })
    .onConflictDoNothing()
    .run();
}

/** Balance in minor units and the time it last changed; an unknown account is an error. */
export function readAccount(db: Database, id: string): typeof ledgerAccount.$inferSelect {
  const account = db.select().from(ledgerAccount).where(eq(ledgerAccount.id, id)).get();
  if (!account) throw new Error(`no ledger account ${id}`);
  return account;
}

/**
 * Moves an amount: one transfer with two entries whose sum is zero. Wallets and purses can't become negative
 * (`balance.not.enough`); house and bank accounts can, because they are the counterparty.
 */
export function moveMoney(db: Database, movement: Movement): void {
  const { kind, reference, from, to, amount, now, requestId = null } = movement;
  if (!Number.isSafeInteger(amount) || amount < 0) throw new Error(`not an amount: ${amount}`);
  if (amount === 0) return;
  inTransaction(db, () => {
    const source = readAccount(db, from);
    const target = readAccount(db, to);
    if (source.currency !== target.currency) throw new Error("accounts of two currencies");
    if (mustStayPositive(from) && source.balance < amount) {
      throw new PlatformError("balance.not.enough");
    }
    const transfer = db
      .insert(ledgerTransfer)
      .values({ kind, reference, at: now, requestId })
      .returning({ id: ledgerTransfer.id })
      .get();
    const of = { transferId: transfer.id, kind, at: now };
    enter(db, { ...of, accountId: from, amount: -amount, balanceAfter: source.balance - amount });
    enter(db, { ...of, accountId: to, amount, balanceAfter: target.balance + amount });
  });
}

function enter(
  db: Database,
  entry: Omit<typeof ledgerEntry.$inferInsert, "id" | "memberId">,
): void {
  const { accountId, balanceAfter, at } = entry;
  db.insert(ledgerEntry)
    .values({ ...entry, memberId: walletOwner(accountId) })
    .run();
  db.update(ledgerAccount)
    .set({ balance: balanceAfter, updatedAt: at })
    .where(eq(ledgerAccount.id, accountId))
    .run();
}

function mustStayPositive(accountId: string): boolean {
  return !accountId.startsWith("house:") && !accountId.startsWith("bank:");
}

/** Balance in minor units of an account that need not have been opened yet. */
export function balanceOf(db: Database, id: string): number {
  const where = eq(ledgerAccount.id, id);
  return db.select().from(ledgerAccount).where(where).get()?.balance ?? 0;
}
