/** Contracts that an agent gives at a higher rate than the own one; the agent pays the difference (A132). */
import type { CallAnswer } from "../../platform/call.ts";
import type { contractList } from "./calls.ts";
import type { WireContract } from "./wire.ts";

type Book = CallAnswer<typeof contractList>;

/**
 * Active contracts given at a higher rate than the viewer's own current rate. Without an own contract this
 * counts only if one was terminated; an agent who never had one gives as agreed.
 */
export function givenAboveOwn({ mine, given, ended }: Book) {
  const lost = ended.some(({ state }) => state === "TERMINATED");
  if (!mine && !lost) return [];
  const own = mine ? ratesOf(mine) : [0, 0];
  return given
    .filter(({ state }) => state === "ACTIVE")
    .filter((contract) => ratesOf(contract).some((rate, at) => rate > (own[at] ?? 0)))
    .map((contract) => ({ account: contract.to, rate: rateText(contract) }));
}

function ratesOf({ terms }: WireContract): readonly number[] {
  return terms.__typename === "PeriodTerms"
    ? [Number(terms.rate)]
    : [Number(terms.winRate), Number(terms.lossRate)];
}

function rateText({ terms }: WireContract): string {
  return terms.__typename === "PeriodTerms" ? terms.rate : `${terms.winRate} / ${terms.lossRate}`;
}
