/** The date range of a list or report: `from` and `to` in ms since the epoch. */
import * as v from "valibot";
import { GatewayError } from "../failures/errors.ts";
import type { DateRange } from "../generated/resolver-types.ts";
import type { RequestScope } from "../request/request-scope.ts";
import type { PageArgs } from "./offset-page.ts";

const day = 86_400_000;

/** The longest range that the platform accepts, in days. */
const longestRange = 92;

/** Arguments of a paged list within a date range. */
export interface RangedArgs extends PageArgs {
  range?: DateRange | null | undefined;
}

/** Input schema of a call with a range; both ends are inclusive. */
export const rangeInput = { from: v.number(), to: v.number() };

/**
 * The requested range, or the last 7 days (K38), with an inclusive end.
 * @throws GatewayError BAD_USER_INPUT when it ends before it begins or is longer than so many days
 */
export function rangeOf(
  range: DateRange | null | undefined,
  { now }: Pick<RequestScope, "now">,
  longestDays = longestRange,
): { from: number; to: number } {
  if (!range) {
    // Rounded to whole minutes, so that equal reads of one page share a response.
    const to = Math.ceil(now() / 60_000) * 60_000;
    return { from: to - 7 * day, to: to - 1 };
  }
  const { from, to } = range;
  if (from < 0 || to <= from || to - from > longestDays * day) {
    throw new GatewayError("BAD_USER_INPUT", { fields: ["range"] });
  }
  return { from, to: to - 1 };
}

/** The range of equal length before another one, with an inclusive end. */
export function rangeBefore({ from, to }: { from: number; to: number }) {
  const length = to - from + 1;
  return { from: Math.max(0, from - length), to: Math.max(0, from - 1) };
}
