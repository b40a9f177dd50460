import type { RefusedField } from "~/forms/refusal/refusal.ts";

/** A rule of C15, as far as a hint tells of it. */
export interface HintedRule {
  pattern: string;
  patternId?: number | null;
  minLength?: number | null;
  maxLength?: number | null;
}

/** What a field will be checked by: a message with its values. */
export type Hint = Omit<RefusedField, "field">;

/**
 * What a field will be checked by, as messages: how long (V17, V18), and of what (A48). Nothing is said
 * of a bound that the platform does not name (A47).
 */
export function ruleHints(
  rule: HintedRule | undefined,
  patternMessages: Readonly<Record<string, string>>,
): Hint[] {
  if (!rule) return [];
  const { pattern, patternId } = rule;
  const known = pattern === "*" || patternId == null ? undefined : patternMessages[patternId];
  return [...lengthHint(rule), ...(known ? [{ messageKey: known, values: [] }] : [])];
}

function lengthHint({ minLength: min, maxLength: max }: HintedRule): Hint[] {
  if (min != null && max != null) {
    return min === max ? [hint("lengthExact", { count: min })] : [hint("length", { min, max })];
  }
  if (min != null) return [hint("tooShort", { min })];
  return max == null ? [] : [hint("tooLong", { max })];
}

function hint(key: string, values: Record<string, number>): Hint {
  const named = Object.entries(values).map(([name, value]) => ({ name, value: String(value) }));
  return { messageKey: `validation.${key}`, values: named };
}
