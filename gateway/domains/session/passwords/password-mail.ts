/** Requests a new password by mail (C10, V20, V21, E9, E11, A46b). */

import { invalidInput } from "../../../failures/change-failure.ts";
import { hadNoEffect, refused } from "../../../failures/refusal.ts";
import type {
  RequestPasswordMailInput,
  ResolversTypes,
} from "../../../generated/resolver-types.ts";
import { takeByAddress } from "../../../limits/address-limits.ts";
import type { GatewayContext } from "../../../request/context.ts";
import { featuresOf } from "../../system/features.ts";
import { checkBy, rulesOf } from "../../system/rules.ts";
import { accountFailure } from "../account/account-failure.ts";
import { passwordByMail } from "../account-calls.ts";
import { isUnknownAccount } from "./password-fields.ts";

const hour = 3_600_000;
/** Maximum number of mails per hour to one account. */
const mostMails = 3;

/** E9, E11: the result does not reveal whether name and address are known, unless the brand allows it. */
export async function requestPasswordMail(
  input: RequestPasswordMailInput,
  context: GatewayContext,
): Promise<Awaited<ResolversTypes["RequestPasswordMailResult"]>> {
  const { platform, scope } = context;
  if (!(await featuresOf(context)).mailPasswordReset) return refused("NOT_OFFERED");
  const rules = await rulesOf(context);
  if (!rules) return refused("PLATFORM_UNAVAILABLE");
  const { username, email } = input;
  const values = { username, email };
  const fields = Object.entries(values).flatMap(([field, value]) =>
    checkBy(field, value, rules.get(field), context),
  );
  if (fields.length > 0) return invalidInput(fields);
  const { brand, limits } = scope;
  const name = values.username.toLowerCase();
  const mails = `mail:${brand.id}:${scope.platform.origin}:account:${name}`;
  const sender = await takeByAddress("mail", scope);
  if ("retryAfterMs" in sender) return sender;
  const retryAfterMs = await limits.take(mails, mostMails, hour);
  if (retryAfterMs !== null) return { __typename: "Throttled", retryAfterMs };
  try {
    await platform.call(passwordByMail, values);
  } catch (error) {
    // Requests for unknown accounts stay counted, because they could be used to find existing ones.
    if (hadNoEffect(error) && !isUnknownAccount(error)) {
      await Promise.all([sender.giveBack(), limits.giveBack(mails)]);
    }
    if (!isUnknownAccount(error) || brand.explicitUnknownAccount) {
      return accountFailure(error, { account: "username" });
    }
  }
  return { __typename: "PasswordMailSent", email: values.email };
}
