/** The intervals of reality checks that can be chosen (G11), in minutes. */
import type { RequestScope } from "../../request/request-scope.ts";

const usual = [10, 15, 20, 30, 45, 60, 90, 120] as const;

/** The longest interval of the visitor's market, in minutes. */
export function longestInterval({ market }: Pick<RequestScope, "market">): number {
  return market.realityCheck.longestMinutes;
}

/** What a player can choose: usual intervals up to the market's longest, and that one. */
export function intervalChoices(longest: number): number[] {
  return [...usual.filter((minutes) => minutes < longest), longest];
}
