/** The stretch of time that a record or report covers: `from` and `to` in ms since the epoch. */
import * as v from "valibot";
import { GatewayError } from "../failures/errors.ts";
import type { DateRange } from "../generated/resolver-types.ts";
import type { RequestScope } from "../request/request-scope.ts";
import type { PageArgs } from "./offset-page.ts";

const day = 86_400_000;

/** The longest range that the platform accepts. */
const longestRange = 92 * day;

/** Which stretch of a list within a range is asked for. */
export interface RangedArgs extends PageArgs {
  range?: DateRange | null | undefined;
}

/** What a call with a range is asked with: on the wire both ends belong to it. */
export const rangeInput = { from: v.number(), to: v.number() };

/**
 * The asked range, or the last 7 days (K38), as the wire has it: up to the last moment that belongs to it.
 * @throws GatewayError BAD_USER_INPUT when it ends before it begins or is longer than 92 days
 */
export function rangeOf(
  range: DateRange | null | undefined,
  { now }: Pick<RequestScope, "now">,
): { from: number; to: number } {
  if (!range) {
    // Whole minutes, so that the blocks of one page that ask the same share one answer.
    const to = Math.ceil(now() / 60_000) * 60_000;
    return { from: to - 7 * day, to: to - 1 };
  }
  const { from, to } = range;
  if (from < 0 || to <= from || to - from > longestRange) {
    throw new GatewayError("BAD_USER_INPUT", { fields: ["range"] });
  }
  return { from, to: to - 1 };
}

/** The range before one of the wire: it ends where this one begins and is as long. */
export function rangeBefore({ from, to }: { from: number; to: number }) {
  const length = to - from + 1;
  return { from: Math.max(0, from - length), to: Math.max(0, from - 1) };
}
