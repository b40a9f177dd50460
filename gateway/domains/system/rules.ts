/** The platform's rules of form fields by their plain names (C15, A47). */
import type { FieldRule } from "../../../brands/field-rule.ts";
import type { GatewayContext } from "../../context.ts";
import type { RegistrationRule } from "../../generated/resolver-types.ts";
import { registerSettings } from "./calls.ts";

/** Names that the wire writes otherwise than the schema (A18). */
const plainNames: Record<string, string> = { mobileNum: "mobile", qqNum: "qq" };

export type NamedRule = FieldRule & Pick<RegistrationRule, "field" | "enabled">;

/** In the platform's order; null when it can't say: bounds are never guessed. */
export async function listRules({ platform }: GatewayContext): Promise<NamedRule[] | null> {
  const rules = await platform.call(registerSettings, {}).catch(() => null);
  if (!rules) return null;
  return rules.map(({ acceptedPattern, field, ...rule }) => ({
    ...rule,
    field: plainNames[field] ?? field,
    pattern: acceptedPattern ?? "*",
    patternId: rule.patternId ?? null,
    minLength: rule.minLength ?? null,
    maxLength: rule.maxLength ?? null,
  }));
}

/** The same by field. */
export async function rulesOf(
  context: GatewayContext,
): Promise<ReadonlyMap<string, NamedRule> | null> {
  const rules = await listRules(context);
  return rules && new Map(rules.map((rule) => [rule.field, rule]));
}
