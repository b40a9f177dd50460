/** An answer of CA150 of which every value could be read. */

import type { CallAnswer } from "../../platform/call.ts";
import { PlatformError } from "../../platform/errors.ts";
import { income } from "./calls.ts";

type Answer = CallAnswer<typeof income>;

/** A value and all values within it, without null. */
type Known<T> = T extends readonly (infer Item)[]
  ? Known<Item>[]
  : T extends object
    ? { [Name in keyof T]: Known<NonNullable<T[Name]>> }
    : NonNullable<T>;

/** Parts that income can do without. */
type Optional = "finalAt" | "since" | "sumsSince" | "bookedSince" | "expected";

export type WholeIncome = Known<Omit<Answer, Optional>> & {
  finalAt: number | null;
  since: number | null;
  sumsSince: number | null;
  bookedSince: number | null;
  expected: Known<NonNullable<Answer["expected"]>> | null;
};

/**
 * The answer without unreadable values: sums that lack a row would look like the whole.
 * @throws PlatformError UPSTREAM_BAD_RESPONSE where a value could not be read
 */
export function wholeIncome(answer: Answer): WholeIncome {
  const { finalAt, since, sumsSince, bookedSince, expected, ...needed } = answer;
  if (!isKnown(needed)) throw new PlatformError("UPSTREAM_BAD_RESPONSE", income.id);
  return {
    ...needed,
    finalAt,
    since,
    sumsSince,
    bookedSince,
    expected: isKnown(expected) ? expected : null,
  };
}

function isKnown<T>(value: T): value is T & Known<NonNullable<T>> {
  if (value === null || value === undefined) return false;
  return typeof value !== "object" || Object.values(value).every(isKnown);
}
