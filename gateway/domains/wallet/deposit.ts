/** Requests a deposit (CA9), once per key. */

import { compareAmounts } from "../../../brands/amount.ts";
import { currencyOf } from "../../access/viewer.ts";
import { invalidInput } from "../../failures/change-failure.ts";
import { refused } from "../../failures/refusal.ts";
import type { RequestDepositInput, ResolversTypes } from "../../generated/resolver-types.ts";
import { mayDeposit } from "../../market/currencies.ts";
import { idOfRecord, recordOfAttempt } from "../../mutations/find-written-record.ts";
import { readForm } from "../../mutations/form-reader.ts";
import { moveMoney } from "../../mutations/money-attempt.ts";
import type { CallAnswer } from "../../platform/call.ts";
import { platformNow } from "../../platform/platform-clock.ts";
import type { GatewayContext } from "../../request/context.ts";
import { ownDepositGuard } from "../protection/deposit-guard.ts";
import { depositList, requestDeposit as row } from "./deposit-calls.ts";
import { recentDeposits } from "./one-deposit.ts";

type Result = Awaited<ResolversTypes["RequestDepositResult"]>;

export async function requestDeposit(
  input: RequestDepositInput,
  context: GatewayContext,
): Promise<Result> {
  const { platform, scope } = context;
  if (!(await mayDeposit(context))) return refused("NOT_IN_MARKET");
  const form = readForm(scope);
  const methodId = form.text("methodId", input.methodId);
  const amount = form.amount("amount", input.amount, await currencyOf(context));
  const payerName = form.optionalText("payerName", input.payerName);
  if (form.errors.length > 0) return invalidInput(form.errors);

  const args = { methodId, amount, ...(payerName === null ? {} : { payerName }) };
  const find = async (since: number, requestId: string) => {
    const range = { from: since - 60_000, to: platformNow(context) };
    const { content } = await platform.call(depositList, { pageNo: 1, pageSize: 50, ...range });
    const known = (await recentDeposits.read(scope.session)).map(({ id }) => id);
    // Excludes the deposit of an earlier form, for platforms whose records have no request id.
    const fits = (record: { id: string; amount: string }) =>
      !known.includes(record.id) && compareAmounts(record.amount, amount) === 0;
    const found = recordOfAttempt(content, { requestId, since }, fits);
    return found && { id: found.id, status: found.status, payTo: null, expiresAt: null };
  };
  const outcome = await moveMoney<CallAnswer<typeof row>>(
    {
      name: "deposit",
      key: input.idempotencyKey,
      args,
      find,
      guard: await ownDepositGuard(amount, context),
      send: async (requestId) => {
        const since = scope.now();
        const answer = await platform.call(row, { ...args, requestId });
        return { ...answer, id: answer.id ?? (await idOfRecord(() => find(since, requestId))) };
      },
    },
    context,
  );
  if ("failure" in outcome) return outcome.failure;
  const { id: depositId, status, payTo, expiresAt } = outcome.result;
  const at = platformNow(context);
  if (depositId !== null) {
    const requested = { id: depositId, amount, status, at, payTo, expiresAt };
    await recentDeposits.keep(scope.session, requested);
  }
  return { __typename: "RequestDepositSuccess", depositId, status, payTo, expiresAt };
}
