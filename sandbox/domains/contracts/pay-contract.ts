import { eq } from "drizzle-orm";
import type { Database } from "../../db/open.ts";
import { type ContractRow, contract } from "../../db/schema/history.ts";
import { changeProfile, memberById, profileOf } from "../member/profile.ts";
import { notify } from "../messages/notify.ts";
import { balanceOf, houseOf, moveMoney, walletOf } from "../wallet/ledger.ts";
import { formatAmount } from "../wallet/money.ts";
import { partyName } from "./end-contract.ts";

/**
 * Pays what a contract owes, from the giver's wallet, or from the house account if the operator is the giver. If
 * the giver has not enough money, a salary stays pending, and a dividend is forced (S33): the house account pays
 * it, and the giver is frozen.
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
  const wallet = walletOf(receiver.id);
  const pay = (from: string) =>
    moveMoney(db, { kind, reference: `contract:${row.kind}`, from, to: wallet, amount, now });
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
  const to = partyName(db, row.toId);
  const due = `${formatAmount(amount)} ${receiver.currency}`;
  if (!profileOf(db, row.fromId).frozen) {
    const frozenFor = JSON.stringify({ account: to, amount: formatAmount(amount) });
    changeProfile(db, row.fromId, { frozen: true, frozenAt: now, frozenFor });
    notify(db, row.fromId, { code: "frozen", values: { other: to, amount: due } }, now);
  }
  const from = partyName(db, row.fromId);
  notify(db, row.toId, { code: "forced", values: { other: from, amount: due } }, now);
  db.update(contract).set({ frozen: true }).where(eq(contract.id, row.id)).run();
  return "FORCED";
}
