/** Finds the transaction of a change whose response was lost (docs/reliability.md, Money). */

import { compareAmounts, sizeOf } from "../../../brands/amount.ts";
import type { TransactionKind } from "../../generated/resolver-types.ts";
import { recordOfAttempt } from "../../mutations/find-written-record.ts";
import { platformNow } from "../../platform/platform-clock.ts";
import type { GatewayContext } from "../../request/context.ts";
import { transactions } from "./calls.ts";
import type { WireTransaction } from "./wire.ts";

/**
 * The transaction of an attempt, or null when the ledger has none. `amount` has no sign; `incoming` requires
 * a credit, for kinds that can be both.
 */
export async function findTransaction(
  attempt: { requestId: string; since: number },
  wanted: { kind: TransactionKind; amount?: string; incoming?: true },
  { platform, scope }: GatewayContext,
): Promise<WireTransaction | null> {
  const { kind, amount, incoming } = wanted;
  const range = { from: attempt.since - 60_000, to: platformNow({ scope }) };
  const { content } = await platform.call(transactions, {
    pageNo: 1,
    pageSize: 50,
    ...range,
    kind,
  });
  return recordOfAttempt(
    content,
    attempt,
    (record) =>
      record.kind === kind &&
      (!incoming || compareAmounts(record.amount, "0") > 0) &&
      (amount === undefined || compareAmounts(sizeOf(record.amount), amount) === 0),
  );
}
