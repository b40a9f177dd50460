/** Redeems points for rewards (C57, S29) and converts them to money (C58). */

import { sizeOf } from "../../../brands/amount.ts";
import { type ChangeFailure, invalidInput } from "../../failures/change-failure.ts";
import type {
  ConvertPointsInput,
  RedeemPointsInput,
  ResolversTypes,
} from "../../generated/resolver-types.ts";
import { idOfRecord, recordOfAttempt } from "../../mutations/find-written-record.ts";
import { readForm } from "../../mutations/form-reader.ts";
import { moveMoney } from "../../mutations/money-attempt.ts";
import type { CallAnswer } from "../../platform/call.ts";
import type { GatewayContext } from "../../request/context.ts";
import { findTransaction } from "../records/find-transaction.ts";
import { convertPoint, redeemReward, redemptionList } from "./calls.ts";

/** The limits of a refused amount are money, so the message must say so. */
function cashOf(failure: ChangeFailure): ChangeFailure {
  if (failure.__typename !== "InvalidInput") return failure;
  const fields = failure.fields.map((field) =>
    field.messageKey === "validation.amountRange"
      ? { ...field, messageKey: "validation.cashRange" }
      : field,
  );
  return invalidInput(fields);
}

/** The format of a phone number that a courier can call. */
const phoneLook = /^\+?\d{6,15}$/;
/** Minimum length of an address that a courier can find. */
const shortestAddress = 8;

/** Upper limit of a quantity; the platform checks the stock. */
const mostAtOnce = 1_000_000_000;

export async function redeemPoints(
  input: RedeemPointsInput,
  context: GatewayContext,
): Promise<Awaited<ResolversTypes["RedeemPointsResult"]>> {
  const { platform, scope } = context;
  const form = readForm(scope);
  const rewardId = form.text("rewardId", input.rewardId);
  const quantity = form.whole("quantity", input.quantity ?? 1, 1, mostAtOnce);
  const address = form.optionalText("address", input.address);
  const phone = form.optionalText("phone", input.phone);
  if (address !== null && Array.from(address).length < shortestAddress) {
    form.refuse("address", "validation.tooShort", { min: shortestAddress });
  }
  if (phone !== null && !phoneLook.test(phone)) form.refuse("phone", "validation.phone");
  const paymentPassword = form.paymentPassword(input.paymentPassword);
  if (form.errors.length > 0) return invalidInput(form.errors);

  const args = {
    rewardId,
    quantity,
    ...(address === null ? {} : { address }),
    ...(phone === null ? {} : { phone }),
  };
  const find = async (since: number, requestId: string) => {
    const { content } = await platform.call(redemptionList, { pageNo: 1, pageSize: 50 });
    const dated = content.map((item) => item && { ...item, at: item.appliedAt });
    const fits = (item: { quantity: number }) => item.quantity === quantity;
    const made = recordOfAttempt(dated, { requestId, since }, fits);
    return made && { id: made.id, status: made.status };
  };
  const outcome = await moveMoney<CallAnswer<typeof redeemReward>>(
    {
      name: "redeem",
      key: input.idempotencyKey,
      args,
      find,
      guard: "OWN_MONEY",
      send: async (requestId) => {
        const since = scope.now();
        const answer = await platform.call(redeemReward, { ...args, paymentPassword, requestId });
        return { ...answer, id: answer.id ?? (await idOfRecord(() => find(since, requestId))) };
      },
      // Too many points or too much money is the result of the quantity.
      renamed: { points: "quantity", amount: "quantity" },
    },
    context,
  );
  if ("failure" in outcome) return cashOf(outcome.failure);
  const { id: redemptionId, status } = outcome.result;
  return { __typename: "RedeemPointsSuccess", redemptionId, status };
}

export async function convertPoints(
  input: ConvertPointsInput,
  context: GatewayContext,
): Promise<Awaited<ResolversTypes["ConvertPointsResult"]>> {
  const { platform, scope } = context;
  const form = readForm(scope);
  const points = form.whole("points", input.points, 1, mostAtOnce);
  const paymentPassword = form.paymentPassword(input.paymentPassword);
  if (form.errors.length > 0) return invalidInput(form.errors);

  const outcome = await moveMoney<{ amount: string | null; balance: string | null }>(
    {
      name: "convert",
      key: input.idempotencyKey,
      args: { points },
      guard: "OWN_MONEY",
      send: async (requestId) => {
        const answer = await platform.call(convertPoint, { points, paymentPassword, requestId });
        return { amount: answer.amount, balance: answer.balance };
      },
      find: async (since, requestId) => {
        const wanted = { kind: "POINTS", incoming: true } as const;
        const made = await findTransaction({ requestId, since }, wanted, context);
        return made && { amount: sizeOf(made.amount), balance: made.balanceAfter };
      },
      renamed: { amount: "points" },
    },
    context,
  );
  if ("failure" in outcome) return cashOf(outcome.failure);
  return { __typename: "ConvertPointsSuccess", ...outcome.result };
}
