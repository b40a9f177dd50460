/** The platform's rules of form fields (C15, A47). */
import { checkField, type FieldRule } from "../../../brands/field-rule.ts";
import { unbounded } from "../../../brands/unbounded.ts";
import type { FieldError, RegistrationRule } from "../../generated/resolver-types.ts";
import type { GatewayContext } from "../../request/context.ts";
import { registerSettings } from "./calls.ts";

export type NamedRule = FieldRule & Pick<RegistrationRule, "field" | "enabled">;

/** The rules in the platform's order; null when unavailable, because limits are never guessed. */
export function listRules({ platform }: GatewayContext): Promise<NamedRule[] | null> {
  return platform.call(registerSettings, {}).catch(() => null);
}

/** The rules by field. */
export async function rulesOf(
  context: GatewayContext,
): Promise<ReadonlyMap<string, NamedRule> | null> {
  const rules = await listRules(context);
  return rules && new Map(rules.map((rule) => [rule.field, rule]));
}

/** Validates a required field, by its rule if there is one. */
export function checkBy(
  field: string,
  value: string,
  rule: NamedRule | undefined,
  { scope }: GatewayContext,
): FieldError[] {
  const must = { ...unbounded, ...rule, required: true };
  const problem = checkField(value, must, scope.brand.patternMessages, field);
  return problem ? [{ field, ...problem }] : [];
}
