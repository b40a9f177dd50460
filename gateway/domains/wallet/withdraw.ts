/** Requests a withdrawal (CA14), and confirms whether it arrived (CA18, S34–S36). */

import { compareAmounts } from "../../../brands/amount.ts";
import { currencyOf } from "../../access/viewer.ts";
import { changeFailure, fieldError, invalidInput } from "../../failures/change-failure.ts";
import type {
  ConfirmWithdrawalInput,
  RequestWithdrawalInput,
  ResolversTypes,
} from "../../generated/resolver-types.ts";
import { idOfRecord, recordOfAttempt } from "../../mutations/find-written-record.ts";
import { readForm } from "../../mutations/form-reader.ts";
import { moveMoney } from "../../mutations/money-attempt.ts";
import { readImages } from "../../mutations/read-images.ts";
import type { CallAnswer } from "../../platform/call.ts";
import { platformNow } from "../../platform/platform-clock.ts";
import type { GatewayContext } from "../../request/context.ts";
import { recentWithdrawals } from "./one-withdrawal.ts";
import {
  confirmWithdrawal as confirmRow,
  requestWithdrawal as requestRow,
  withdrawalConfirmations,
  withdrawalList,
} from "./withdraw-calls.ts";
import { noteWithdrawalRule } from "./withdrawal-rule.ts";

export async function requestWithdrawal(
  input: RequestWithdrawalInput,
  context: GatewayContext,
): Promise<Awaited<ResolversTypes["RequestWithdrawalResult"]>> {
  const { platform, scope } = context;
  const form = readForm(scope);
  const cardId = form.text("cardId", input.cardId);
  const amount = form.amount("amount", input.amount, await currencyOf(context));
  const paymentPassword = form.paymentPassword(input.paymentPassword);
  if (form.errors.length > 0) return invalidInput(form.errors);

  const find = async (since: number, requestId: string) => {
    const range = { from: since - 60_000, to: platformNow(context) };
    const { content } = await platform.call(withdrawalList, { pageNo: 1, pageSize: 50, ...range });
    const known = (await recentWithdrawals.read(scope.session)).map(({ id }) => id);
    // Excludes the withdrawal of an earlier form, for platforms whose records have no request id.
    const fits = (record: { id: string; amount: string }) =>
      !known.includes(record.id) && compareAmounts(record.amount, amount) === 0;
    const made = recordOfAttempt(content, { requestId, since }, fits);
    return made && { id: made.id, status: made.status };
  };
  const args = { cardId, amount };
  const outcome = await moveMoney<CallAnswer<typeof requestRow>>(
    {
      name: "withdraw",
      key: input.idempotencyKey,
      args,
      find,
      guard: "MONEY_OUT",
      send: async (requestId) => {
        const since = scope.now();
        await noteWithdrawalRule({ requestId, id: null }, context);
        const answer = await platform.call(requestRow, { ...args, paymentPassword, requestId });
        const id = answer.id ?? (await idOfRecord(() => find(since, requestId)));
        if (id !== null) await noteWithdrawalRule({ requestId, id }, context);
        return { ...answer, id };
      },
    },
    context,
  );
  if ("failure" in outcome) return outcome.failure;
  const { id: withdrawalId, status } = outcome.result;
  const at = platformNow(context);
  if (withdrawalId !== null) {
    await recentWithdrawals.keep(scope.session, { id: withdrawalId, amount, status, at });
  }
  return { __typename: "RequestWithdrawalSuccess", withdrawalId, status };
}

/**
 * Confirms a withdrawal. Repeating it is no error: the platform refuses the second one, and the list shows
 * the first.
 */
export async function confirmWithdrawal(
  input: ConfirmWithdrawalInput,
  context: GatewayContext,
): Promise<Awaited<ResolversTypes["ConfirmWithdrawalResult"]>> {
  const { decision } = input;
  const id = input.id?.trim() || undefined;
  if (decision !== "ALL_RECEIVED" && !id) {
    return invalidInput([fieldError("id", "validation.required")]);
  }
  const read = await readImages("proof", input.proof instanceof Blob ? [input.proof] : [], 1);
  if ("fields" in read) return invalidInput(read.fields);
  const [proof] = read.images;
  // S34: "not received" needs a picture as proof.
  if (decision === "NOT_RECEIVED" && !proof) {
    return invalidInput([fieldError("proof", "validation.required")]);
  }
  const body =
    decision === "ALL_RECEIVED" ? { decision } : { id, decision, ...(proof ? { proof } : {}) };
  try {
    await context.platform.call(confirmRow, body);
  } catch (error) {
    return changeFailure(error);
  }
  const { platform } = context;
  const confirmations = await platform.call(withdrawalConfirmations, {}).catch(() => null);
  return { __typename: "ConfirmWithdrawalSuccess", confirmations };
}
