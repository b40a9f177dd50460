/** From the wire to the words of the schema: contracts (S31–S33). */
import type {
  Contract,
  ContractBook,
  ContractKind,
  ContractTerms,
  ResolversTypes,
} from "../../generated/resolver-types.ts";
import { compareAmounts } from "../../values/money.ts";
import { type WireContract, type WireContractBook, wireKindOf } from "./wire.ts";

export function shapeBook(book: WireContractBook, currency: string): ContractBook {
  return {
    mine: book.mine && shapeContract(book.mine, currency),
    offers: book.offers.map((offer) => shapeContract(offer, currency)),
    given: book.given.map((given) => shapeContract(given, currency)),
    ended: (book.ended ?? []).map((ended) => shapeContract(ended, currency)),
  };
}

function shapeContract(
  { requestId: id, kind, requestKind: request, terms, ...rest }: WireContract,
  currency: string,
): Contract {
  return {
    ...rest,
    id,
    kind: kindOf(kind),
    request,
    terms: shapeTerms(terms, currency),
    willTerminate: rest.willTerminate ?? [],
    // S33 speaks of dividends only: salary is settled by the platform as it falls due.
    unpaid: kind === "DIVIDEND" ? "FREEZES_PAYER_AND_IS_FORCED" : null,
  };
}

type Terms = ContractTerms & Awaited<ResolversTypes["ContractTerms"]>;

function shapeTerms(terms: WireContract["terms"], currency: string): Terms {
  const money = (amount: string | null) => (amount === null ? null : { amount, currency });
  if ("winRate" in terms) {
    const { winRate, lossRate, singleBetAmount } = terms;
    const least = money(singleBetAmount);
    return { __typename: "RealTimeTerms", winRate, lossRate, singleBetAmount: least };
  }
  // Nought is how the platform writes that a limit does not apply.
  const limit = (amount: string | null) =>
    amount !== null && compareAmounts(amount, "0") === 0 ? null : money(amount);
  return {
    ...terms,
    __typename: "PeriodTerms",
    amount: limit(terms.amount),
    activeCount: terms.activeCount || null,
    periodConsumption: limit(terms.periodConsumption),
    periodLoss: limit(terms.periodLoss),
    minBetPeriod: terms.minBetPeriod || null,
  };
}

function kindOf(wire: WireContract["kind"]): ContractKind {
  const known = (Object.keys(wireKindOf) as ContractKind[]).find(
    (kind) => wireKindOf[kind] === wire,
  );
  if (!known) throw new Error(`no kind for ${wire}`);
  return known;
}
