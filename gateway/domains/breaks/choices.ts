/** Which breaks a viewer can take, and when they would end (G15, G16). */
import { endOf, kindOf, offeredLengths } from "../../protection/break-lengths.ts";
import type { RequestScope } from "../../request/request-scope.ts";

/** The shortest self-exclusion, in months (G16). */
export const shortestMonths = (_scope: RequestScope): number => 6;

export const choicesAt = (scope: RequestScope, now: number) =>
  offeredLengths(shortestMonths(scope)).map((length) => ({
    ...{ length, kind: kindOf(length), until: endOf(length, now) },
  }));
