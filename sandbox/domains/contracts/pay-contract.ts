import { eq } from "drizzle-orm";
import type { Database } from "../../db/open.ts";
import { type ContractRow, contract } from "../../db/schema-accounts.ts";
import { changeProfile, memberById, profileOf } from "../member/profile.ts";
import { balanceOf, houseOf, moveMoney, walletOf } from "../wallet/ledger.ts";

/**
 * Pays what a contract owes. The giver's wallet pays, the house where the operator is the giver. A
 * giver without the money: a salary stays pending; a dividend is forced (S33): the house pays it and
 * the giver is frozen.
 */
export function payContract(
  db: Database,
  row: ContractRow,
  amount: number,
  now: number,
): "PAID" | "PENDING" | "FORCED" {
  const receiver = memberById(db, row.toId);
  if (receiver === undefined) return "PENDING";
  const kind = row.kind === "DIVIDEND" ? "dividend" : "salary";
  const house = houseOf(receiver.currency);
  const to = walletOf(receiver.id);
  const pay = (from: string) =>
    moveMoney(db, { kind, reference: `contract:${row.kind}`, from, to, amount, now });
  if (row.fromId === null) {
    pay(house);
    return "PAID";
  }
  const giver = walletOf(row.fromId);
  if (balanceOf(db, giver) >= amount) {
    pay(giver);
    return "PAID";
  }
  if (row.kind !== "DIVIDEND") return "PENDING";
  pay(house);
  profileOf(db, row.fromId);
  changeProfile(db, row.fromId, { frozen: true });
  db.update(contract).set({ frozen: true }).where(eq(contract.id, row.id)).run();
  return "FORCED";
}
