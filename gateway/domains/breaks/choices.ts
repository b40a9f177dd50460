/** Which breaks a viewer can take, and when they would end (G15, G16). */
import { endOf, kindOf, offeredLengths } from "../../protection/breaks/break-lengths.ts";
import type { RequestScope } from "../../request/request-scope.ts";

/** The shortest self-exclusion of the visitor's market, in months (G16, G30). */
export const shortestMonths = ({ market }: RequestScope): number => market.exclusion.shortestMonths;

export const choicesAt = (scope: RequestScope, now: number) =>
  offeredLengths(shortestMonths(scope)).map((length) => ({
    length,
    kind: kindOf(length),
    until: endOf(length, now),
  }));
