/** Transfers between wallets (C23) and within the team (CA19, P9). */

import * as v from "valibot";
import { logSecurityEvent } from "../../access/security-events.ts";
import { currencyOf, viewerOf } from "../../access/viewer.ts";
import { invalidInput } from "../../failures/change-failure.ts";
import { GatewayError } from "../../failures/errors.ts";
import type {
  ResolversTypes,
  TransferFundsInput,
  TransferToLineInput,
} from "../../generated/resolver-types.ts";
import { readForm } from "../../mutations/form-reader.ts";
import { moveMoney } from "../../mutations/money-attempt.ts";
import type { CallAnswer } from "../../platform/call.ts";
import { platformNow } from "../../platform/platform-clock.ts";
import type { GatewayContext } from "../../request/context.ts";
import { recentList } from "../../session-cache/recent-list.ts";
import { teamTransferGuard } from "../protection/deposit-guard.ts";
import { playGuard } from "../protection/play-check.ts";
import { findTransaction } from "../records/find-transaction.ts";
import { walletTransfer } from "./calls.ts";
import { lineTransfer } from "./team-transfer-calls.ts";

export async function transferFunds(
  input: TransferFundsInput,
  context: GatewayContext,
): Promise<Awaited<ResolversTypes["TransferFundsResult"]>> {
  const { platform, scope } = context;
  const currency = await currencyOf(context);
  const form = readForm(scope);
  const from = form.text("from", input.from);
  const to = form.text("to", input.to);
  const amount = form.amount("amount", input.amount, currency);
  if (from === to || (from !== "MAIN" && to !== "MAIN")) form.refuse("to", "validation.wallets");
  if (form.errors.length > 0) return invalidInput(form.errors);

  const kind = from === "MAIN" ? "TRANSFER_OUT" : "TRANSFER_IN";
  const outcome = await moveMoney<CallAnswer<typeof walletTransfer>["balances"] | "found">(
    {
      name: "transfer",
      key: input.idempotencyKey,
      args: { from, to, amount },
      guard: from === "MAIN" ? playGuard(context) : "OWN_MONEY",
      send: async (requestId) => {
        const body = { from, to, amount, requestId };
        return (await platform.call(walletTransfer, body)).balances;
      },
      find: async (since, requestId) => {
        const made = await findTransaction({ requestId, since }, { kind, amount }, context);
        return made && "found";
      },
    },
    context,
  );
  if ("failure" in outcome) return outcome.failure;
  const balances = outcome.result === "found" ? null : outcome.result;
  return { __typename: "TransferFundsSuccess", balances };
}

/** Transfers of this session, for their receipts. */
export const recentTransfers = recentList(
  "lineTransfers",
  v.object({
    id: v.string(),
    direction: v.picklist(["UPLINE", "DOWNLINE"]),
    account: v.nullable(v.string()),
    amount: v.string(),
    at: v.number(),
  }),
);

/** @throws GatewayError AGENT_ONLY when a member sends to an account below (P9) */
export async function transferToLine(
  input: TransferToLineInput,
  context: GatewayContext,
): Promise<Awaited<ResolversTypes["TransferToLineResult"]>> {
  const { platform, scope } = context;
  const { direction } = input;
  const downline = direction === "DOWNLINE";
  if (downline && (await viewerOf(context))?.account.role !== "AGENT") {
    logSecurityEvent(scope, "agent.only", { field: "transferToLine" });
    throw new GatewayError("AGENT_ONLY");
  }
  const currency = await currencyOf(context);
  const form = readForm(scope);
  const account = downline ? form.text("account", input.account) : "";
  const amount = form.amount("amount", input.amount, currency);
  const paymentPassword = form.paymentPassword(input.paymentPassword);
  if (form.errors.length > 0) return invalidInput(form.errors);

  const args = { direction, amount, ...(downline ? { account } : {}) };
  const outcome = await moveMoney<{ id: string; balance: string | null }>(
    {
      name: "line",
      key: input.idempotencyKey,
      args,
      guard: downline ? teamTransferGuard({ account, amount }, context) : "MONEY_OUT",
      send: async (requestId) => {
        const answer = await platform.call(lineTransfer, { ...args, paymentPassword, requestId });
        return { id: answer.id, balance: answer.balance };
      },
      find: async (since, requestId) => {
        const wanted = { kind: "TRANSFER_OUT", amount } as const;
        const made = await findTransaction({ requestId, since }, wanted, context);
        return made && { id: made.id, balance: made.balanceAfter };
      },
    },
    context,
  );
  if ("failure" in outcome) return outcome.failure;
  const { id, balance } = outcome.result;
  // Without an id of the platform the key identifies the transfer.
  const transferId = id || input.idempotencyKey.toLowerCase();
  const { session } = scope;
  const known = (await recentTransfers.read(session)).some((made) => made.id === transferId);
  const made = {
    id: transferId,
    direction,
    account: account || null,
    amount,
    at: platformNow(context),
  };
  if (!known) await recentTransfers.keep(session, made);
  return { __typename: "TransferToLineSuccess", transferId, balance };
}
