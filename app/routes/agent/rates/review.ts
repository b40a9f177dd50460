import type { DownlineRowFragment } from "~/graphql/generated/graphql";
import type { GivableRate } from "~/routes/agent/rate-input/rate-fields.tsx";
import { compareAmounts } from "../../../../brands/amount.ts";

/** A rate of an account before and after. */
export interface RateChange {
  type: string;
  before: string | null;
  after: string;
  /** What the account has given on, where the new rate is below it: the platform would refuse it. */
  least: string | null;
}

/** What would become of an account. */
export interface ReviewedAccount {
  account: string;
  changes: RateChange[];
}

/** True for an account with changes that the platform can make: it sets all of them or none. */
export const isPossible = ({ changes }: ReviewedAccount): boolean =>
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

/** What the chosen accounts have and would get; types that stay as they are left out. */
export function reviewOf(
  members: readonly Pick<DownlineRowFragment, "account" | "rates" | "givenOn">[],
  rates: readonly { type: string; rate: string }[],
): ReviewedAccount[] {
  return members.map(({ account, rates: given, givenOn }) => ({
    account,
    changes: rates.flatMap(({ type, rate: after }) => {
      const before = given.find((each) => each.type === type)?.rate ?? null;
      if (before !== null && compareAmounts(before, after) === 0) return [];
      const needed = givenOn.find((each) => each.type === type)?.rate ?? "0";
      const least = compareAmounts(after, needed) < 0 ? needed : null;
      return [{ type, before, after, least }];
    }),
  }));
}
