/** One withdrawal (CA15) with its confirmation (CA17), and cancelling it (CA36). */
import * as v from "valibot";
import { changeFailure } from "../../failures/change-failure.ts";
import { whereOffered } from "../../failures/not-offered.ts";
import { refused } from "../../failures/refusal.ts";
import type { ResolversTypes } from "../../generated/resolver-types.ts";
import { PlatformError } from "../../platform/errors.ts";
import type { GatewayContext } from "../../request/context.ts";
import { recentList } from "../../session-cache/recent-list.ts";
import { findRecord } from "./find-record.ts";
import {
  cancelWithdrawal as cancelRow,
  type WireConfirmation,
  type WireWithdrawal,
  withdrawalConfirmations,
  withdrawalList,
} from "./withdraw-calls.ts";
import { mayCancel } from "./withdrawal-rule.ts";

/** Recently requested withdrawals, which the records may list late. */
export const recentWithdrawals = recentList(
  "withdrawals",
  v.object({
    id: v.string(),
    amount: v.string(),
    status: v.picklist(["PENDING", "PAID", "CONFIRMING", "COMPLETED", "REJECTED", "CANCELLED"]),
    at: v.number(),
  }),
);

export type WithdrawalModel = Omit<WireWithdrawal, "fee" | "requestId"> & {
  fee: string | null;
  requestId?: string | null;
};

/** A withdrawal of the viewer by id; null when neither the last month's records nor the session have it. */
export async function findWithdrawal(
  id: string,
  context: GatewayContext,
): Promise<WithdrawalModel | null> {
  const found = await findRecord(id, context, (page) =>
    context.platform.call(withdrawalList, page),
  );
  if (found) return found;
  const recents = await recentWithdrawals.read(context.scope.session);
  const recent = recents.find((each) => each.id === id);
  const unknown = { fee: null, card: null, paidAt: null, settledAt: null, cancellable: false };
  return recent ? { ...recent, ...unknown } : null;
}

/** The confirmation of a withdrawal; only paid ones have one, so others cause no call. */
export async function confirmationOf(
  { id, status }: WithdrawalModel,
  { platform }: GatewayContext,
): Promise<WireConfirmation | null> {
  if (status === "PENDING" || status === "CANCELLED") return null;
  const all = await whereOffered(() => platform.call(withdrawalConfirmations, {}));
  return all?.find(({ withdrawalId }) => withdrawalId === id) ?? null;
}

/**
 * A withdrawal can be cancelled only once, so it needs no key; after a lost response the records show the
 * result.
 */
export async function cancelWithdrawal(
  id: string,
  context: GatewayContext,
): Promise<Awaited<ResolversTypes["CancelWithdrawalResult"]>> {
  // G12: the market where it was requested decides whether it can be taken back.
  const readRequestId = async () => (await findWithdrawal(id, context))?.requestId ?? null;
  const may = await mayCancel(id, () => readRequestId().catch(() => null), context);
  if (may === null) return refused("PROTECTION_UNAVAILABLE");
  if (!may) return refused("NOT_OFFERED");
  const done = { __typename: "CancelWithdrawalSuccess", withdrawalId: id } as const;
  try {
    await context.platform.call(cancelRow, { id });
    return done;
  } catch (error) {
    const lost = error instanceof PlatformError && error.failure === "UNKNOWN_OUTCOME";
    const now = lost ? await findWithdrawal(id, context).catch(() => null) : null;
    if (now?.status === "CANCELLED") return done;
    const failure = changeFailure(error);
    // There is no form with a field for the error.
    return failure.__typename === "InvalidInput" ? refused("PLATFORM_REFUSED") : failure;
  }
}
