/** From the wire to the words of the schema: rounds, transactions, profit. */
import type { ProfitTotals, Transaction } from "../../generated/resolver-types.ts";
import { plainText } from "../../values/plain-text.ts";
import type { WireGameRecord, WireSums, WireTransaction } from "./calls.ts";

export function shapeRecord(record: WireGameRecord, currency: string) {
  const { vassalage, vendorName, gameType, stake, validStake, win, ...rest } = record;
  const money = (amount: string) => ({ amount, currency });
  return {
    ...rest,
    vendor: { code: vassalage, name: vendorName },
    type: gameType,
    stake: money(stake),
    validStake: money(validStake),
    win: money(win),
  };
}

export function shapeTransaction(
  { amount, balanceAfter, remark, requestId: _, ...rest }: WireTransaction,
  currency: string,
): Transaction {
  return {
    ...rest,
    amount: { amount, currency },
    balanceAfter: balanceAfter === null ? null : { amount: balanceAfter, currency },
    remark: plainText(remark),
  };
}

export function shapeSums(sums: WireSums, currency: string): ProfitTotals {
  const money = (amount: string) => ({ amount, currency });
  return {
    deposit: money(sums.deposit),
    withdrawal: money(sums.withdrawal),
    stake: money(sums.stake),
    win: money(sums.win),
    bonus: money(sums.bonus),
    rebate: money(sums.rebate),
    profit: money(sums.profit),
  };
}
