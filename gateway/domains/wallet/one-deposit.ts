/**
 * One deposit with the account to pay to (CA10). The records may lack that account or list the deposit late,
 * so the response to the request is stored in the session.
 */
import * as v from "valibot";
import type { GatewayContext } from "../../request/context.ts";
import { recentList } from "../../session-cache/recent-list.ts";
import { depositList } from "./deposit-calls.ts";
import { findRecord } from "./find-record.ts";

const text = v.nullish(v.string());
export const recentDeposits = recentList(
  "deposits",
  v.object({
    id: v.string(),
    amount: v.string(),
    status: v.picklist(["PENDING", "APPROVED", "REJECTED", "EXPIRED", "CANCELLED"]),
    at: v.number(),
    payTo: v.nullish(
      v.object({
        account: v.string(),
        name: text,
        bank: text,
        network: text,
        coin: text,
        payAmount: text,
        rate: text,
        rateUntil: v.nullish(v.number()),
        rateExpired: v.optional(v.boolean(), false),
        uri: text,
      }),
      null,
    ),
    expiresAt: v.nullish(v.number(), null),
  }),
);

/** A deposit of the viewer by id; null when neither the last month's records nor the session have it. */
export async function findDeposit(id: string, context: GatewayContext) {
  const recents = await recentDeposits.read(context.scope.session);
  const recent = recents.find((each) => each.id === id);
  const found = await findRecord(id, context, (page) => context.platform.call(depositList, page));
  if (!found) {
    const unknown = { methodName: "", kind: null, settledAt: null, cancellable: false };
    return recent ? { ...recent, ...unknown } : null;
  }
  return {
    ...found,
    payTo: found.payTo ?? recent?.payTo ?? null,
    expiresAt: found.expiresAt ?? recent?.expiresAt ?? null,
  };
}
