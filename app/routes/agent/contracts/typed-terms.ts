import type { ContractFactsFragment } from "~/graphql/generated/graphql";

/**
 * The terms of a contract as its form has them, for one that is offered again; when it ended is left out,
 * since that is what is renewed.
 */
export function typedTerms(terms: ContractFactsFragment["terms"]): Record<string, string> {
  if (terms.__typename === "RealTimeTerms") {
    const { winRate, lossRate, singleBetAmount } = terms;
    return { winRate, lossRate, singleBetAmount: singleBetAmount?.amount ?? "" };
  }
  return {
    rate: terms.rate,
    period: terms.period,
    amount: terms.amount?.amount ?? "",
    periodConsumption: terms.periodConsumption?.amount ?? "",
    periodLoss: terms.periodLoss?.amount ?? "",
    activeCount: String(terms.activeCount ?? ""),
    minBetPeriod: String(terms.minBetPeriod ?? ""),
  };
}
