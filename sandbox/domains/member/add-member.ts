import type { Database } from "../../db/open.ts";
import { type MemberRow, member } from "../../db/schema/members.ts";
import { bankOf, houseOf, moveMoney, openAccount, walletOf } from "../wallet/ledger.ts";

export interface NewMember {
  id?: number;
  account: string;
  passwordHash: string;
  nickname: string;
  type: number;
  currency?: string;
  vip?: number;
  firstTimeLogin?: boolean;
  passwordExpired?: boolean;
  locked?: boolean;
  icon?: string | { url: string } | null;
  uplineId?: number | null;
  lastLogin?: number | null;
  /** Opening balance in minor units (1/10000), paid in from the bank. */
  opening: number;
  /** When the account was made, if not now. */
  createdAt?: number;
  now: number;
}

/** Adds a member, the wallet and the accounts of its currency, and books the opening balance. */
export function addMember(db: Database, fresh: NewMember): MemberRow {
  const { now, opening, currency = "USD" } = fresh;
  const row = db
    .insert(member)
    .values({
      id: fresh.id,
      account: fresh.account,
      passwordHash: fresh.passwordHash,
      nickname: fresh.nickname,
      type: fresh.type,
      currency,
      vip: fresh.vip ?? 0,
      lastLogin: fresh.lastLogin ?? null,
      firstTimeLogin: fresh.firstTimeLogin ?? false,
      passwordExpired: fresh.passwordExpired ?? false,
      locked: fresh.locked ?? false,
      icon: JSON.stringify(fresh.icon ?? null),
      uplineId: fresh.uplineId ?? null,
      createdAt: fresh.createdAt ?? now,
    })
    .returning()
    .get();
  const wallet = walletOf(row.id);
  for (const id of [wallet, houseOf(currency), bankOf(currency)]) {
    openAccount(db, id, currency, now);
  }
  const reference = `opening:${row.id}`;
  moveMoney(db, {
    kind: "opening",
    reference,
    from: bankOf(currency),
    to: wallet,
    amount: opening,
    now,
  });
  return row;
}
