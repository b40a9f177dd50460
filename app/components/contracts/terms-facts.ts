import { graphql } from "~/graphql/generated";
import type { ContractTermsFactsFragment } from "~/graphql/generated/graphql";
import { decimalText } from "~/i18n/decimal-text.ts";
import type { MoneyValue } from "~/i18n/format.ts";
import type { GivenKey, I18n, MessageKey } from "~/i18n/i18n.tsx";

graphql(`
  fragment ContractTermsFacts on ContractTerms {
    __typename
    ... on PeriodTerms {
      rate
      amount {
        ...Money
      }
      activeCount
      periodConsumption {
        ...Money
      }
      periodLoss {
        ...Money
      }
      minBetPeriod
      period
      endTime
    }
    ... on RealTimeTerms {
      winRate
      lossRate
      singleBetAmount {
        ...Money
      }
    }
  }
`);

type Terms = ContractTermsFactsFragment;

const dayMs = 86_400_000;
/** A contract shows its end from this many days before it. */
const soonDays = 14;

/** The rate of a contract; real-time salary has rates for wins and for losses. */
export function rateOf(terms: Terms): string {
  return terms.__typename === "PeriodTerms" ? terms.rate : `${terms.winRate} / ${terms.lossRate}`;
}

/**
 * Returns the whole days until a contract ends, 0 for today; null if it is far off or never.
 * @param now in ms since the epoch
 */
export function endsInDays(terms: Terms, now: number): number | null {
  const end = terms.__typename === "PeriodTerms" ? terms.endTime : null;
  if (end == null || end <= now) return null;
  const days = Math.floor((end - now) / dayMs);
  return days <= soonDays ? days : null;
}

/** Returns the terms of a contract as names and values, without limits that don't apply. */
export function termsFacts(
  terms: Terms,
  { t, money, date, language }: Pick<I18n, "t" | "money" | "date" | "language">,
) {
  const decimal = (rate: string) => decimalText(rate, language);
  const said: [key: MessageKey, value: string | null][] =
    terms.__typename === "PeriodTerms"
      ? [
          ["agentCenter.contracts.rate", `${decimal(terms.rate)}%`],
          ["agentCenter.contracts.period", t(`agentCenter.contracts.periods.${terms.period}`)],
          ["agentCenter.contracts.amount", amount(terms.amount)],
          ["agentCenter.contracts.activeCount", count(terms.activeCount)],
          ["agentCenter.contracts.periodConsumption", amount(terms.periodConsumption)],
          ["agentCenter.contracts.periodLoss", amount(terms.periodLoss)],
          ["agentCenter.contracts.minBetPeriod", count(terms.minBetPeriod)],
          [
            "agentCenter.contracts.endTime",
            terms.endTime == null ? t("agentCenter.contracts.never") : date(terms.endTime),
          ],
        ]
      : [
          ["agentCenter.contracts.winRate", `${decimal(terms.winRate)}%`],
          ["agentCenter.contracts.lossRate", `${decimal(terms.lossRate)}%`],
          ["agentCenter.contracts.singleBetAmount", amount(terms.singleBetAmount)],
        ];
  return said.flatMap(([key, value]) =>
    value === null ? [] : [{ key, name: t(key satisfies GivenKey), value }],
  );

  function amount(value: MoneyValue | null | undefined) {
    return value ? money(value) : null;
  }
  function count(value: number | null | undefined) {
    return value == null ? null : String(value);
  }
}
