/**
 * The platform's rule of a form field (C15, D-27, V13–V19), checked by the same function in the browser
 * and in the gateway (A50, V60). Knows nobody, so that both may use it.
 */

export interface FieldRule {
  required: boolean;
  /** A regular expression, or `*` for anything (A49). */
  pattern: string;
  /** Which message explains the pattern (A48). */
  patternId: number | null;
  /** Fewest and most characters, counted in code points; null is no bound. */
  minLength: number | null;
  maxLength: number | null;
}

/** What is wrong with a field: a key of the locale files and the values for its placeholders. */
export interface FieldProblem {
  messageKey: string;
  values: { name: string; value: string }[];
}

/** A longer pattern is not tried: nobody writes one by hand, and it may take for ever. */
const longestPattern = 200;
/** Where the platform names no most, this many characters are the most that a pattern is tried on. */
const longestTried = 500;

/**
 * Null when the value may be sent, else why not. The length comes first, so that a pattern never sees
 * a text that is too long. A pattern that can't be compiled is left to the platform.
 * @param value as it will be sent; blank counts as missing
 * @param patternMessages the brand's table: patternId → key
 */
export function checkField(
  value: string,
  rule: FieldRule,
  patternMessages: Readonly<Record<string, string>> = {},
): FieldProblem | null {
  if (value.trim() === "") {
    return rule.required ? { messageKey: "validation.required", values: [] } : null;
  }
  const wrongLength = checkLength(value, rule);
  if (wrongLength) return wrongLength;
  if (fits(value, rule.pattern)) return null;
  const known = rule.patternId === null ? undefined : patternMessages[rule.patternId];
  if (known !== undefined) return { messageKey: known, values: rangeOf(rule) };
  const values = rangeOf(rule);
  const messageKey = values.length === 2 ? "validation.formatRange" : "validation.format";
  return { messageKey, values };
}

/** V17 names the range, V18 a single number when both bounds are the same. */
function checkLength(value: string, { minLength, maxLength }: FieldRule): FieldProblem | null {
  const length = Array.from(value).length;
  const min = Math.max(minLength ?? 0, 0);
  if (length >= min && length <= (maxLength ?? longestTried)) return null;
  if (maxLength === null) {
    return length < min ? problem("tooShort", { min }) : problem("tooLong", { max: longestTried });
  }
  if (min === maxLength) return problem("lengthExact", { count: min });
  return min === 0
    ? problem("tooLong", { max: maxLength })
    : problem("length", { min, max: maxLength });
}

function fits(value: string, pattern: string): boolean {
  if (pattern === "*" || pattern === "" || pattern.length > longestPattern) return true;
  try {
    return new RegExp(pattern, "u").test(value);
  } catch {
    return fitsWithoutUnicode(value, pattern);
  }
}

/** Older patterns escape what needs no escape, which is an error in unicode mode only. */
function fitsWithoutUnicode(value: string, pattern: string): boolean {
  try {
    return new RegExp(pattern).test(value);
  } catch {
    return true;
  }
}

function rangeOf({ minLength, maxLength }: FieldRule): FieldProblem["values"] {
  const bounds = { min: minLength, max: maxLength };
  return Object.entries(bounds).flatMap(([name, bound]) =>
    bound === null ? [] : [{ name, value: String(bound) }],
  );
}

function problem(key: string, values: Record<string, number>): FieldProblem {
  const named = Object.entries(values).map(([name, value]) => ({ name, value: String(value) }));
  return { messageKey: `validation.${key}`, values: named };
}
