import type { RefusedField } from "~/forms/refusal/refusal.ts";

/** The parts of a C15 rule that a hint shows. */
export interface HintedRule {
  pattern: string;
  patternId?: number | null;
  minLength?: number | null;
  maxLength?: number | null;
}

/** One hint: a message with its values. */
export type Hint = Omit<RefusedField, "field">;

/**
 * Returns the hints of a field: its length (V17, V18) and its characters (A48). A limit that the platform does not give
 * is left out (A47).
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
