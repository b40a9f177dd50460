import type { RateReviewQuery } from "~/graphql/generated/graphql";
import type { GivableRate } from "~/routes/agent/rate-input/rate-fields.tsx";
import { compareAmounts } from "../../../../brands/amount.ts";

/** What would become of the chosen accounts. */
export type Review = NonNullable<NonNullable<RateReviewQuery["agent"]>["rateReview"]>;

/** True for an account with changes that the platform can make: it sets all of them or none. */
export const isPossible = ({ changes }: Review["accounts"][number]): boolean =>
  changes.length > 0 && changes.every(({ least }) => least === null);

export const mostAccounts = 50;

/** Why nothing can be reviewed yet. */
export type ChoiceProblem = "wrong" | "rates" | "accounts";

/** Percent with at most two decimals. */
const isRate = (rate: string) => /^\d{1,3}(\.\d{1,2})?$/.test(rate);

/** The types of which a rate is wrong: no percentage, or more than may be given. */
export function wrongTypes(
  rates: readonly { type: string; rate: string }[],
  givable: readonly GivableRate[],
): string[] {
  return rates
    .filter(({ type, rate }) => {
      const max = givable.find((each) => each.type === type)?.max;
      return max === undefined || !isRate(rate) || compareAmounts(rate, max) > 0;
    })
    .map(({ type }) => type);
}
