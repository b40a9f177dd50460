/** The terms of an offer as a form gives them, checked before they are sent (V60, D-28, D-29). */
import type { FormReader } from "../../changes/form-reader.ts";
import type {
  OfferContractInput,
  PeriodTermsInput,
  RealTimeTermsInput,
} from "../../generated/resolver-types.ts";

/** Null when the form is wrong: the reader knows why. */
export function readTerms(input: OfferContractInput, form: FormReader, currency: string) {
  const given = input.kind === "REAL_TIME_SALARY" ? input.realTime : input.period;
  if (!given) {
    form.refuse(input.kind === "REAL_TIME_SALARY" ? "realTime" : "period", "validation.required");
    return null;
  }
  return "winRate" in given
    ? realTimeTerms(given, form, currency)
    : periodTerms(given, form, currency);
}

function periodTerms(terms: PeriodTermsInput, form: FormReader, currency: string) {
  const limit = (field: string, value: string | null | undefined) =>
    value?.trim() ? { [field]: form.amount(field, value, currency) } : {};
  const least = (field: string, value: number | null | undefined, max: number) =>
    value == null ? {} : { [field]: form.whole(field, value, 0, max) };
  const { endTime } = terms;
  return {
    rate: form.rate("rate", terms.rate),
    period: terms.period,
    ...limit("amount", terms.amount),
    ...limit("periodConsumption", terms.periodConsumption),
    ...limit("periodLoss", terms.periodLoss),
    ...least("activeCount", terms.activeCount, 100_000),
    // A period has at most the days of a month.
    ...least("minBetPeriod", terms.minBetPeriod, 31),
    ...(endTime == null ? {} : { endTime }),
  };
}

function realTimeTerms(terms: RealTimeTermsInput, form: FormReader, currency: string) {
  const { singleBetAmount: least } = terms;
  return {
    winRate: form.rate("winRate", terms.winRate),
    lossRate: form.rate("lossRate", terms.lossRate),
    ...(least?.trim() ? { singleBetAmount: form.amount("singleBetAmount", least, currency) } : {}),
  };
}
