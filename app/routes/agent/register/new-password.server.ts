import { checkField, type FieldRule } from "../../../../brands/field-rule.ts";

const letters = "abcdefghjkmnpqrstuvwxyz";
const capitals = "ABCDEFGHJKLMNPQRSTUVWXYZ";
const digits = "23456789";
/** What a password may be made of, the strongest first; what looks like something else is left out. */
const alphabets = [[letters, capitals, digits, "#+-="], [letters, capitals, digits], [digits]];
const usualLength = 14;

/**
 * Generates a password for an account that another person will use, by the rule of C15.
 * @param rule null if the platform returns no rules (A47)
 * @returns null if no generated password fits, so that one has to be typed
 */
export function newPassword(rule: FieldRule | null): string | null {
  const { minLength, maxLength } = rule ?? {};
  const length = Math.min(Math.max(usualLength, minLength ?? 0), maxLength ?? 40, 40);
  const requested = rule ?? { pattern: "*", patternId: null, minLength: null, maxLength: null };
  for (const alphabet of alphabets) {
    const password = drawn(alphabet, length);
    if (!checkField(password, { ...requested, required: true }, {})) return password;
  }
  return null;
}

/** Signs of all of these sets, at least one of each, in no order. */
function drawn(sets: readonly string[], length: number): string {
  const all = sets.join("");
  const signs = Array.from({ length }, (_, at) => oneOf(sets[at] ?? all));
  for (let at = signs.length - 1; at > 0; at -= 1) {
    const other = below(at + 1);
    [signs[at], signs[other]] = [signs[other] ?? "", signs[at] ?? ""];
  }
  return signs.join("");
}

const oneOf = (signs: string) => signs[below(signs.length)] ?? "";

/** An even number from 0 to `bound` − 1: what would favour the low ones is drawn again. */
function below(bound: number): number {
  const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
  return byte < 256 - (256 % bound) ? byte % bound : below(bound);
}
