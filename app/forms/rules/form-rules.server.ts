import type { FormRule } from "../../../brands/field-rule.ts";
import { unbounded } from "../../../brands/unbounded.ts";
import type { FormRules } from "./use-form-rules.ts";

/** A rule of C15 in a query's result. */
interface AnsweredRule {
  field: string;
  pattern: string;
  patternId?: number | null;
  minLength?: number | null;
  maxLength?: number | null;
}

/** The requirements of a field, and the name of its rule in C15 where it differs. */
type Requested = Pick<FormRule, "same"> & { like?: string; optional?: boolean };

/**
 * Returns the rules that a form is validated by before it is sent (A50): those of the gateway, with the brand's messages
 * for them. A field without a rule in C15 only has to be filled (A47).
 */
export function formRules(
  answered: readonly AnsweredRule[] | null | undefined,
  requested: Readonly<Record<string, Requested>>,
  patternMessages: Readonly<Record<string, string>>,
): FormRules {
  const entries = Object.entries<Requested>(requested).map(
    ([name, { like = name, optional, same }]) => {
      const rule = answered?.find(({ field }) => field === like);
      return [name, { ...bounds(rule), required: !optional, ...(same ? { same } : {}) }] as const;
    },
  );
  return withMessages(Object.fromEntries(entries), patternMessages);
}

/** Adds the messages that the rules need. */
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

/** A new password and its repetition, by the password rule of C15 (V24, V26, V27). */
export const newPassword = {
  newPassword: { like: "password" },
  confirmPassword: { same: "newPassword", like: "" },
} as const;
