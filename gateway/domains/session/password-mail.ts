/** A forgotten password, by mail (C10, V20, V21, E9, E11, A46b). */

import type { GatewayContext } from "../../context.ts";
import { invalidInput } from "../../failures/change-failure.ts";
import { refused } from "../../failures/refusal.ts";
import type { RequestPasswordMailInput, ResolversTypes } from "../../generated/resolver-types.ts";
import { tellSecurity } from "../../security-events.ts";
import { featuresOf } from "../system/features.ts";
import { checkBy, rulesOf } from "../system/rules.ts";
import { passwordByMail } from "./account-calls.ts";
import { accountFailure } from "./account-failure.ts";
import { isUnknownAccount } from "./password-fields.ts";

const hour = 3_600_000;
/** Mails an hour to one account, and from one address. */
const mostMails = { account: 3, address: 20 };

/** E9, E11: says the same whether or not name and address are known, unless the brand wants otherwise. */
export async function requestPasswordMail(
  input: RequestPasswordMailInput,
  context: GatewayContext,
): Promise<Awaited<ResolversTypes["RequestPasswordMailResult"]>> {
  const { platform, scope } = context;
  if (!(await featuresOf(context)).mailPasswordReset) return refused("NOT_OFFERED");
  const rules = await rulesOf(context);
  if (!rules) return refused("PLATFORM_UNAVAILABLE");
  const values = { username: input.username.trim(), email: input.email.trim() };
  const fields = Object.entries(values).flatMap(([field, value]) =>
    checkBy(field, value, rules.get(field), context),
  );
  if (fields.length > 0) return invalidInput(fields);
  const { brand, limits, address } = scope;
  const place = `${brand.id}:${scope.platform.origin}`;
  const counts = await Promise.all([
    limits.fail(`mail:${place}:account:${values.username.toLowerCase()}`, hour),
    limits.fail(`mail:${place}:address:${address}`, hour),
  ]);
  if (counts[0] > mostMails.account || counts[1] > mostMails.address) {
    if (counts[1] > mostMails.address) tellSecurity(scope, "address.throttled", { what: "mail" });
    return { __typename: "Throttled", retryAfterMs: hour };
  }
  try {
    await platform.call(passwordByMail, values);
  } catch (error) {
    if (!isUnknownAccount(error) || brand.explicitUnknownAccount) {
      return accountFailure(error, { account: "username" });
    }
  }
  return { __typename: "PasswordMailSent", email: values.email };
}
