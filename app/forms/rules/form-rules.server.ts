import type { FormRule } from "../../../brands/field-rule.ts";
import { unbounded } from "../../../brands/unbounded.ts";
import type { FormRules } from "./use-form-rules.ts";

/** A rule of C15 as a query answers it. */
interface AnsweredRule {
  field: string;
  pattern: string;
  patternId?: number | null;
  minLength?: number | null;
  maxLength?: number | null;
}

/** What a form asks of a field: the rule of C15 that it goes by, where that has another name. */
type Asked = Pick<FormRule, "same"> & { like?: string; optional?: boolean };

/**
 * What a form is checked by before it is sent (A50): the rules that the gateway checks it by, and of the
 * brand's table the messages that they need. Where C15 says nothing of a field it only has to be filled (A47).
 */
export function formRules(
  answered: readonly AnsweredRule[] | null | undefined,
  asked: Readonly<Record<string, Asked>>,
  patternMessages: Readonly<Record<string, string>>,
): FormRules {
  const entries = Object.entries<Asked>(asked).map(([name, { like = name, optional, same }]) => {
    const rule = answered?.find(({ field }) => field === like);
    return [name, { ...bounds(rule), required: !optional, ...(same ? { same } : {}) }] as const;
  });
  return withMessages(Object.fromEntries(entries), patternMessages);
}

/** Rules with the messages that they need. */
export function withMessages(
  fields: Readonly<Record<string, FormRule>>,
  patternMessages: Readonly<Record<string, string>>,
): FormRules {
  const needed = Object.values(fields).flatMap(({ patternId }) => {
    const message = patternId === null ? undefined : patternMessages[patternId];
    return message === undefined ? [] : [[String(patternId), message]];
  });
  return { fields, patternMessages: Object.fromEntries(needed) };
}

function bounds(rule: AnsweredRule | undefined) {
  if (!rule) return unbounded;
  const { pattern, patternId = null, minLength = null, maxLength = null } = rule;
  return { pattern, patternId, minLength, maxLength };
}

/** A new password and the same again, by the rule of C15's password (V24, V26, V27). */
export const newPassword = {
  newPassword: { like: "password" },
  confirmPassword: { same: "newPassword", like: "" },
} as const;
