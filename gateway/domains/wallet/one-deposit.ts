/**
 * One deposit with the account to pay to (CA10). The records may lack that account or list the deposit late,
 * so the response to the request is stored in the session.
 */
import * as v from "valibot";
import { viewerOf } from "../../access/viewer.ts";
import type { GatewayContext } from "../../request/context.ts";
import { logUnreachable } from "../../request/log-unreachable.ts";
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

const voids: readonly string[] = ["REJECTED", "EXPIRED", "CANCELLED"];

/** A deposit that came to nothing does not count any more, also not for what an agent may credit (G7). */
export function noteVoided(id: string, context: GatewayContext): void {
  const { scope } = context;
  const note = async () => {
    const viewer = await viewerOf(context);
    if (viewer) await scope.protection.of(viewer.account.account).voided(id);
  };
  scope.waitUntil(note().catch((error: unknown) => logUnreachable(scope, error)));
}

/** A deposit of the viewer by id; null when neither the last month's records nor the session have it. */
export async function findDeposit(id: string, context: GatewayContext) {
  const recents = await recentDeposits.read(context.scope.session);
  const recent = recents.find((each) => each.id === id);
  const found = await findRecord(id, context, (page) => context.platform.call(depositList, page));
  if (!found) {
    const unknown = { methodName: "", kind: null, settledAt: null, cancellable: false };
    return recent ? { ...recent, ...unknown } : null;
  }
  if (voids.includes(found.status)) noteVoided(id, context);
  return {
    ...found,
    payTo: found.payTo ?? recent?.payTo ?? null,
    expiresAt: found.expiresAt ?? recent?.expiresAt ?? null,
  };
}
