/** The terms of an offer as a form gives them, checked before they are sent (V60, D-28, D-29). */
import type { FormReader } from "../../changes/form-reader.ts";
import type {
  OfferContractInput,
  PeriodTermsInput,
  RealTimeTermsInput,
} from "../../generated/resolver-types.ts";
import { compareAmounts } from "../../values/money.ts";
import { wirePeriodOf } from "./wire.ts";

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
    rate: rateOf("rate", terms.rate, form),
    period: wirePeriodOf[terms.period],
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
    winRate: rateOf("winRate", terms.winRate, form),
    lossRate: rateOf("lossRate", terms.lossRate, form),
    ...(least?.trim() ? { singleBetAmount: form.amount("singleBetAmount", least, currency) } : {}),
  };
}

/** A percentage from 0 to 100 with at most two decimals, as text. */
export function rateOf(field: string, raw: string, form: FormReader): string {
  const text = raw.trim();
  const good = /^\d{1,3}(\.\d{1,2})?$/.test(text) && compareAmounts(text, "100") <= 0;
  if (!good) form.refuse(field, "validation.rate", { min: 0, max: 100 });
  return text;
}
