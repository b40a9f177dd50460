/** What an agent gives on above what is left to the agent, so that it is paid out of the own pocket (A132). */
import type { CallAnswer } from "../../platform/call.ts";
import type { contractList } from "./calls.ts";
import type { WireContract } from "./wire.ts";

type Book = CallAnswer<typeof contractList>;

/**
 * Active contracts given at a higher rate than the viewer's own now. Whoever never had one of this kind gives as agreed:
 * without an own contract only its loss, which the book still knows, makes what is given too high.
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
